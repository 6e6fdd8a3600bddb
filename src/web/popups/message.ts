/** What a message popup says; without a title an error is called "Error". */
export type Message = {
  readonly kind: 'error' | 'success';
  readonly title?: string | undefined;
  readonly text: string;
  /** The reference number under which the server's log knows the trouble. */
  readonly reference?: string | undefined;
};

/** One line at the foot of the window. */
export type Line = { readonly id: number; readonly text: string };

export type Messages = { readonly message: Message | null; readonly lines: readonly Line[] };

let messages: Messages = { message: null, lines: [] };
let nextLine = 1;
const listeners = new Set<() => void>();

function tell(next: Messages): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** Opens the error popup. */
export function showError(text: string, options: Pick<Message, 'title' | 'reference'> = {}): void {
  tell({ ...messages, message: { kind: 'error', text, ...options } });
}

/** Opens the success popup. */
export function showSuccess(title: string, text: string): void {
  tell({ ...messages, message: { kind: 'success', title, text } });
}

/** Shows a line at the foot of the window for a while. */
export function showLine(text: string): void {
  tell({ ...messages, lines: [...messages.lines.slice(-2), { id: nextLine++, text }] });
}

/** Closes the message popup. */
export function closeMessage(): void {
  tell({ ...messages, message: null });
}

/** Takes a line away. */
export function closeLine(id: number): void {
  tell({ ...messages, lines: messages.lines.filter((line) => line.id !== id) });
}

/** What is being told at the moment. */
export function currentMessages(): Messages {
  return messages;
}

/** Hears of every change; returns how to stop. */
export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
