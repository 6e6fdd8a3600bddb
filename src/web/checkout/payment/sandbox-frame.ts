/** The sandbox bank's origin, and the session that may submit cards. */
export type SandboxConfig = { readonly origin: string; readonly session: string };

/** A loaded frame responds at once; otherwise it is something else, such as the browser's error page. */
export const ANSWER_TIMEOUT_MS = 10_000;

/** Creates a frame of the bank, and a channel to it once it has loaded; content of another origin receives nothing. */
export function makeFrame<Message>(
  origin: string,
  path: string,
  setup: Readonly<Record<string, unknown>>,
  onMessage: (message: Message) => void,
) {
  const frame = document.createElement('iframe');
  let port: MessagePort | null = null;
  frame.src = new URL(path, origin).href;
  frame.addEventListener('load', () => {
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = ({ data }) => onMessage(data as Message);
    frame.contentWindow?.postMessage({ kind: 'open', setup }, origin, [port2]);
  });
  return {
    frame,
    say: (message: unknown): void => port?.postMessage(message),
    remove(): void {
      port?.close();
      frame.remove();
    },
  };
}
