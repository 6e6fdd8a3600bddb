import type { CallEntry } from '../call.ts';

const small = 4096;
const write = {
  method: 'POST',
  effect: 'write',
  access: 'anyone',
  limit: { max: 60, seconds: 600 },
  maxBodyBytes: small,
} as const;
const work = { ...write, access: ['staff'], limit: { max: 300, seconds: 600 } } as const;

/** Live chat with staff. Messages use the endpoints of conversations. */
export const chatCalls = {
  loadChat: {
    method: 'GET',
    path: '/api/chat',
    summary:
      'Returns whether staff are available to chat, and the visitor’s chat: the named one, or that of the account.',
    effect: 'read',
    access: 'anyone',
    failure: 'Load Chat',
    limit: { max: 600, seconds: 600 },
  },
  startChat: {
    ...write,
    path: '/api/chat',
    summary:
      'Starts a chat with its first message. Repeating a submission creates no second chat; an account with an open chat continues in it.',
    failure: 'Start Chat',
    maxBodyBytes: 65_536,
  },
  claimChat: {
    ...write,
    path: '/api/chat/{conversationId}/claim',
    summary: 'Assigns a chat from before the login to the account, so that it can continue on other devices.',
    access: ['traveller', 'agent'],
    failure: 'Claim Chat',
  },
  endChat: {
    ...write,
    path: '/api/chat/{conversationId}/end',
    summary: 'Ends a chat for both sides. It remains available as a conversation.',
    failure: 'End Chat',
  },
  rateChat: {
    ...write,
    path: '/api/chat/{conversationId}/rating',
    summary: 'Rates a chat from 1 to 5.',
    failure: 'Rate Chat',
  },
  mailTranscript: {
    ...write,
    path: '/api/chat/{conversationId}/transcript',
    summary: 'Emails the transcript to the address of the chat or to the named one.',
    failure: 'Mail Transcript',
  },
  saveChatEmail: {
    ...write,
    path: '/api/omnimove/action/boost_email_saved',
    summary: 'Saves the email address that a visitor left in a chat. Unread messages are emailed to it.',
    failure: 'Save Chat Email',
  },
  listChats: {
    method: 'GET',
    path: '/api/office/chats',
    summary: 'Returns the queue: waiting chats, those of the caller and of colleagues, and recently ended ones.',
    effect: 'read',
    access: ['staff'],
    needs: 'conversations.read',
    failure: 'List Chats',
  },
  takeChat: {
    ...work,
    path: '/api/office/chats/{conversationId}/take',
    summary:
      'Takes a chat. If two members of staff try at once, one gets it and the other gets a 409. With `force`, takes it from a colleague.',
    needs: 'conversations.answer',
    failure: 'Take Chat',
  },
  transferChat: {
    ...work,
    path: '/api/office/chats/{conversationId}/transfer',
    summary: 'Passes a chat to a colleague, or to the company that runs the tour, which replies by email.',
    needs: 'conversations.answer',
    failure: 'Transfer Chat',
  },
} as const satisfies Record<string, CallEntry>;
