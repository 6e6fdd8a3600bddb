import { z } from 'zod';
import { MAX_MESSAGE_LENGTH } from '#domain/enquiry/conversation.ts';
import { MAX_TEMPLATE_TITLE_LENGTH } from '#domain/enquiry/reply-template.ts';
import { day, uuid } from '../values/values.ts';
import { accepted, shortText } from './common.ts';

const conversationId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const officeCall = z.object({
  /** The id of its conversation. */
  id: z.int(),
  traveller: z.string(),
  phone: z.string(),
  tour: z.string().nullable(),
  operator: z.string().nullable(),
  language: z.enum(['en', 'de']),
  assignee: z.object({ id: uuid, name: z.string() }).nullable(),
  /** Seconds since 1970. */
  at: z.int(),
  until: z.int(),
  /** The visitor's time zone; null when it is not known. */
  zone: z.string().nullable(),
  /** Null while it is pending. */
  outcome: z.enum(['done', 'missed']).nullable(),
});

export type OfficeCall = z.output<typeof officeCall>;

const template = z.object({
  id: uuid,
  language: z.enum(['en', 'de']),
  title: z.string(),
  body: z.string(),
});

export type ReplyTemplate = z.output<typeof template>;

const timeOfDay = z.string().trim().max(10);

/** The request and response schemas of the inbox endpoints. */
export const inboxSchemas = {
  finishConversation: {
    request: z.object({ conversationId, position: z.coerce.number().int().min(0).max(1_000_000) }),
    answer: accepted,
  },
  listCalls: {
    request: z.object({ day, days: z.coerce.number().int().min(1).max(31).default(7) }),
    /** Includes the callbacks of the day before and after, which may be the same day in another time zone. */
    answer: z.object({ calls: z.array(officeCall) }),
  },
  settleCall: {
    request: z.object({ conversationId, outcome: z.enum(['done', 'missed', 'open']) }),
    answer: accepted,
  },
  moveCall: {
    request: z.object({
      conversationId,
      date: z.string().trim().max(40),
      time: z.object({ from: timeOfDay, to: timeOfDay }),
    }),
    answer: accepted,
  },
  listTemplates: { request: z.object({}), answer: z.object({ templates: z.array(template) }) },
  saveTemplate: {
    request: z.object({
      id: uuid.nullish(),
      language: z.enum(['en', 'de']),
      title: shortText(MAX_TEMPLATE_TITLE_LENGTH),
      body: shortText(MAX_MESSAGE_LENGTH),
    }),
    answer: z.object({ status: z.literal('OK'), id: uuid }),
  },
  deleteTemplate: { request: z.object({ templateId: uuid }), answer: accepted },
};
