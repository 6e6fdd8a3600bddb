/** The states of a chat: not assigned yet, assigned to a member of staff, or ended and an ordinary conversation. */
export const CHAT_STATES = ['waiting', 'taken', 'ended'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

/** The prompts that open a chat automatically: on a tour page, on the booking page, after a failed payment. */
export const CHAT_PROMPTS = [5498, 4228, 4230] as const;
export type ChatPrompt = (typeof CHAT_PROMPTS)[number];

/** The longest path of a page, selected text, name and comment that a chat takes, in characters. */
export const CHAT_TEXTS = { path: 300, selection: 500, name: 100, comment: 1000 } as const;

/** How many chats may start from one network per hour: enough for an office or a family, too few for a flood. */
export const CHAT_START_LIMIT = { max: 20, seconds: 3600 } as const;
/** How many messages one side of a chat may send in ten minutes; chat messages are short and frequent. */
export const CHAT_MESSAGE_LIMIT = { max: 60, seconds: 600 } as const;
/** How often an email address can be left in a chat per hour. */
export const CHAT_EMAIL_LIMIT = { max: 10, seconds: 3600 } as const;

const minute = 60_000;
/**
 * How long a visitor waits, in ms: before a notice that staff are late, before unread messages are emailed, and before
 * an idle chat ends.
 */
export const CHAT_TIMES = { late: 2 * minute, mail: 2 * minute, idle: 30 * minute } as const;

/** How long a presence report from a socket is valid, in seconds: more than two heartbeats. */
export const CHAT_LEASE_SECONDS = 75;

/** The facts of a chat that the rules use. Moments in ms. */
export type Chat = {
  /** The assigned member of staff. */
  readonly agentId: string | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** When the visitor was notified that staff are late. */
  readonly lateAt: number | null;
  readonly lastAuthor: 'traveller' | 'operator' | 'staff';
  readonly lastAt: number;
};

/** Returns the state of a chat, from its end and its assignee. */
export const chatState = ({ agentId, endedAt }: Pick<Chat, 'agentId' | 'endedAt'>): ChatState =>
  endedAt !== null ? 'ended' : agentId !== null ? 'taken' : 'waiting';

/** Returns the result of an attempt to take a chat: taken, already yours, taken by another, or ended. */
export function takeChat(
  chat: Pick<Chat, 'agentId' | 'endedAt'>,
  by: string,
  force: boolean,
): 'taken' | 'own' | 'another' | 'ended' {
  if (chat.endedAt !== null) return 'ended';
  if (chat.agentId === by) return 'own';
  return chat.agentId === null || force ? 'taken' : 'another';
}

/** Returns since when the visitor has waited for staff or for a reply; null when they are not waiting. */
export function waitsSince(chat: Chat): number | null {
  const state = chatState(chat);
  if (state === 'waiting') return chat.startedAt;
  return state === 'taken' && chat.lastAuthor === 'traveller' ? chat.lastAt : null;
}

/**
 * Returns whether to notify the visitor now that staff are late: once, after a delay, or at once when no staff are
 * present.
 */
export function isLate(chat: Chat, staffPresent: boolean, now: number): boolean {
  const since = waitsSince(chat);
  if (since === null || chat.lateAt !== null) return false;
  const long = now - since >= CHAT_TIMES.late;
  return chatState(chat) === 'waiting' ? long || !staffPresent : long && !staffPresent;
}

/** Returns whether a chat ends automatically because it has been idle for long. */
export const isIdle = (chat: Chat, now: number): boolean =>
  chat.endedAt === null && now - chat.lastAt >= CHAT_TIMES.idle;

/** Returns whether unread messages are emailed now, all in one email, once the oldest has waited long enough. */
export const isMailDue = (oldestAt: number, now: number): boolean => now - oldestAt >= CHAT_TIMES.mail;
