import { z } from 'zod';
import { type AttachmentType, attachmentEndings, MOST_ATTACHMENTS } from '#domain/enquiry/attachment.ts';
import { LONGEST_MESSAGE } from '#domain/enquiry/conversation.ts';
import { OFFER_DAYS } from '#domain/enquiry/offer.ts';
import { placeholders } from '#domain/enquiry/reply-template.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { inboxCursor, inboxViews } from '../inbox.ts';
import { selectionRequest } from '../selection-codec/schema.ts';
import { id, integerBetween, optionalField, requiredDay } from '../values/values.ts';
import { money } from './catalogue-card.ts';
import { chatView } from './chat.ts';
import { accepted, sentFile, shortText, typedFile } from './common.ts';
import { firstAnswer } from './enquiry.ts';

const day = z.iso.date();

const conversationId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** The code of a mailed link, for whoever has no account. */
const code = z.string().max(100).nullish();
const named = z.object({ conversationId, code });

const person = z.object({ id: z.uuid(), name: z.string() });

/** An offer as it stands in a message; its prices in the reader's currency. */
const offer = z.object({
  id: z.int(),
  state: z.enum(['withdrawn', 'booked', 'reserved', 'expired', 'full', 'open']),
  day,
  until: day,
  /** The form of the tour, where it has several. */
  variant: z.string().nullable(),
  party: z.array(z.object({ name: z.string(), count: z.int() })),
  rooms: z.array(z.object({ name: z.string(), count: z.int() })),
  /** What the party pays for the tour in these rooms; extras, fees and insurance come on top as always. */
  price: money,
  /** The price without a special one; null where there is none. */
  oldPrice: money.nullable(),
  expiresAt: z.int(),
  placesLeft: z.int(),
  /** Where it is booked, with everything chosen; for the traveller, while it is open. */
  href: z.string().nullable(),
});

export type ShownOffer = z.output<typeof offer>;

/** A choice for an offer, by the names of a price reload. */
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
  /** The departures to come of the chosen form of the tour that have places. */
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

/** A picture or document that goes with a message. */
const attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(Object.keys(attachmentEndings) as [AttachmentType, ...AttachmentType[]]),
  /** In bytes. */
  size: z.int(),
  /** Null for documents. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Where its viewer finds it; `preview=1` there is the small picture. */
  url: z.string(),
});

export type AttachmentView = z.output<typeof attachment>;

const message = z.object({
  position: z.int(),
  /** The name under which the reader's own side sent it, so that a page knows its own; null for what the other wrote. */
  submission: z.uuid().nullable(),
  author: z.enum(['traveller', 'operator', 'staff']),
  /** The person who wrote it; null where only the company is known. */
  name: z.string().nullable(),
  body: z.string(),
  attachments: z.array(attachment),
  /** Seconds since 1970, as all moments here. */
  at: z.int(),
  offer: offer.nullable(),
});

/** What only the office sees of a conversation. */
const office = z.object({
  /** Null in a chat where none was left. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  asAgent: z.boolean(),
  assignee: person.nullable(),
  /** Who it can be given to. */
  colleagues: z.array(person),
  snoozedUntil: z.int().nullable(),
  notes: z.array(z.object({ id: z.int(), name: z.string().nullable(), body: z.string(), at: z.int() })),
  /** Beginnings of an answer in the traveller's language, with names and dates filled in. */
  templates: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Answers that the reader's office keeps, with their placeholders, those in the traveller's language first. */
  kept: z.array(z.object({ id: z.uuid(), language: z.enum(['en', 'de']), title: z.string(), body: z.string() })),
  /** What placeholders stand for here, in the traveller's language; the date is a day or a month. */
  filling: z.partialRecord(z.enum(placeholders), z.string()),
  /** Whether the traveller wrote last and nobody has said that no answer is needed. */
  waits: z.boolean(),
  /** Whether it needs no answer because somebody said so. */
  done: z.boolean(),
});

/** When somebody wants to be called: in GMT, and as moments with the zone of their own clock, where it is known. */
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
  /** As whom the caller reads it. */
  viewer: z.enum(['owner', 'code', 'operator', 'staff']),
  side: z.enum(['traveller', 'operator']),
  kind: z.enum(['tour', 'general', 'river', 'private']),
  tour: z.object({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
  /** Who answers; null when it is our own staff. */
  operator: z.object({ slug: z.string(), name: z.string(), answerHours: z.int() }).nullable(),
  traveller: z.object({ firstName: z.string(), lastName: z.string() }),
  language: z.enum(['en', 'de']),
  adults: z.int().nullable(),
  children: z.int().nullable(),
  day: z.string().nullable(),
  /** Whether another date than those on sale is asked for. */
  otherDate: z.boolean(),
  month: z.string().nullable(),
  stateroom: z.string().nullable(),
  /** With a file for a calendar, while it is to be made. */
  call: wantedCall.extend({ calendarUrl: z.string().nullable() }).nullable(),
  messages: z.array(message),
  /** What the catalogue can say to the first question, for the traveller until somebody has answered. */
  firstAnswer: firstAnswer.nullable(),
  /** The last position that each side has seen; 0 when none. */
  read: z.object({ traveller: z.int(), operator: z.int() }),
  office: office.nullable(),
  /** Null where it never was a chat. */
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
  /** Whether another date than those on sale is asked for. */
  otherDate: z.boolean(),
  snoozedUntil: z.int().nullable(),
  call: wantedCall.nullable(),
  last: z.object({ author: z.enum(['traveller', 'operator', 'staff']), body: z.string(), at: z.int() }),
});

export type InboxItem = z.output<typeof inboxItem>;

/** The request and answer of each call about conversations. */
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
      /** May be empty where files are sent. */
      body: z.string().trim().max(LONGEST_MESSAGE),
      /** The ids of files that were taken before. */
      attachments: z.array(z.uuid()).max(MOST_ATTACHMENTS).default([]),
      /** The name of this message, made by whoever writes it. */
      submission: z.uuid().nullish(),
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
  removeAttachment: { request: named.extend({ attachmentId: z.uuid() }), answer: accepted },
  loadAttachment: {
    request: named.extend({ attachmentId: z.uuid(), preview: z.enum(['0', '1']).default('0') }),
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
      /** Only those that the caller sees to. */
      mine: z.enum(['0', '1']).default('0'),
      q: z.string().trim().max(100).default(''),
      /** Where the list goes on: what the answer before called `next`. */
      after: z.string().regex(inboxCursor).nullish(),
    }),
    answer: z.object({
      items: z.array(inboxItem),
      counts: z.object({ open: z.int(), answered: z.int(), snoozed: z.int(), calls: z.int(), all: z.int() }),
      /** Where the list goes on; null at its end. */
      next: z.string().nullable(),
    }),
  },
  countInbox: {
    request: z.object({}),
    answer: z.object({
      unread: z.int(),
      /** Changes whenever a message came or went. */
      version: z.string(),
    }),
  },
  assignConversation: { request: z.object({ conversationId, accountId: z.uuid().nullable() }), answer: accepted },
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
  /** With a beginning for the message, in the traveller's language. */
  loadOfferForm: { request: offerChoice, answer: z.object({ form: offerForm, body: z.string() }) },
  makeOffer: {
    request: offerChoice.extend({
      objectId: id,
      date: requiredDay,
      /** In the operator's currency; left out, the tour's own price counts. */
      specialPrice: optionalField(integerBetween(0, 100_000_000)),
      /** For how many days it stands. */
      days: integerBetween(OFFER_DAYS.least, OFFER_DAYS.most).default(OFFER_DAYS.usual),
      body: shortText(LONGEST_MESSAGE),
      submission: z.uuid().nullish(),
    }),
    answer: z.object({ status: z.literal('OK'), position: z.int() }),
  },
  withdrawOffer: {
    request: z.object({ conversationId, offerId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    answer: accepted,
  },
  noteConversation: { request: z.object({ conversationId, body: shortText(LONGEST_MESSAGE) }), answer: accepted },
};
