import { lasting } from './storage.ts';

/** How the chat stands in the window: open, small while it goes on, or not there. */
export type ChatStatus = 'visible' | 'minimized' | 'closed';

/** What this browser remembers of the chat. */
export type ChatFlags = {
  readonly status: ChatStatus;
  readonly conversationId: number | null;
  /** Opens the conversation for whoever has no account. */
  readonly code: string | null;
  /** Whether somebody has written: from then on it is followed on every page. */
  readonly instantiated: boolean;
  /** How many messages came that nobody has looked at. */
  readonly notifications: number;
  readonly muted: boolean;
  /** Whether the page that is looked at may be shown to whoever answers. */
  readonly sharesPage: boolean;
  /** The prompts that somebody does not want to see again. */
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

/** Reads what was kept; what is not as it should be counts as never kept. */
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

/** What is remembered now; the same value as long as nothing changed. */
export function readChat(): ChatFlags {
  const text = lasting.read(key);
  if (text !== last.text) last = { text, flags: parseChat(text) };
  return last.flags;
}

/** Changes what is remembered, in this tab and the others. */
export function changeChat(part: Partial<ChatFlags>): void {
  lasting.keep(key, JSON.stringify({ ...readChat(), ...part }));
  for (const listener of listeners) listener();
}

/** Hears of every change, also in other tabs; returns how to stop. */
export function onChat(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

/** Opens the chat from anywhere on the page. */
export const openChat = (): void => changeChat({ status: 'visible', notifications: 0 });

const troubleEvent = 'payment-trouble';

/** Tells the chat that a payment did not go through; what it offers then is its own matter. */
export function offerPaymentHelp(): void {
  window.dispatchEvent(new Event(troubleEvent));
}

/** Hears that a payment did not go through; returns how to stop. */
export function onPaymentTrouble(hear: () => void): () => void {
  window.addEventListener(troubleEvent, hear);
  return () => window.removeEventListener(troubleEvent, hear);
}
