import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentMessages, type Messages, onMessages } from './message.ts';

/** The id of the element for messages, at the bottom of the window. */
export const messagesId = 'messages';

const nothing: Messages = { message: null, lines: [] };

/**
 * Shows the messages of all parts of the page: error popup, success popup and lines at the bottom of the window. Its
 * code loads with the first message; if that fails, the plain text is displayed.
 */
export function MessageHost() {
  const messages = useSyncExternalStore(onMessages, currentMessages, () => nothing);
  const [View, setView] = useState<ComponentType<Messages> | null>(null);
  const [alone, setAlone] = useState(false);
  const any = messages.message !== null || messages.lines.length > 0;
  useEffect(() => {
    if (!any || View) return;
    import('./message-view.tsx').then(
      (module) => setView(() => module.default),
      () => setAlone(true),
    );
  }, [any, View]);
  return (
    <div
      id={messagesId}
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[max(1rem,var(--foot-room,0px))] z-60 flex flex-col items-center gap-2 px-4"
    >
      {View ? <View {...messages} /> : null}
      {!View && alone && any ? (
        <p className="max-w-md rounded-card bg-night p-4 text-on-night text-sm shadow-float">
          {messages.message?.text ?? messages.lines.at(-1)?.text}
        </p>
      ) : null}
    </div>
  );
}
