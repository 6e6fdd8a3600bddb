import type { z } from 'zod';
import type { CallName } from './list.ts';
import { accountSchemas } from './schemas/account.ts';
import { belongingsSchemas } from './schemas/account-data.ts';
import { agencySchemas } from './schemas/agency.ts';
import { bookNowSchemas } from './schemas/book-now.ts';
import { bookingSchemas } from './schemas/booking.ts';
import { catalogueSchemas } from './schemas/catalogue.ts';
import { chatSchemas } from './schemas/chat.ts';
import { consentSchemas } from './schemas/consent.ts';
import { contentSchemas } from './schemas/content.ts';
import { conversationSchemas } from './schemas/conversation.ts';
import { enquirySchemas } from './schemas/enquiry.ts';
import { holdSchemas } from './schemas/hold.ts';
import { inboxSchemas } from './schemas/inbox.ts';
import { insuranceSchemas } from './schemas/insurance.ts';
import { mailboxSchemas } from './schemas/mailbox.ts';
import { replaySchemas } from './schemas/replay.ts';
import { reportSchemas } from './schemas/reports.ts';
import { shareSchemas } from './schemas/share.ts';
import { shareLinkSchemas } from './schemas/share-link.ts';
import { wishlistSchemas } from './schemas/wishlist.ts';
import { worldSchemas } from './schemas/world.ts';

/** The request and answer schema of every call in the list; the compiler refuses a call without schemas. */
export const schemas = {
  ...accountSchemas,
  ...agencySchemas,
  ...belongingsSchemas,
  ...bookNowSchemas,
  ...bookingSchemas,
  ...catalogueSchemas,
  ...chatSchemas,
  ...consentSchemas,
  ...contentSchemas,
  ...enquirySchemas,
  ...conversationSchemas,
  ...holdSchemas,
  ...inboxSchemas,
  ...insuranceSchemas,
  ...mailboxSchemas,
  ...replaySchemas,
  ...reportSchemas,
  ...shareSchemas,
  ...shareLinkSchemas,
  ...wishlistSchemas,
  ...worldSchemas,
} satisfies Record<CallName, { request: z.ZodType; answer: z.ZodType }>;

type Schemas = typeof schemas;

/** What a caller may send: path parameters, query and body in one object. */
export type RequestOf<Name extends CallName> = z.input<Schemas[Name]['request']>;
/** What a handler receives after parsing. */
export type ParsedOf<Name extends CallName> = z.output<Schemas[Name]['request']>;
/** What the call answers. */
export type AnswerOf<Name extends CallName> = z.output<Schemas[Name]['answer']>;
