import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentTelling, onTelling, type Telling } from './message.ts';

const nothing: Telling = { message: null, lines: [] };

/**
 * Shows what any part of the page has to tell: error popup, success popup and lines at the foot of the window. What shows them
 * is fetched with the first thing to tell; when it does not come, the words alone are shown.
 */
export function MessageHost() {
  const telling = useSyncExternalStore(onTelling, currentTelling, () => nothing);
  const [View, setView] = useState<ComponentType<Telling> | null>(null);
  const [alone, setAlone] = useState(false);
  const any = telling.message !== null || telling.lines.length > 0;
  useEffect(() => {
    if (!any || View) return;
    import('./message-view.tsx').then(
      (module) => setView(() => module.default),
      () => setAlone(true),
    );
  }, [any, View]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[max(1rem,var(--sticky-bar,0px))] z-60 flex flex-col items-center gap-2 px-4"
    >
      {View ? <View {...telling} /> : null}
      {!View && alone && any ? (
        <p className="max-w-md rounded-card bg-night p-4 text-on-night text-sm shadow-float">
          {telling.message?.text ?? telling.lines.at(-1)?.text}
        </p>
      ) : null}
    </div>
  );
}
