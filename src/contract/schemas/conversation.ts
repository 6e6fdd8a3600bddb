import { z } from 'zod';
import { LONGEST_MESSAGE } from '#domain/enquiry/conversation.ts';
import { placeholders } from '#domain/enquiry/reply-template.ts';
import { accepted, shortText } from './common.ts';

const conversationId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** The code of a mailed link, for whoever has no account. */
const code = z.string().max(100).nullish();
const named = z.object({ conversationId, code });

const person = z.object({ id: z.uuid(), name: z.string() });

const message = z.object({
  position: z.int(),
  author: z.enum(['traveller', 'operator', 'staff']),
  /** The person who wrote it; null where only the company is known. */
  name: z.string().nullable(),
  body: z.string(),
  /** Seconds since 1970, as all moments here. */
  at: z.int(),
});

/** What only the office sees of a conversation. */
const office = z.object({
  email: z.string(),
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
  month: z.string().nullable(),
  stateroom: z.string().nullable(),
  call: wantedCall.nullable(),
  messages: z.array(message),
  /** The last position that each side has seen; 0 when none. */
  read: z.object({ traveller: z.int(), operator: z.int() }),
  office: office.nullable(),
});

export type ConversationView = z.output<typeof conversation>;

/** The lists of the inbox. */
export const inboxViews = ['open', 'answered', 'snoozed', 'calls', 'all'] as const;
export type InboxView = (typeof inboxViews)[number];
/** A place in one of the lists: the moment by which it is ordered, in microseconds, and the conversation. */
export const inboxCursor = /^\d{1,16}\.\d{1,15}$/;

const inboxItem = z.object({
  id: z.int(),
  kind: z.enum(['tour', 'general', 'river', 'private']),
  traveller: z.string(),
  tour: z.string().nullable(),
  operator: z.string().nullable(),
  language: z.enum(['en', 'de']),
  unread: z.int(),
  assignee: z.string().nullable(),
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
  conversationVersion: { request: named, answer: z.object({ version: z.string() }) },
  writeMessage: {
    request: named.extend({
      body: shortText(LONGEST_MESSAGE),
      /** The name of this message, made by whoever writes it. */
      submission: z.uuid().nullish(),
    }),
    answer: z.object({ status: z.literal('OK'), position: z.int() }),
  },
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
  noteConversation: { request: z.object({ conversationId, body: shortText(LONGEST_MESSAGE) }), answer: accepted },
};
