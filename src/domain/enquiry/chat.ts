/** How a chat stands: nobody has it yet, somebody of our staff has, or it is over and an ordinary conversation. */
export const CHAT_STATES = ['waiting', 'taken', 'ended'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

/** What brings a visitor to chat by itself: on a tour page, on the booking page, after a payment that failed. */
export const CHAT_PROMPTS = [5498, 4228, 4230] as const;
export type ChatPrompt = (typeof CHAT_PROMPTS)[number];

/** The longest path of a page, selected text, name and comment that a chat takes, in characters. */
export const CHAT_TEXTS = { path: 300, selection: 500, name: 100, comment: 1000 } as const;
