import { useEffect, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Snackbar } from '../ui/snackbar.tsx';
import { closeLine, closeMessage, type Line, type Messages } from './message.ts';

/** The display time of a line in ms, paused while the pointer or the focus is on it. */
const displayMs = 6000;

const MessagePopup = lazyPart('message popup', async () => (await import('./message-popup.tsx')).default);

/** The message popups and the lines at the bottom of the window. */
export default function MessageView({ message, lines }: Messages) {
  const [used, setUsed] = useState(message !== null);
  if (message && !used) setUsed(true);
  return (
    <>
      {used ? <MessagePopup message={message} onClose={closeMessage} /> : null}
      {lines.map((line) => (
        <PassingLine key={line.id} line={line} />
      ))}
    </>
  );
}

function PassingLine({ line }: { line: Line }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(closeLine, displayMs, line.id);
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
