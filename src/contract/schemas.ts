import type { z } from 'zod';
import type { CallName } from './list.ts';
import { accountSchemas } from './schemas/account.ts';
import { accountDataSchemas } from './schemas/account-data.ts';
import { agencySchemas } from './schemas/agency.ts';
import { bookNowSchemas } from './schemas/book-now.ts';
import { bookingSchemas } from './schemas/booking.ts';
import { bookingChangeSchemas } from './schemas/booking-change.ts';
import { catalogueSchemas } from './schemas/catalogue.ts';
import { chatSchemas } from './schemas/chat.ts';
import { consentSchemas } from './schemas/consent.ts';
import { contentSchemas } from './schemas/content.ts';
import { conversationSchemas } from './schemas/conversation.ts';
import { departureCancellationSchemas } from './schemas/departure-cancellation.ts';
import { departureImportSchemas } from './schemas/departure-import.ts';
import { departureSchemas } from './schemas/departures.ts';
import { enquirySchemas } from './schemas/enquiry.ts';
import { holdSchemas } from './schemas/hold.ts';
import { inboxSchemas } from './schemas/inbox.ts';
import { insuranceSchemas } from './schemas/insurance.ts';
import { mailboxSchemas } from './schemas/mailbox.ts';
import { manifestSchemas } from './schemas/manifest.ts';
import { officeLogSchemas } from './schemas/office-log.ts';
import { officePeopleSchemas } from './schemas/office-people.ts';
import { replaySchemas } from './schemas/replay.ts';
import { reportSchemas } from './schemas/reports.ts';
import { shareSchemas } from './schemas/share.ts';
import { shareLinkSchemas } from './schemas/share-link.ts';
import { tourEditorSchemas } from './schemas/tour-editor.ts';
import { wishlistSchemas } from './schemas/wishlist.ts';
import { worldSchemas } from './schemas/world.ts';

/** The request and response schema of every endpoint in the list; an endpoint without schemas does not compile. */
export const schemas = {
  ...accountSchemas,
  ...agencySchemas,
  ...accountDataSchemas,
  ...bookNowSchemas,
  ...bookingSchemas,
  ...bookingChangeSchemas,
  ...catalogueSchemas,
  ...chatSchemas,
  ...consentSchemas,
  ...contentSchemas,
  ...departureSchemas,
  ...departureImportSchemas,
  ...departureCancellationSchemas,
  ...enquirySchemas,
  ...conversationSchemas,
  ...holdSchemas,
  ...inboxSchemas,
  ...insuranceSchemas,
  ...mailboxSchemas,
  ...manifestSchemas,
  ...officeLogSchemas,
  ...officePeopleSchemas,
  ...replaySchemas,
  ...reportSchemas,
  ...shareSchemas,
  ...shareLinkSchemas,
  ...tourEditorSchemas,
  ...wishlistSchemas,
  ...worldSchemas,
} satisfies Record<CallName, { request: z.core.$ZodType; answer: z.core.$ZodType }>;

type Schemas = typeof schemas;

/** What a client may send: path parameters, query and body in one object. */
export type RequestOf<Name extends CallName> = z.input<Schemas[Name]['request']>;
/** What a handler receives after parsing. */
export type ParsedOf<Name extends CallName> = z.output<Schemas[Name]['request']>;
/** The response of an endpoint. */
export type AnswerOf<Name extends CallName> = z.output<Schemas[Name]['answer']>;
