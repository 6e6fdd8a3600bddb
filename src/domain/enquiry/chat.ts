/** How a chat stands: nobody has it yet, somebody of our staff has, or it is over and an ordinary conversation. */
export const CHAT_STATES = ['waiting', 'taken', 'ended'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

/** What brings a visitor to chat by itself: on a tour page, on the booking page, after a payment that failed. */
export const CHAT_PROMPTS = [5498, 4228, 4230] as const;
export type ChatPrompt = (typeof CHAT_PROMPTS)[number];

/** The longest path of a page, selected text, name and comment that a chat takes, in characters. */
export const CHAT_TEXTS = { path: 300, selection: 500, name: 100, comment: 1000 } as const;

/** So many chats begin from one network in an hour; an office or a family has room, a flood has not. */
export const CHAT_START_LIMIT = { max: 20, seconds: 3600 } as const;
/** So many messages may one side of a chat write in ten minutes: lines are short and quick. */
export const CHAT_MESSAGE_LIMIT = { max: 60, seconds: 600 } as const;
/** So often is an address left in a chat in an hour. */
export const CHAT_EMAIL_LIMIT = { max: 10, seconds: 3600 } as const;

const minute = 60_000;
/** How long a visitor waits, in ms, before they are told that nobody has come; before what they have not read is mailed; before a silent chat ends. */
export const CHAT_TIMES = { late: 2 * minute, mail: 2 * minute, idle: 30 * minute } as const;

/** For how long somebody is there, or looks at something, after their socket last said so, in seconds: more than two pulses. */
export const CHAT_LEASE_SECONDS = 75;

/** What the rules look at. Moments in ms. */
export type Chat = {
  /** Who of the staff has it. */
  readonly agentId: string | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** When the visitor was told that nobody has come yet. */
  readonly lateAt: number | null;
  readonly lastAuthor: 'traveller' | 'operator' | 'staff';
  readonly lastAt: number;
};

/** How a chat stands, read off its end and who has it. */
export const chatState = ({ agentId, endedAt }: Pick<Chat, 'agentId' | 'endedAt'>): ChatState =>
  endedAt !== null ? 'ended' : agentId !== null ? 'taken' : 'waiting';

/** What comes of somebody wanting to take a chat: they have it now, had it already, or another has it, or it is over. */
export function takeChat(
  chat: Pick<Chat, 'agentId' | 'endedAt'>,
  by: string,
  force: boolean,
): 'taken' | 'own' | 'another' | 'ended' {
  if (chat.endedAt !== null) return 'ended';
  if (chat.agentId === by) return 'own';
  return chat.agentId === null || force ? 'taken' : 'another';
}

/** Since when the visitor waits for somebody, or for an answer; null when they do not. */
export function waitsSince(chat: Chat): number | null {
  const state = chatState(chat);
  if (state === 'waiting') return chat.startedAt;
  return state === 'taken' && chat.lastAuthor === 'traveller' ? chat.lastAt : null;
}

/** Tells whether the visitor should hear now that nobody has come: once, after a while, or at once where nobody is there to come. */
export function isLate(chat: Chat, staffPresent: boolean, now: number): boolean {
  const since = waitsSince(chat);
  if (since === null || chat.lateAt !== null) return false;
  const long = now - since >= CHAT_TIMES.late;
  return chatState(chat) === 'waiting' ? long || !staffPresent : long && !staffPresent;
}

/** Tells whether a chat ends by itself: nobody has written for long. */
export const isIdle = (chat: Chat, now: number): boolean =>
  chat.endedAt === null && now - chat.lastAt >= CHAT_TIMES.idle;

/** Tells whether what a visitor has not read goes out by mail now, all in one: once the oldest of it has waited a while. */
export const isMailDue = (oldestAt: number, now: number): boolean => now - oldestAt >= CHAT_TIMES.mail;
