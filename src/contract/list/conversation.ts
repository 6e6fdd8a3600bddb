import { LARGEST_ATTACHMENT } from '#domain/enquiry/attachment.ts';
import type { CallEntry } from '../call.ts';

const tenMinutes = 600;
const write = {
  method: 'POST',
  effect: 'write',
  limit: { max: 120, seconds: tenMinutes },
  largestBody: 65_536,
} as const;
/** While people chat every line is loaded and marked as read by the other side; several may chat behind one address. */
const live = { limit: { max: 1800, seconds: tenMinutes } } as const;
const work = { ...write, access: ['operator', 'staff'] } as const;

/** What travellers and operators write to each other, and the inbox in which it is answered. */
export const conversationCalls = {
  listConversations: {
    method: 'GET',
    path: '/api/conversations',
    summary: 'What an account asked, the newest message first.',
    effect: 'read',
    access: 'signed-in',
    failure: 'List Conversations',
  },
  loadConversation: {
    method: 'GET',
    path: '/api/conversations/{conversationId}',
    summary: 'A conversation with its messages, for those who may read it.',
    effect: 'read',
    access: 'anyone',
    failure: 'Load Conversation',
    ...live,
  },
  conversationVersion: {
    method: 'GET',
    path: '/api/conversations/{conversationId}/version',
    summary: 'A text that changes whenever somebody wrote or read something, to ask for often.',
    effect: 'read',
    access: 'anyone',
    failure: 'Conversation Version',
  },
  writeMessage: {
    ...write,
    access: 'anyone',
    path: '/api/conversations/{conversationId}/messages',
    summary:
      'Writes a message, with the files that were taken for it; the other side is told by mail. Sent twice under one name, it is written once.',
    failure: 'Write Message',
    limit: { max: 300, seconds: tenMinutes },
  },
  uploadAttachment: {
    ...write,
    access: 'anyone',
    path: '/api/conversations/{conversationId}/attachments',
    summary:
      'Takes a picture (JPEG, PNG, WebP, GIF) or PDF of at most 10 MB for the next message; it waits a day to be sent with one.',
    failure: 'Upload Attachment',
    takesFile: true,
    largestBody: LARGEST_ATTACHMENT,
  },
  removeAttachment: {
    ...write,
    access: 'anyone',
    path: '/api/conversations/{conversationId}/attachments/{attachmentId}/remove',
    summary: 'Takes back a file that was not sent yet.',
    failure: 'Remove Attachment',
  },
  loadAttachment: {
    method: 'GET',
    path: '/api/conversations/{conversationId}/attachments/{attachmentId}',
    summary: 'A file of a conversation, or the small picture of one, for those who may read the conversation.',
    effect: 'read',
    access: 'anyone',
    failure: 'Load Attachment',
    file: '*/*',
  },
  loadCallCalendar: {
    method: 'GET',
    path: '/api/conversations/{conversationId}/call.ics',
    summary: 'The call that a traveller wants, as a file for a calendar: for them, and for whoever calls.',
    effect: 'read',
    access: 'anyone',
    failure: 'Call Calendar',
    limit: { max: 120, seconds: tenMinutes },
    file: 'text/calendar; charset=utf-8',
  },
  markConversationRead: {
    ...write,
    access: 'anyone',
    path: '/api/conversations/{conversationId}/read',
    summary: 'Notes that the caller’s side has seen everything up to a message.',
    failure: 'Mark Conversation Read',
    ...live,
  },
  listInbox: {
    method: 'GET',
    path: '/api/office/inbox',
    summary: 'Conversations, for the operator whose they are and for staff: by state, by who sees to them, by words.',
    effect: 'read',
    access: ['operator', 'staff'],
    failure: 'Office Inbox',
  },
  countInbox: {
    method: 'GET',
    path: '/api/office/inbox/unread',
    summary: 'How many conversations have messages that nobody in the office has read.',
    effect: 'read',
    access: ['operator', 'staff'],
    failure: 'Office Inbox Count',
  },
  assignConversation: {
    ...work,
    path: '/api/office/inbox/{conversationId}/assign',
    summary: 'Says who of the office sees to a conversation, or that nobody does.',
    failure: 'Assign Conversation',
  },
  snoozeConversation: {
    ...work,
    path: '/api/office/inbox/{conversationId}/snooze',
    summary: 'Puts a conversation out of the way for so many hours, or takes it back with none.',
    failure: 'Snooze Conversation',
  },
  noteConversation: {
    ...work,
    path: '/api/office/inbox/{conversationId}/notes',
    summary: 'Notes something about a conversation that only the office reads.',
    failure: 'Note Conversation',
  },
  loadOfferForm: {
    method: 'POST',
    path: '/api/office/inbox/{conversationId}/offer-form',
    summary:
      'What can be offered in a conversation about a tour: departures, travellers, rooms, and what a choice costs. Without rooms the cheapest that house everybody.',
    effect: 'read',
    access: ['operator', 'staff'],
    failure: 'Offer Form',
    largestBody: 8192,
  },
  makeOffer: {
    ...work,
    path: '/api/office/inbox/{conversationId}/offers',
    summary:
      'Offers a departure, at its price or at a special one, as a message. Sent twice under one name, it is one offer.',
    failure: 'Make Offer',
  },
  withdrawOffer: {
    ...work,
    path: '/api/office/inbox/{conversationId}/offers/{offerId}/withdraw',
    summary: 'Takes an offer back that nobody has booked.',
    failure: 'Withdraw Offer',
  },
} as const satisfies Record<string, CallEntry>;
