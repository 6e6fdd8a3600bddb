import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPiece } from '../ui/lazy-piece.tsx';
import { Snackbar } from '../ui/snackbar.tsx';
import { closeLine, closeMessage, currentTelling, type Line, onTelling, type Telling } from './message.ts';

/** How long a line stays; as long as it is read slowly, and not at all while the pointer or focus is on it. */
const shownFor = 6000;

const MessagePopup = lazyPiece('message popup', async () => (await import('./message-popup.tsx')).default);

const nothing: Telling = { message: null, lines: [] };

/** Shows what any part of the page has to tell: error popup, success popup and lines at the foot of the window. */
export function MessageHost() {
  const { message, lines } = useSyncExternalStore(onTelling, currentTelling, () => nothing);
  const [used, setUsed] = useState(false);
  if (message && !used) setUsed(true);
  return (
    <>
      {used ? <MessagePopup message={message} onClose={closeMessage} /> : null}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-[max(1rem,var(--sticky-bar,0px))] z-60 flex flex-col items-center gap-2 px-4"
      >
        {lines.map((line) => (
          <PassingLine key={line.id} line={line} />
        ))}
      </div>
    </>
  );
}

function PassingLine({ line }: { line: Line }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(closeLine, shownFor, line.id);
    return () => clearTimeout(timer);
  }, [held, line.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer or focus here only stops the clock
    <div
      className="contents"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Snackbar onClose={() => closeLine(line.id)}>{line.text}</Snackbar>
    </div>
  );
}
