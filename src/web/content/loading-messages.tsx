import { loadingRotationSeconds } from '#contract/list/content.ts';
import { useRotatingLine } from './use-rotating-line.ts';

/** What to read while a booking is being made: one line at a time, read out when it changes. */
export function LoadingMessages({ title, messages }: { title: string; messages: readonly string[] }) {
  const shown = useRotatingLine(messages.length, loadingRotationSeconds);
  return (
    <ul
      aria-label={title}
      aria-live="polite"
      data-rotation-seconds={loadingRotationSeconds}
      className="grid min-h-16 place-items-center text-center text-lg"
    >
      {messages.map((message, at) => (
        <li key={message} hidden={at !== shown} className="animate-appear">
          {message}
        </li>
      ))}
    </ul>
  );
}
