import type { CallEntry } from './call.ts';
import { accountCalls } from './list/account.ts';
import { belongingsCalls } from './list/account-data.ts';
import { agencyCalls } from './list/agency.ts';
import { bookNowCalls } from './list/book-now.ts';
import { bookingCalls } from './list/booking.ts';
import { catalogueCalls } from './list/catalogue.ts';
import { chatCalls } from './list/chat.ts';
import { consentCalls } from './list/consent.ts';
import { contentCalls } from './list/content.ts';
import { conversationCalls } from './list/conversation.ts';
import { enquiryCalls } from './list/enquiry.ts';
import { holdCalls } from './list/hold.ts';
import { inboxCalls } from './list/inbox.ts';
import { insuranceCalls } from './list/insurance.ts';
import { mailboxCalls } from './list/mailbox.ts';
import { replayCalls } from './list/replay.ts';
import { reportCalls } from './list/reports.ts';
import { shareCalls } from './list/share.ts';
import { shareLinkCalls } from './list/share-link.ts';
import { wishlistCalls } from './list/wishlist.ts';
import { worldCalls } from './list/world.ts';

/** Every call of the wire, once. Routes, browser client, OpenAPI document and tests are all made from this list. */
export const calls = {
  ...accountCalls,
  ...agencyCalls,
  ...belongingsCalls,
  ...bookNowCalls,
  ...bookingCalls,
  ...catalogueCalls,
  ...chatCalls,
  ...consentCalls,
  ...contentCalls,
  ...enquiryCalls,
  ...conversationCalls,
  ...holdCalls,
  ...inboxCalls,
  ...insuranceCalls,
  ...mailboxCalls,
  ...replayCalls,
  ...reportCalls,
  ...shareCalls,
  ...shareLinkCalls,
  ...wishlistCalls,
  ...worldCalls,
} as const satisfies Record<string, CallEntry>;

export type CallName = keyof typeof calls;

/** The list as entries of one shape, for code that treats all calls alike. */
export const callEntries: readonly (readonly [CallName, CallEntry])[] = Object.entries(calls) as [
  CallName,
  CallEntry,
][];
