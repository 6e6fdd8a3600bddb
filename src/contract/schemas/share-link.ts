import { z } from 'zod';
import { CLIENT_CHOICES, SHARE_LINK_STATES } from '#domain/booking/share-link.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { selectionRequest } from '../selection-codec/schema.ts';
import { currency, day, flag, id, optionalField, text } from '../values/values.ts';
import { agencyLogo } from './common.ts';

const epochSeconds = z.int();

/** Whom the client of a link can turn to. */
const seller = z.object({ agency: z.string(), agent: z.string(), email: z.string(), logo: agencyLogo.nullable() });

/** A link as the agent who made it sees it. */
const shareLink = z.object({
  id: z.uuid(),
  state: z.enum(SHARE_LINK_STATES),
  tour: z.string(),
  from: day,
  travellers: z.int(),
  /** Of the hold that it pays. */
  holdId: z.uuid().nullable(),
  /** Of the booking that it became. */
  bookingId: z.uuid().nullable(),
  createdAt: epochSeconds,
  expiresAt: epochSeconds,
});
export type ShareLink = z.output<typeof shareLink>;

/** What the booking page needs of an open link. */
const sharedSelection = z.object({
  slug: z.string(),
  objectId: z.int(),
  /** The hold that is paid; then nothing is chosen any more. */
  holdId: z.uuid().nullable(),
  currency: z.enum(CURRENCIES),
  /** The query of the booking page: date and travellers. */
  query: z.record(z.string(), z.string()),
  /** What the agent chose, as a form. */
  form: z.array(z.tuple([z.string(), z.string()])),
  allows: z.array(z.enum(CLIENT_CHOICES)),
  /** The sections that stay as they are. */
  fixed: z.array(z.enum(['date', 'passengers', 'rooms', 'extras', 'flexible', 'membership', 'savings'])),
});

/** The request and answer of each call about links that clients pay by. */
export const shareLinkSchemas = {
  createShareLink: {
    request: z.object({
      objectId: id,
      object_id: id.optional(),
      extras: selectionRequest.extrasSelected,
      accommodations: selectionRequest.accommodationsSelected,
      date: selectionRequest.date,
      priceCategories: selectionRequest.priceCategories,
      flexible: selectionRequest.flexible,
      saving: selectionRequest.saving,
      promoCode: selectionRequest.promoCode,
      currency,
      /** The hold that the link pays; then everything else is the hold's. */
      hold_id: optionalField(z.uuid()),
      allow_rooms: flag,
      allow_extras: flag,
    }),
    answer: z.object({
      status: z.literal('OK'),
      message: z.string(),
      link: z.string(),
      id: z.uuid(),
      expiresAt: epochSeconds,
    }),
  },
  loadShareLink: {
    request: z.object({ link: text(100) }),
    answer: z.object({
      status: z.literal('OK'),
      state: z.enum(SHARE_LINK_STATES),
      seller,
      expiresAt: epochSeconds,
      /** While it is open. */
      shared: sharedSelection.nullable(),
    }),
  },
  listShareLinks: { request: z.object({}), answer: z.object({ links: z.array(shareLink) }) },
  revokeShareLink: {
    request: z.object({ linkId: z.uuid() }),
    answer: z.object({ status: z.literal('OK'), link: shareLink }),
  },
};
