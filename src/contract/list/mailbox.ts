import type { CallEntry } from '../call.ts';

/** The mails of the shop, as staff see them. */
export const mailboxCalls = {
  listMailbox: {
    method: 'GET',
    path: '/api/office/mailbox',
    summary: 'The newest mails in the built-in mailbox, and the mails that could not be sent yet, for staff.',
    effect: 'read',
    access: ['staff'],
    failure: 'Office Mailbox',
  },
  readMailbox: {
    method: 'GET',
    path: '/api/office/mailbox/{id}',
    summary: 'One mail of the built-in mailbox, for staff.',
    effect: 'read',
    access: ['staff'],
    failure: 'Office Mailbox Mail',
  },
} as const satisfies Record<string, CallEntry>;
