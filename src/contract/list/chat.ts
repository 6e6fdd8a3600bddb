import type { CallEntry } from '../call.ts';

const small = 4096;
const write = {
  method: 'POST',
  effect: 'write',
  access: 'anyone',
  limit: { max: 60, seconds: 600 },
  largestBody: small,
} as const;
const work = { ...write, access: ['staff'], limit: { max: 300, seconds: 600 } } as const;

/** Live chat: conversations with our staff that happen now. What is written in one goes by the calls of conversations. */
export const chatCalls = {
  loadChat: {
    method: 'GET',
    path: '/api/chat',
    summary:
      'Whether somebody is there to chat, and the visitor’s chat: the one that is named, or that of the account.',
    effect: 'read',
    access: 'anyone',
    failure: 'Load Chat',
    limit: { max: 600, seconds: 600 },
  },
  startChat: {
    ...write,
    path: '/api/chat',
    summary:
      'Begins a chat with its first message. The same submission twice is one chat; an account that has one open goes on in it.',
    failure: 'Start Chat',
    largestBody: 65_536,
  },
  claimChat: {
    ...write,
    path: '/api/chat/{conversationId}/claim',
    summary: 'Makes a chat that was begun before log-in one of the account, so that it goes on at other devices.',
    access: ['traveller', 'agent'],
    failure: 'Claim Chat',
  },
  endChat: {
    ...write,
    path: '/api/chat/{conversationId}/end',
    summary: 'Ends a chat, for both sides; it stays an ordinary conversation.',
    failure: 'End Chat',
  },
  rateChat: {
    ...write,
    path: '/api/chat/{conversationId}/rating',
    summary: 'Says how the visitor liked the chat, from 1 to 5.',
    failure: 'Rate Chat',
  },
  mailTranscript: {
    ...write,
    path: '/api/chat/{conversationId}/transcript',
    summary: 'Mails everything that was written, to the address of the chat or to the one that is named.',
    failure: 'Mail Transcript',
  },
  saveChatEmail: {
    ...write,
    path: '/api/omnimove/action/boost_email_saved',
    summary: 'Keeps the address that a visitor left in a chat: what they have not read is mailed to it.',
    failure: 'Save Chat Email',
  },
  listChats: {
    method: 'GET',
    path: '/api/office/chats',
    summary:
      'The queue: chats that wait for somebody, those of the caller and of colleagues, and those that ended lately.',
    effect: 'read',
    access: ['staff'],
    failure: 'List Chats',
  },
  takeChat: {
    ...work,
    path: '/api/office/chats/{conversationId}/take',
    summary:
      'Takes a chat: of two who press at once one has it, and the other is told by 409. With `force`, from a colleague.',
    failure: 'Take Chat',
  },
  transferChat: {
    ...work,
    path: '/api/office/chats/{conversationId}/transfer',
    summary: 'Gives a chat to a colleague, or to the company that runs the tour, which answers by mail.',
    failure: 'Transfer Chat',
  },
} as const satisfies Record<string, CallEntry>;
