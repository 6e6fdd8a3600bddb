import { z } from 'zod';
import { CLIENT_CHOICES, SHARE_LINK_STATES } from '#domain/booking/share-link.ts';
import { LANGUAGES } from '#domain/catalogue/words.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { selectionRequest } from '../selection-codec/schema.ts';
import { currency, day, flag, id, optionalField, text, uuid } from '../values/values.ts';
import { agencyLogo } from './common.ts';

const epochSeconds = z.int();

/** The contact for the client of a link. */
const seller = z.object({ agency: z.string(), agent: z.string(), email: z.string(), logo: agencyLogo.nullable() });

/** A link as an agent sees it. */
const shareLink = z.object({
  id: uuid,
  /** The colleague who made it; null for one's own. */
  agent: z.string().nullable(),
  state: z.enum(SHARE_LINK_STATES),
  tour: z.string(),
  from: day,
  travellers: z.int(),
  /** The id of the hold that it pays. */
  holdId: uuid.nullable(),
  /** The id of the booking that it became. */
  bookingId: uuid.nullable(),
  createdAt: epochSeconds,
  expiresAt: epochSeconds,
  /** Its address while it is open; null too for one made before addresses could be shown again. */
  link: z.string().nullable(),
  /** The recipient and the time of its latest mail, for 30 days. */
  mailedTo: z.string().nullable(),
  mailedAt: epochSeconds.nullable(),
});
export type ShareLink = z.output<typeof shareLink>;

/** What the booking page needs from an open link. */
const sharedSelection = z.object({
  slug: z.string(),
  objectId: z.int(),
  /** The hold to be paid; nothing can be chosen then. */
  holdId: uuid.nullable(),
  currency: z.enum(CURRENCIES),
  /** The query of the booking page: date and travellers. */
  query: z.record(z.string(), z.string()),
  /** What the agent chose, as a form. */
  form: z.array(z.tuple([z.string(), z.string()])),
  allows: z.array(z.enum(CLIENT_CHOICES)),
  /** The sections that cannot be changed. */
  fixed: z.array(z.enum(['date', 'passengers', 'rooms', 'extras', 'flexible', 'membership', 'savings'])),
});

/** The request and response schemas of the payment link endpoints. */
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
      /** The hold that the link pays; it then defines everything else. */
      hold_id: optionalField(uuid),
      allow_rooms: flag,
      allow_extras: flag,
    }),
    answer: z.object({
      status: z.literal('OK'),
      message: z.string(),
      link: z.string(),
      id: uuid,
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
  mailShareLink: {
    request: z.object({
      linkId: uuid,
      email: text(254),
      /** The language of the mail and its link; the agent's unless set. */
      language: optionalField(z.enum(LANGUAGES)),
      /** In which the mail displays the link's end. */
      time_zone: text(64),
    }),
    answer: z.object({ status: z.literal('OK'), link: shareLink }),
  },
  revokeShareLink: {
    request: z.object({ linkId: uuid }),
    answer: z.object({ status: z.literal('OK'), link: shareLink }),
  },
};
