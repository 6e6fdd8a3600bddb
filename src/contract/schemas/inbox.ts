import { z } from 'zod';
import { LONGEST_MESSAGE } from '#domain/enquiry/conversation.ts';
import { LONGEST_TEMPLATE_TITLE } from '#domain/enquiry/reply-template.ts';
import { day } from '../values/values.ts';
import { accepted, shortText } from './common.ts';

const conversationId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const officeCall = z.object({
  /** That of its conversation. */
  id: z.int(),
  traveller: z.string(),
  phone: z.string(),
  tour: z.string().nullable(),
  operator: z.string().nullable(),
  language: z.enum(['en', 'de']),
  assignee: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Seconds since 1970. */
  at: z.int(),
  until: z.int(),
  /** Of whoever wants to be called; null where it is not known. */
  zone: z.string().nullable(),
  /** Null while it is to be made. */
  outcome: z.enum(['done', 'missed']).nullable(),
});

export type OfficeCall = z.output<typeof officeCall>;

const template = z.object({
  id: z.uuid(),
  language: z.enum(['en', 'de']),
  title: z.string(),
  body: z.string(),
});

export type ReplyTemplate = z.output<typeof template>;

const timeOfDay = z.string().trim().max(10);

/** The request and answer of each call of the inbox. */
export const inboxSchemas = {
  finishConversation: {
    request: z.object({ conversationId, position: z.coerce.number().int().min(0).max(1_000_000) }),
    answer: accepted,
  },
  listCalls: {
    request: z.object({ day, days: z.coerce.number().int().min(1).max(31).default(7) }),
    /** With those of the day before and after, which may be the same day by another clock. */
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
      id: z.uuid().nullish(),
      language: z.enum(['en', 'de']),
      title: shortText(LONGEST_TEMPLATE_TITLE),
      body: shortText(LONGEST_MESSAGE),
    }),
    answer: z.object({ status: z.literal('OK'), id: z.uuid() }),
  },
  deleteTemplate: { request: z.object({ templateId: z.uuid() }), answer: accepted },
};
