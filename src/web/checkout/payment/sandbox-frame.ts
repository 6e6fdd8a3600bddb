/** What the sandbox bank gives the page: where it is, and leave to hand in cards. */
export type SandboxConfig = { readonly origin: string; readonly session: string };

/** A frame that was loaded answers at once; one that does not is something else, such as the browser's own page about a bank that is away. */
export const ANSWER_TIMEOUT_MS = 10_000;

/** A frame of the bank, and the line to it once it is loaded. Whatever is loaded in its place from elsewhere hears nothing. */
export function makeFrame<Message>(
  origin: string,
  path: string,
  setup: Readonly<Record<string, unknown>>,
  hear: (message: Message) => void,
) {
  const frame = document.createElement('iframe');
  let port: MessagePort | null = null;
  frame.src = new URL(path, origin).href;
  frame.addEventListener('load', () => {
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = ({ data }) => hear(data as Message);
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
