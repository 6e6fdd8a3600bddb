import { loadingRotationSeconds } from '#contract/list/content.ts';
import { useRotatingLine } from './use-rotating-line.ts';

/** Rotating messages during a booking, announced to screen readers when they change. */
export function LoadingMessages({ title, messages }: { title: string; messages: readonly string[] }) {
  const line = useRotatingLine(messages.length, loadingRotationSeconds);
  return (
    <ul
      aria-label={title}
      aria-live="polite"
      data-rotation-seconds={loadingRotationSeconds}
      className="grid min-h-16 place-items-center text-center text-lg"
    >
      {messages.map((message, at) => (
        <li key={message} hidden={at !== line} className="animate-appear">
          {message}
        </li>
      ))}
    </ul>
  );
}
