import type { CallEntry } from '../call.ts';

/** The emails of the shop, as staff see them. */
export const mailboxCalls = {
  listMailbox: {
    method: 'GET',
    path: '/api/office/mailbox',
    summary: 'Returns the latest emails in the built-in mailbox, and emails that are not sent yet, for staff.',
    effect: 'read',
    access: ['staff'],
    needs: 'mails.read',
    failure: 'Office Mailbox',
  },
  readMailbox: {
    method: 'GET',
    path: '/api/office/mailbox/{id}',
    summary: 'Returns an email in the built-in mailbox, for staff.',
    effect: 'read',
    access: ['staff'],
    needs: 'mails.read',
    failure: 'Office Mailbox Mail',
  },
} as const satisfies Record<string, CallEntry>;
