/** The content of a message popup; an error without a title is titled "Error". */
export type Message = {
  readonly kind: 'error' | 'success';
  readonly title?: string | undefined;
  readonly text: string;
  /** The reference number of the error in the server's log. */
  readonly reference?: string | undefined;
};

/** A line at the bottom of the window. */
export type Line = { readonly id: number; readonly text: string };

export type Messages = { readonly message: Message | null; readonly lines: readonly Line[] };

let messages: Messages = { message: null, lines: [] };
let nextLine = 1;
const listeners = new Set<() => void>();

function publish(next: Messages): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** Opens the error popup. */
export function showError(text: string, options: Pick<Message, 'title' | 'reference'> = {}): void {
  publish({ ...messages, message: { kind: 'error', text, ...options } });
}

/** Opens the success popup. */
export function showSuccess(title: string, text: string): void {
  publish({ ...messages, message: { kind: 'success', title, text } });
}

/** Shows a line at the bottom of the window for a few seconds. */
export function showLine(text: string): void {
  publish({ ...messages, lines: [...messages.lines.slice(-2), { id: nextLine++, text }] });
}

export function closeMessage(): void {
  publish({ ...messages, message: null });
}

/** Removes a line. */
export function closeLine(id: number): void {
  publish({ ...messages, lines: messages.lines.filter((line) => line.id !== id) });
}

/** Returns the visible messages. */
export function currentMessages(): Messages {
  return messages;
}

/** Subscribes to changes; returns a function that unsubscribes. */
export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
