import { z } from 'zod';
import { CHAT_PROMPTS, CHAT_STATES, CHAT_TEXTS } from '#domain/enquiry/chat.ts';
import { LONGEST_MESSAGE } from '#domain/enquiry/conversation.ts';
import { flag } from '../values/values.ts';
import { accepted, shortText } from './common.ts';

const conversationId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** What opens the chat for whoever has no account. */
const code = z.string().max(100).nullish();
const named = z.object({ conversationId, code });
const language = z.enum(['en', 'de']);
/** An address as typed; that it is one is a rule of the business. */
const email = z.string().trim().max(254);
/** Where a page of ours is, without what follows a question mark; two slashes would lead to another site. */
export const pagePath = z
  .string()
  .max(CHAT_TEXTS.path)
  .regex(/^\/(?![/\\])[^?#\s\\]*$/);
/** What is only ever said when it is so; forms write it as 1. */
const yes = z.literal([true, '1', 'true']).transform(() => true as const);
const objectId = z.coerce.number().int().min(1).max(2_147_483_647);
const prompt = z.coerce.number().pipe(z.literal(CHAT_PROMPTS));

const chatState = z.object({
  conversationId: z.int(),
  /** With the id it opens the conversation by all its calls and on the live socket. */
  code: z.string(),
  state: z.enum(CHAT_STATES),
  /** Who of the staff has it; null while nobody has. */
  agentName: z.string().nullable(),
  emailKnown: z.boolean(),
  rating: z.int().nullable(),
  /** That of the conversation: whoever shows another loads it. */
  version: z.string(),
  /** How many messages the visitor has not seen. */
  unread: z.int(),
  /** The position of the last message. */
  position: z.int(),
});

export type ChatState = z.output<typeof chatState>;

/** What a visitor who agreed to it looks at now. */
const looking = z.object({
  path: z.string(),
  objectId: z.int().nullable(),
  /** The text they have selected. */
  selection: z.string().nullable(),
});

/**
 * Something that happened in a chat and that nobody wrote; pages put it in words. `late`: nobody has come yet, and an address would help.
 * `taken`: the named person answers from now on. `passed`: the named company does, by mail. `ended`: by the named person, by the visitor or by
 * itself. `email`: the visitor left an address.
 */
const chatEvent = z.object({
  kind: z.enum(['late', 'taken', 'passed', 'ended', 'email']),
  /** The person or company; null where there is none to name. */
  name: z.string().nullable(),
  /** Whom the named person took it from, told to staff alone. */
  takenFrom: z.string().nullable(),
  /** It happened after this message. */
  position: z.int(),
  /** Seconds since 1970, as all moments here. */
  at: z.int(),
});

export type ChatEvent = z.output<typeof chatEvent>;

/** What a conversation that is or was a chat says of it. */
export const chatView = z.object({
  state: z.enum(CHAT_STATES),
  agentName: z.string().nullable(),
  emailKnown: z.boolean(),
  rating: z.int().nullable(),
  events: z.array(chatEvent),
  /** What staff alone see. */
  staff: z
    .object({
      agentId: z.uuid().nullable(),
      ratingComment: z.string().nullable(),
      /** Where it began, and by which prompt. */
      page: z.string(),
      prompt: z.int().nullable(),
      /** What it is about, and the company it can be passed to. */
      tour: z.object({ id: z.int(), slug: z.string(), name: z.string(), operator: z.string() }).nullable(),
      looking: looking.nullable(),
    })
    .nullable(),
});

export type ChatView = z.output<typeof chatView>;

/** A chat as it stands in the queue. */
const queuedChat = z.object({
  conversationId: z.int(),
  state: z.enum(CHAT_STATES),
  traveller: z.string(),
  language,
  tour: z.string().nullable(),
  page: z.string(),
  prompt: z.int().nullable(),
  /** The beginning of the last message. */
  preview: z.string(),
  lastAuthor: z.enum(['traveller', 'operator', 'staff']),
  /** When it began. */
  since: z.int(),
  /** For how long the visitor waits for somebody, or for an answer; null when nobody waits. */
  waitingMs: z.int().nullable(),
  unread: z.int(),
  agent: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  looking: looking.nullable(),
  emailKnown: z.boolean(),
  rating: z.int().nullable(),
  endedAt: z.int().nullable(),
});

export type QueuedChat = z.output<typeof queuedChat>;

/** The request and answer of each call about chats. */
export const chatSchemas = {
  loadChat: {
    request: z.object({ conversationId: conversationId.optional(), code }),
    answer: z.object({
      /** Whether somebody of the staff is there now. */
      available: z.boolean(),
      /** In how many minutes somebody usually comes; null when too few have come lately to tell. */
      waitMinutes: z.int().nullable(),
      /** The chat that was named, else the one that the account has open. */
      chat: chatState.nullable(),
    }),
  },
  startChat: {
    request: z.object({
      text: shortText(LONGEST_MESSAGE),
      /** The name of this message, made by whoever writes it. */
      submission: z.uuid(),
      language,
      page: pagePath,
      /** The form of a tour that the page is about, as in the paths of the booking page. */
      objectId: objectId.nullish(),
      prompt: prompt.nullish(),
      name: z.string().trim().max(CHAT_TEXTS.name).optional(),
      email: email.optional(),
    }),
    answer: chatState,
  },
  claimChat: { request: z.object({ conversationId, code: z.string().max(100) }), answer: chatState },
  endChat: { request: named, answer: accepted },
  rateChat: {
    request: named.extend({
      rating: z.coerce.number().int().min(1).max(5),
      comment: z.string().trim().max(CHAT_TEXTS.comment).optional(),
    }),
    answer: accepted,
  },
  mailTranscript: {
    /** Without an address it goes to the one that was left in the chat. */
    request: named.extend({ email: email.optional() }),
    answer: accepted,
  },
  saveChatEmail: {
    request: z.object({
      data: z.object({
        email,
        conversation_id: conversationId,
        /** These are taken and not believed: who sends is known. */
        ip: z.string().max(100).optional(),
        country: z.string().max(100).optional(),
        city: z.string().max(100).optional(),
        zip: z.string().max(100).optional(),
      }),
      code,
    }),
    answer: accepted,
  },
  listChats: {
    request: z.object({}),
    answer: z.object({
      /** The last that the live socket has told, or newer. */
      version: z.string(),
      /** Whether the caller is available at one of their windows. */
      available: z.boolean(),
      /** Who a chat can be given to. */
      staff: z.array(z.object({ id: z.uuid(), name: z.string(), available: z.boolean() })),
      /** Who waits longest comes first. */
      waiting: z.array(queuedChat),
      mine: z.array(queuedChat),
      others: z.array(queuedChat),
      /** Those of the last 24 hours, the newest first. */
      ended: z.array(queuedChat),
    }),
  },
  takeChat: {
    request: z.object({
      conversationId,
      /** Takes it also from a colleague. */
      force: flag.transform((sent) => sent ?? false),
    }),
    answer: accepted,
  },
  transferChat: {
    request: z.object({
      conversationId,
      /** A colleague, or the company that runs the tour. */
      to: z.union([z.object({ staffId: z.uuid() }), z.object({ operatorId: yes })]),
    }),
    answer: accepted,
  },
};
