import { z } from 'zod';
import { CHAT_PROMPTS, CHAT_STATES, CHAT_TEXTS } from '#domain/enquiry/chat.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/enquiry/conversation.ts';
import { flag, uuid } from '../values/values.ts';
import { accepted, shortText } from './common.ts';

const conversationId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** The code that gives access to the chat without an account. */
const code = z.string().max(100).nullish();
const named = z.object({ conversationId, code });
const language = z.enum(['en', 'de']);
/** An email address as typed; the use case validates it. */
const email = z.string().trim().max(254);
/** The path of one of our pages, without a query; two leading slashes would lead to another site. */
export const pagePath = z
  .string()
  .max(CHAT_TEXTS.path)
  .regex(/^\/(?![/\\])[^?#\s\\]*$/);
/** A flag that is only sent when it is true; forms write it as 1. */
const yes = z.literal([true, '1', 'true']).transform(() => true as const);
const objectId = z.coerce.number().int().min(1).max(2_147_483_647);
const prompt = z.coerce.number().pipe(z.literal(CHAT_PROMPTS));

const chatState = z.object({
  conversationId: z.int(),
  /** Together with the id it gives access to the conversation in all endpoints and on the live socket. */
  code: z.string(),
  state: z.enum(CHAT_STATES),
  /** The assigned member of staff; null while there is none. */
  agentName: z.string().nullable(),
  emailKnown: z.boolean(),
  rating: z.int().nullable(),
  /** The version of the conversation: a page with another version reloads it. */
  version: z.string(),
  /** The number of messages that the visitor has not seen. */
  unread: z.int(),
  /** The position of the last message. */
  position: z.int(),
});

export type ChatState = z.output<typeof chatState>;

/** What a visitor who agreed to it is viewing. */
const looking = z.object({
  path: z.string(),
  objectId: z.int().nullable(),
  /** The selected text. */
  selection: z.string().nullable(),
});

/**
 * A system message in a chat, which pages put into words. `late`: staff have not replied yet, and an email address
 * would help. `taken`: the named person replies from now on. `passed`: the named company replies, by email. `ended`: by
 * the named person, by the visitor or automatically. `email`: the visitor left an address.
 */
const chatEvent = z.object({
  kind: z.enum(['late', 'taken', 'passed', 'ended', 'email']),
  /** The person or company; null when there is none to name. */
  name: z.string().nullable(),
  /** The previous assignee, for staff only. */
  takenFrom: z.string().nullable(),
  /** The position of the message that it follows. */
  position: z.int(),
  /** Seconds since 1970, as all moments here. */
  at: z.int(),
});

export type ChatEvent = z.output<typeof chatEvent>;

/** The chat data of a conversation that is or was a chat. */
export const chatView = z.object({
  state: z.enum(CHAT_STATES),
  agentName: z.string().nullable(),
  emailKnown: z.boolean(),
  rating: z.int().nullable(),
  events: z.array(chatEvent),
  /** Visible to staff only. */
  staff: z
    .object({
      agentId: uuid.nullable(),
      ratingComment: z.string().nullable(),
      /** The page where it began, and the prompt that opened it. */
      page: z.string(),
      prompt: z.int().nullable(),
      /** The tour that it is about, and the company it can be passed to. */
      tour: z.object({ id: z.int(), slug: z.string(), name: z.string(), operator: z.string() }).nullable(),
      looking: looking.nullable(),
    })
    .nullable(),
});

export type ChatView = z.output<typeof chatView>;

/** A chat in the queue. */
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
  /** How long the visitor has waited for staff or for a reply; null when they are not waiting. */
  waitingMs: z.int().nullable(),
  unread: z.int(),
  agent: z.object({ id: uuid, name: z.string() }).nullable(),
  looking: looking.nullable(),
  emailKnown: z.boolean(),
  rating: z.int().nullable(),
  endedAt: z.int().nullable(),
});

export type QueuedChat = z.output<typeof queuedChat>;

/** The request and response schemas of the chat endpoints. */
export const chatSchemas = {
  loadChat: {
    request: z.object({ conversationId: conversationId.optional(), code }),
    answer: z.object({
      /** Whether a member of staff is available now. */
      available: z.boolean(),
      /** The usual waiting time in minutes; null when there are too few recent chats. */
      waitMinutes: z.int().nullable(),
      /** The requested chat, or else the open chat of the account. */
      chat: chatState.nullable(),
    }),
  },
  startChat: {
    request: z.object({
      text: shortText(MAX_MESSAGE_LENGTH),
      /** The idempotency key of this message, made by the client. */
      submission: uuid,
      language,
      page: pagePath,
      /** The variant that the page is about, as in the paths of the booking page. */
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
    /** Without an address it is sent to the one that was left in the chat. */
    request: named.extend({ email: email.optional() }),
    answer: accepted,
  },
  saveChatEmail: {
    request: z.object({
      data: z.object({
        email,
        conversation_id: conversationId,
        /** These are hints and ignored: the sender is known from the session. */
        ip: z.string().max(100).optional(),
        country: z.string().max(100).optional(),
        city: z.string().max(100).optional(),
        zip: z.string().max(100).optional(),
      }),
      /** Not needed by the browser that started the chat. */
      code,
    }),
    answer: accepted,
  },
  listChats: {
    request: z.object({}),
    answer: z.object({
      /** The latest version from the live socket, or a newer one. */
      version: z.string(),
      /** Whether the caller is available in one of their windows. */
      available: z.boolean(),
      /** The members of staff that a chat can be assigned to. */
      staff: z.array(z.object({ id: uuid, name: z.string(), available: z.boolean() })),
      /** The longest waiting first. */
      waiting: z.array(queuedChat),
      mine: z.array(queuedChat),
      others: z.array(queuedChat),
      /** Those of the last 24 hours, newest first. */
      ended: z.array(queuedChat),
    }),
  },
  takeChat: {
    request: z.object({
      conversationId,
      /** Also takes it from a colleague. */
      force: flag.transform((sent) => sent ?? false),
    }),
    answer: accepted,
  },
  transferChat: {
    request: z.object({
      conversationId,
      /** A colleague, or the company that runs the tour. */
      to: z.union([z.object({ staffId: uuid }), z.object({ operatorId: yes })]),
    }),
    answer: accepted,
  },
};
