import { MAX_ATTACHMENT_BYTES } from '#domain/enquiry/attachment.ts';
import type { CallEntry } from '../call.ts';

const tenMinutes = 600;
const write = {
  method: 'POST',
  effect: 'write',
  limit: { max: 120, seconds: tenMinutes },
  maxBodyBytes: 65_536,
} as const;
/**
 * In a chat every message is loaded and marked as read by the other side, and several visitors may share one address.
 */
const live = { limit: { max: 1800, seconds: tenMinutes } } as const;
const work = { ...write, access: ['operator', 'staff'] } as const;

/** Conversations between travellers and operators, and the inbox in which they are answered. */
export const conversationCalls = {
  listConversations: {
    method: 'GET',
    path: '/api/conversations',
    summary: 'Returns the enquiries of an account, ordered by their latest message.',
    effect: 'read',
    access: 'signed-in',
    failure: 'List Conversations',
  },
  loadConversation: {
    method: 'GET',
    path: '/api/conversations/{conversationId}',
    summary: 'Returns a conversation with its messages, for those who may read it.',
    effect: 'read',
    access: 'anyone',
    failure: 'Load Conversation',
    ...live,
  },
  conversationVersion: {
    method: 'GET',
    path: '/api/conversations/{conversationId}/version',
    summary:
      'Returns the version of a conversation, which changes with every message and read receipt. Suitable for polling.',
    effect: 'read',
    access: 'anyone',
    failure: 'Conversation Version',
  },
  writeMessage: {
    ...write,
    access: 'anyone',
    path: '/api/conversations/{conversationId}/messages',
    summary:
      'Sends a message with its uploaded files, and notifies the other side by email. Repeating a submission sends it only once.',
    failure: 'Write Message',
    limit: { max: 300, seconds: tenMinutes },
  },
  uploadAttachment: {
    ...write,
    access: 'anyone',
    path: '/api/conversations/{conversationId}/attachments',
    summary:
      'Uploads a picture (JPEG, PNG, WebP, GIF) or PDF of at most 10 MB for the next message. Unsent files are deleted after a day.',
    failure: 'Upload Attachment',
    takesFile: true,
    maxBodyBytes: MAX_ATTACHMENT_BYTES,
  },
  removeAttachment: {
    ...write,
    access: 'anyone',
    path: '/api/conversations/{conversationId}/attachments/{attachmentId}/remove',
    summary: 'Deletes a file that was not sent yet.',
    failure: 'Remove Attachment',
  },
  loadAttachment: {
    method: 'GET',
    path: '/api/conversations/{conversationId}/attachments/{attachmentId}',
    summary: 'Returns a file of a conversation, or its thumbnail, for those who may read the conversation.',
    effect: 'read',
    access: 'anyone',
    failure: 'Load Attachment',
    file: '*/*',
  },
  loadCallCalendar: {
    method: 'GET',
    path: '/api/conversations/{conversationId}/call.ics',
    summary: 'Returns a traveller’s callback as a calendar file, for the traveller and the assignee.',
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
    summary: 'Marks everything up to a message as read by the caller’s side.',
    failure: 'Mark Conversation Read',
    ...live,
  },
  listInbox: {
    method: 'GET',
    path: '/api/office/inbox',
    summary: 'Returns conversations by state, assignee and search text, for their operator and for staff.',
    effect: 'read',
    access: ['operator', 'staff'],
    needs: 'conversations.read',
    failure: 'Office Inbox',
  },
  countInbox: {
    method: 'GET',
    path: '/api/office/inbox/unread',
    summary: 'Returns the number of conversations with messages that the office has not read.',
    effect: 'read',
    access: ['operator', 'staff'],
    needs: 'conversations.read',
    failure: 'Office Inbox Count',
  },
  assignConversation: {
    ...work,
    path: '/api/office/inbox/{conversationId}/assign',
    summary: 'Assigns a conversation to a member of the office, or removes its assignee.',
    needs: 'conversations.answer',
    failure: 'Assign Conversation',
  },
  snoozeConversation: {
    ...work,
    path: '/api/office/inbox/{conversationId}/snooze',
    summary: 'Snoozes a conversation for a number of hours, or ends its snooze when none is sent.',
    needs: 'conversations.answer',
    failure: 'Snooze Conversation',
  },
  noteConversation: {
    ...work,
    path: '/api/office/inbox/{conversationId}/notes',
    summary: 'Adds a note to a conversation that only the office can read.',
    needs: 'conversations.answer',
    failure: 'Note Conversation',
  },
  loadOfferForm: {
    method: 'POST',
    path: '/api/office/inbox/{conversationId}/offer-form',
    summary:
      'Returns what can be offered in a conversation about a tour: departures, travellers, rooms, and the price of a choice. Without rooms, the cheapest ones for the whole party are chosen.',
    effect: 'read',
    access: ['operator', 'staff'],
    needs: 'offers.make',
    failure: 'Offer Form',
    maxBodyBytes: 8192,
  },
  makeOffer: {
    ...work,
    path: '/api/office/inbox/{conversationId}/offers',
    summary:
      'Sends an offer for a departure as a message, at its normal price or at a special one. Repeating a submission sends it only once.',
    needs: 'offers.make',
    failure: 'Make Offer',
  },
  withdrawOffer: {
    ...work,
    path: '/api/office/inbox/{conversationId}/offers/{offerId}/withdraw',
    summary: 'Withdraws an offer that is not booked.',
    needs: 'offers.make',
    failure: 'Withdraw Offer',
  },
} as const satisfies Record<string, CallEntry>;
