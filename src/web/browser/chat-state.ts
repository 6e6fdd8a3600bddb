import { lasting } from './storage.ts';

/** The state of the chat window; `minimized` while a conversation continues in the background. */
export type ChatStatus = 'visible' | 'minimized' | 'closed';

/** The chat state that this browser stores. */
export type ChatFlags = {
  readonly status: ChatStatus;
  readonly conversationId: number | null;
  /** The access code of the conversation for visitors without an account. */
  readonly code: string | null;
  /** Whether a message was sent: from then on the conversation is followed on every page. */
  readonly instantiated: boolean;
  /** The number of unread messages. */
  readonly notifications: number;
  readonly muted: boolean;
  /** Whether the visitor shares the current page with the support team. */
  readonly sharesPage: boolean;
  /** The prompts that the visitor has dismissed. */
  readonly dismissed: readonly number[];
};

export const emptyChat: ChatFlags = {
  status: 'closed',
  conversationId: null,
  code: null,
  instantiated: false,
  notifications: 0,
  muted: false,
  sharesPage: false,
  dismissed: [],
};

const key = 'waymark-chat';
const statuses: readonly unknown[] = ['visible', 'minimized', 'closed'];

/** Parses the stored state; invalid data is treated as missing. */
export function parseChat(text: string | null): ChatFlags {
  try {
    const { status, conversationId, code, instantiated, notifications, muted, sharesPage, dismissed } = JSON.parse(
      text ?? '{}',
    ) as Partial<Record<keyof ChatFlags, unknown>>;
    const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
    const isKnown = isCount(conversationId) && typeof code === 'string';
    return {
      status: statuses.includes(status) ? (status as ChatStatus) : 'closed',
      conversationId: isKnown ? conversationId : null,
      code: isKnown ? code : null,
      instantiated: isKnown && instantiated === true,
      notifications: isCount(notifications) ? notifications : 0,
      muted: muted === true,
      sharesPage: sharesPage === true,
      dismissed: Array.isArray(dismissed) ? dismissed.filter(isCount) : [],
    };
  } catch {
    return emptyChat;
  }
}

const listeners = new Set<() => void>();
let last: { readonly text: string | null; readonly flags: ChatFlags } = { text: null, flags: emptyChat };

/** Returns the current state, with a stable identity until it changes. */
export function readChat(): ChatFlags {
  const text = lasting.read(key);
  if (text !== last.text) last = { text, flags: parseChat(text) };
  return last.flags;
}

/** Updates the state in this tab and the others. */
export function changeChat(part: Partial<ChatFlags>): void {
  lasting.save(key, JSON.stringify({ ...readChat(), ...part }));
  for (const listener of listeners) listener();
}

/** Subscribes to changes, also from other tabs; returns a function that unsubscribes. */
export function onChat(listener: () => void): () => void {
  const onEvent = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onEvent);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onEvent);
  };
}

/** Opens the chat from anywhere on the page. */
export const openChat = (): void => changeChat({ status: 'visible', notifications: 0 });

const problemEvent = 'payment-trouble';

/** Notifies the chat that a payment failed, so that it can offer help. */
export function offerPaymentHelp(): void {
  window.dispatchEvent(new Event(problemEvent));
}

/** Subscribes to failed payments; returns a function that unsubscribes. */
export function onPaymentProblem(listener: () => void): () => void {
  window.addEventListener(problemEvent, listener);
  return () => window.removeEventListener(problemEvent, listener);
}
