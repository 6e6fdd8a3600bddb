import type { CallEntry } from './call.ts';
import { accountCalls } from './list/account.ts';
import { accountDataCalls } from './list/account-data.ts';
import { agencyCalls } from './list/agency.ts';
import { bookNowCalls } from './list/book-now.ts';
import { bookingCalls } from './list/booking.ts';
import { bookingChangeCalls } from './list/booking-change.ts';
import { catalogueCalls } from './list/catalogue.ts';
import { chatCalls } from './list/chat.ts';
import { consentCalls } from './list/consent.ts';
import { contentCalls } from './list/content.ts';
import { conversationCalls } from './list/conversation.ts';
import { departureCancellationCalls } from './list/departure-cancellation.ts';
import { departureImportCalls } from './list/departure-import.ts';
import { departureCalls } from './list/departures.ts';
import { enquiryCalls } from './list/enquiry.ts';
import { holdCalls } from './list/hold.ts';
import { inboxCalls } from './list/inbox.ts';
import { insuranceCalls } from './list/insurance.ts';
import { mailboxCalls } from './list/mailbox.ts';
import { manifestCalls } from './list/manifest.ts';
import { officeLogCalls } from './list/office-log.ts';
import { officePeopleCalls } from './list/office-people.ts';
import { replayCalls } from './list/replay.ts';
import { reportCalls } from './list/reports.ts';
import { shareCalls } from './list/share.ts';
import { shareLinkCalls } from './list/share-link.ts';
import { tourEditorCalls } from './list/tour-editor.ts';
import { wishlistCalls } from './list/wishlist.ts';
import { worldCalls } from './list/world.ts';

/** Every endpoint of the API. Routes, browser client, OpenAPI document and tests are all generated from this list. */
export const calls = {
  ...accountCalls,
  ...agencyCalls,
  ...accountDataCalls,
  ...bookNowCalls,
  ...bookingCalls,
  ...bookingChangeCalls,
  ...catalogueCalls,
  ...chatCalls,
  ...consentCalls,
  ...contentCalls,
  ...departureCalls,
  ...departureImportCalls,
  ...departureCancellationCalls,
  ...enquiryCalls,
  ...conversationCalls,
  ...holdCalls,
  ...inboxCalls,
  ...insuranceCalls,
  ...mailboxCalls,
  ...manifestCalls,
  ...officeLogCalls,
  ...officePeopleCalls,
  ...replayCalls,
  ...reportCalls,
  ...shareCalls,
  ...shareLinkCalls,
  ...tourEditorCalls,
  ...wishlistCalls,
  ...worldCalls,
} as const satisfies Record<string, CallEntry>;

export type CallName = keyof typeof calls;

/** The list as entries of one shape, for code that treats all endpoints alike. */
export const callEntries: readonly (readonly [CallName, CallEntry])[] = Object.entries(calls) as [
  CallName,
  CallEntry,
][];
