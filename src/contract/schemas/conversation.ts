import { z } from 'zod';
import { type AttachmentType, attachmentEndings, MAX_ATTACHMENTS } from '#domain/enquiry/attachment.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/enquiry/conversation.ts';
import { OFFER_DAYS } from '#domain/enquiry/offer.ts';
import { placeholders } from '#domain/enquiry/reply-template.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { inboxCursor, inboxViews } from '../inbox.ts';
import { selectionRequest } from '../selection-codec/schema.ts';
import { id, integerBetween, optionalField, requiredDay, uuid } from '../values/values.ts';
import { money } from './catalogue-card.ts';
import { chatView } from './chat.ts';
import { accepted, sentFile, shortText, typedFile } from './common.ts';
import { firstAnswer } from './enquiry.ts';

const day = z.iso.date();

const conversationId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** The code of a mailed link, for visitors without an account. */
const code = z.string().max(100).nullish();
const named = z.object({ conversationId, code });

const person = z.object({ id: uuid, name: z.string() });

/** An offer in a message; prices in the reader's currency. */
const offer = z.object({
  id: z.int(),
  state: z.enum(['withdrawn', 'booked', 'reserved', 'expired', 'full', 'open']),
  day,
  until: day,
  /** The name of the variant, when the tour has several. */
  variant: z.string().nullable(),
  party: z.array(z.object({ name: z.string(), count: z.int() })),
  rooms: z.array(z.object({ name: z.string(), count: z.int() })),
  /** The price of the tour for the party in these rooms; extras, fees and insurance are added as usual. */
  price: money,
  /** The price without the special price; null when there is none. */
  oldPrice: money.nullable(),
  expiresAt: z.int(),
  placesLeft: z.int(),
  /** The address of its booking page, with all choices; for the traveller, while it is open. */
  href: z.string().nullable(),
});

export type OfferView = z.output<typeof offer>;

/** The choices of an offer, by the names of a price reload. */
const offerChoice = z.object({
  conversationId,
  objectId: optionalField(id),
  date: selectionRequest.date,
  priceCategories: selectionRequest.priceCategories,
  accommodationsSelected: selectionRequest.accommodationsSelected,
});

const namedPeople = z.object({ id: z.int(), name: z.string() });

const offerForm = z.object({
  variants: z.array(z.object({ objectId: z.int(), name: z.string() })),
  /** The future departures of the variant that have places. */
  departures: z.array(z.object({ day, placesLeft: z.int() })),
  types: z.array(namedPeople),
  rooms: z.array(namedPeople.extend({ sleeps: z.array(z.int()), beds: z.int() })),
  objectId: z.int(),
  day: day.nullable(),
  party: z.record(z.coerce.number(), z.int()),
  chosenRooms: z.record(z.coerce.number(), z.record(z.coerce.number(), z.int())),
  /** In the operator's currency; the lowest that can be offered. Null before there is a price. */
  price: z.object({ currency: z.enum(CURRENCIES), normal: z.int(), lowest: z.int() }).nullable(),
});

export type OfferForm = z.output<typeof offerForm>;

/** An image or document that is attached to a message. */
const attachment = z.object({
  id: uuid,
  name: z.string(),
  type: z.enum(Object.keys(attachmentEndings) as [AttachmentType, ...AttachmentType[]]),
  /** In bytes. */
  size: z.int(),
  /** Null for documents. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** The address for the viewer; `preview=1` returns the thumbnail. */
  url: z.string(),
});

export type AttachmentView = z.output<typeof attachment>;

const message = z.object({
  position: z.int(),
  /**
   * The idempotency key with which the reader's own side sent it, so that a page recognises it; null for messages of
   * the other side.
   */
  submission: uuid.nullable(),
  author: z.enum(['traveller', 'operator', 'staff']),
  /** The author; null when only the company is known. */
  name: z.string().nullable(),
  body: z.string(),
  attachments: z.array(attachment),
  /** Seconds since 1970, as all moments here. */
  at: z.int(),
  offer: offer.nullable(),
});

/** The office's data about a conversation. */
const office = z.object({
  /** Null in a chat without an address. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  asAgent: z.boolean(),
  assignee: person.nullable(),
  /** The colleagues that it can be assigned to. */
  colleagues: z.array(person),
  snoozedUntil: z.int().nullable(),
  notes: z.array(z.object({ id: z.int(), name: z.string().nullable(), body: z.string(), at: z.int() })),
  /** Openings of a reply in the traveller's language, with names and dates filled in. */
  templates: z.array(z.object({ id: z.string(), text: z.string() })),
  /** The reply templates of the reader's office, with their placeholders, those in the traveller's language first. */
  kept: z.array(z.object({ id: uuid, language: z.enum(['en', 'de']), title: z.string(), body: z.string() })),
  /** The values of placeholders in this conversation, in the traveller's language; the date is a day or a month. */
  filling: z.partialRecord(z.enum(placeholders), z.string()),
  /** Whether the traveller wrote last and the conversation is not marked as needing no reply. */
  waits: z.boolean(),
  /** Whether it was marked as needing no reply. */
  done: z.boolean(),
});

/** The requested time of a callback: in GMT, and as moments with the visitor's time zone, where it is known. */
const wantedCall = z.object({
  day: z.string(),
  from: z.string(),
  to: z.string(),
  at: z.int(),
  until: z.int(),
  zone: z.string().nullable(),
  outcome: z.enum(['done', 'missed']).nullable(),
});

const conversation = z.object({
  id: z.int(),
  version: z.string(),
  /** The role in which the caller reads it. */
  viewer: z.enum(['owner', 'code', 'operator', 'staff']),
  side: z.enum(['traveller', 'operator']),
  kind: z.enum(['tour', 'general', 'river', 'private']),
  tour: z.object({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
  /** The operator who replies; null when it is our own staff. */
  operator: z.object({ slug: z.string(), name: z.string(), answerHours: z.int() }).nullable(),
  traveller: z.object({ firstName: z.string(), lastName: z.string() }),
  language: z.enum(['en', 'de']),
  adults: z.int().nullable(),
  children: z.int().nullable(),
  day: z.string().nullable(),
  /** Whether a date other than those on sale is requested. */
  otherDate: z.boolean(),
  month: z.string().nullable(),
  stateroom: z.string().nullable(),
  /** With a calendar file, while the callback is pending. */
  call: wantedCall.extend({ calendarUrl: z.string().nullable() }).nullable(),
  messages: z.array(message),
  /** The catalogue's answer to the first question, for the traveller until a person has replied. */
  firstAnswer: firstAnswer.nullable(),
  /** The last position that each side has read; 0 when none. */
  read: z.object({ traveller: z.int(), operator: z.int() }),
  office: office.nullable(),
  /** Null when it was never a chat. */
  chat: chatView.nullable(),
});

export type ConversationView = z.output<typeof conversation>;

const inboxItem = z.object({
  id: z.int(),
  kind: z.enum(['tour', 'general', 'river', 'private']),
  traveller: z.string(),
  tour: z.string().nullable(),
  operator: z.string().nullable(),
  language: z.enum(['en', 'de']),
  unread: z.int(),
  assignee: z.string().nullable(),
  /** Whether a date other than those on sale is requested. */
  otherDate: z.boolean(),
  snoozedUntil: z.int().nullable(),
  call: wantedCall.nullable(),
  last: z.object({ author: z.enum(['traveller', 'operator', 'staff']), body: z.string(), at: z.int() }),
});

export type InboxItem = z.output<typeof inboxItem>;

/** The request and response schemas of the conversation endpoints. */
export const conversationSchemas = {
  listConversations: {
    request: z.object({}),
    answer: z.object({
      conversations: z.array(
        z.object({
          id: z.int(),
          tour: z.string().nullable(),
          operator: z.string().nullable(),
          unread: z.int(),
          lastAt: z.int(),
        }),
      ),
    }),
  },
  loadConversation: { request: named, answer: z.object({ conversation }) },
  conversationVersion: {
    request: named,
    answer: z.object({ version: z.string(), side: z.enum(['traveller', 'operator']) }),
  },
  writeMessage: {
    request: named.extend({
      /** May be empty when there are attachments. */
      body: z.string().trim().max(MAX_MESSAGE_LENGTH),
      /** The ids of files that were uploaded before. */
      attachments: z.array(uuid).max(MAX_ATTACHMENTS).default([]),
      /** The idempotency key of this message, made by the client. */
      submission: uuid.nullish(),
    }),
    answer: z.object({ status: z.literal('OK'), position: z.int() }),
  },
  uploadAttachment: {
    request: named.extend({
      name: z.string().max(1000),
      content: sentFile,
    }),
    answer: z.object({ attachment }),
  },
  removeAttachment: { request: named.extend({ attachmentId: uuid }), answer: accepted },
  loadAttachment: {
    request: named.extend({ attachmentId: uuid, preview: z.enum(['0', '1']).default('0') }),
    answer: typedFile,
  },
  loadCallCalendar: { request: named, answer: z.object({ name: z.string(), text: z.string() }) },
  markConversationRead: {
    request: named.extend({ position: z.coerce.number().int().min(1).max(1_000_000) }),
    answer: accepted,
  },
  listInbox: {
    request: z.object({
      view: z.enum(inboxViews).default('open'),
      /** Only conversations that are assigned to the caller. */
      mine: z.enum(['0', '1']).default('0'),
      q: z.string().trim().max(100).default(''),
      /** The cursor of the next page: `next` of the previous response. */
      after: z.string().regex(inboxCursor).nullish(),
    }),
    answer: z.object({
      items: z.array(inboxItem),
      counts: z.object({ open: z.int(), answered: z.int(), snoozed: z.int(), calls: z.int(), all: z.int() }),
      /** The cursor of the next page; null on the last one. */
      next: z.string().nullable(),
    }),
  },
  countInbox: {
    request: z.object({}),
    answer: z.object({
      unread: z.int(),
      /** Changes with every message. */
      version: z.string(),
    }),
  },
  assignConversation: { request: z.object({ conversationId, accountId: uuid.nullable() }), answer: accepted },
  snoozeConversation: {
    request: z.object({
      conversationId,
      hours: z.coerce
        .number()
        .int()
        .min(0)
        .max(24 * 90),
    }),
    answer: accepted,
  },
  /** With an opening for the message, in the traveller's language. */
  loadOfferForm: { request: offerChoice, answer: z.object({ form: offerForm, body: z.string() }) },
  makeOffer: {
    request: offerChoice.extend({
      objectId: id,
      date: requiredDay,
      /** In the operator's currency; if omitted, the tour's own price applies. */
      specialPrice: optionalField(integerBetween(0, 100_000_000)),
      /** For how many days it is valid. */
      days: integerBetween(OFFER_DAYS.min, OFFER_DAYS.max).default(OFFER_DAYS.usual),
      body: shortText(MAX_MESSAGE_LENGTH),
      submission: uuid.nullish(),
    }),
    answer: z.object({ status: z.literal('OK'), position: z.int() }),
  },
  withdrawOffer: {
    request: z.object({ conversationId, offerId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    answer: accepted,
  },
  noteConversation: { request: z.object({ conversationId, body: shortText(MAX_MESSAGE_LENGTH) }), answer: accepted },
};
