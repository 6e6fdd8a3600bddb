import { z } from 'zod';
import { customFields, maxQuestionLength } from '../list/enquiry.ts';
import { currency, day, flag, id, optionalField, quantity, text, uuid } from '../values/values.ts';
import { customFieldName, detailsType, enquiryTypes } from '../wire/enquiry-types.ts';
import { money, month, photo } from './catalogue-card.ts';

/** Text as typed. The use case validates it and words the error messages. */
const typed = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((sent) => sent?.trim() ?? '');

/** The tour of an enquiry. */
const findEnquiryTour = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['group', 'private', 'river']),
  lengthDays: z.int(),
  photo: photo.nullable(),
  operator: z.string(),
  /** Future departures that still have places. */
  departures: z.array(z.object({ day, price: money })),
  /** Whether it can be requested privately. */
  isPrivateOffered: z.boolean(),
  staterooms: z.boolean(),
});

/** The contents of the enquiry popup. */
const askPopup = z.object({
  type: z.enum(enquiryTypes),
  /** The address that the form is submitted to. */
  action: z.string(),
  tour: findEnquiryTour.nullable(),
  /** The usual reply time in hours; null while it is not known. */
  answerHours: z.int().nullable(),
  /** The months that can be selected as an approximate date. */
  months: z.array(month),
  hasServiceFee: z.boolean(),
  /** A share in basis points, or an amount for each booking. */
  serviceFee: z
    .union([
      z.object({ kind: z.literal('percent'), share: z.int() }),
      z.object({ kind: z.literal('perBooking'), amount: money }),
    ])
    .nullable(),
});

/** The contents of the enquiry popup. */
export type AskPopupFacts = z.output<typeof askPopup>;

/** The form for requesting another date, and the smallest party for a private tour. */
export const dateEnquiry = askPopup.extend({ minimum: z.int().nullable() });

/** Every field of an enquiry by name, and those of an operator's own by their prefix; all other fields are ignored. */
const question = z
  .looseObject({
    t: z.enum(enquiryTypes).default('default'),
    id: optionalField(id),
    hasServiceFee: flag,
    serviceFee: text(40),
    email: typed(400),
    details_phone: typed(400),
    first_name: typed(100),
    last_name: typed(100),
    source: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .default('tr'),
    source_id: text(100),
    pax: quantity.default(1),
    pax_children: quantity.default(0),
    details_type: z.coerce.number().pipe(z.literal(detailsType)).default(detailsType),
    double_opt_in: flag,
    request: typed(maxQuestionLength),
    note: typed(maxQuestionLength),
    comment: typed(maxQuestionLength),
    date: z
      .string()
      .max(40)
      .nullish()
      .transform((sent) => sent ?? ''),
    display_dates_popup: flag,
    booktype: optionalField(z.enum(['group', 'private', 'river'])),
    as_ta: flag,
    room: text(200),
    stateroom: text(200),
    approximate_date: typed(20),
    currency,
    /** Accepted and ignored: the sender is known from the connection. */
    customer_ip: text(100),
    /** The idempotency key of this submission, made by the client. */
    submission: optionalField(uuid),
  })
  .superRefine((sent, context) => {
    const names = Object.keys(sent).filter((name) => /^cfc?-/.test(name));
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message, input: sent[name] });
    if (names.length > customFields.max) refuse(names[customFields.max] as string, 'too many fields');
    for (const name of names) {
      const value = sent[name];
      if (!customFieldName.test(name)) refuse(name, 'not a field');
      else if (typeof value !== 'string' || value.length > customFields.maxLength) refuse(name, 'not a short text');
    }
  });

/** The catalogue's answer to a question; topics that are not part of it are empty or null. */
export const firstAnswer = z.object({
  departures: z.array(z.object({ from: day, until: day, price: money, placesLeft: z.int() })),
  /** The total price for the party, in the recommended rooms. */
  party: z.object({ day, adults: z.int(), children: z.int(), total: money }).nullable(),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  ages: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** From today to a departure; `refund` in basis points of the tour price. */
  cancellation: z
    .object({ departure: day, rows: z.array(z.object({ from: day, until: day, refund: z.int() })) })
    .nullable(),
});

export type FirstAnswer = z.output<typeof firstAnswer>;

/** The request and response schemas of the enquiry endpoints. */
export const enquirySchemas = {
  loadAskQuestion: {
    request: z.object({
      id: optionalField(id),
      tourId: optionalField(id),
      type: optionalField(z.enum(enquiryTypes)).transform((sent) => sent ?? 'default'),
      action: optionalField(z.enum(['private_options'])),
    }),
    answer: z.object({
      status: z.literal('OK'),
      /** The form, or information about private tours, as markup; omitted when only data is requested. */
      component: z.string().optional(),
      /** The smallest party for a private tour; null without a limit. */
      data: z.object({ min_pax: z.int().nullable() }),
      /** Not with `private_options`. */
      popup: askPopup.optional(),
    }),
  },
  askQuestion: {
    request: question,
    answer: z.object({
      status: z.literal('OK'),
      id: z.int(),
      code: z.string(),
      /** The address of the conversation's page. */
      href: z.string(),
      /** Whether advisers offer a callback. */
      isOBS: z.boolean(),
      has_nps_record: z.boolean(),
      /** The catalogue's immediate answer, until a person replies; null when it has none. */
      firstAnswer: firstAnswer.nullable(),
    }),
  },
  loadAccommodations: {
    request: z.object({
      id,
      date: typed(40),
    }),
    answer: z.object({
      status: z.literal('OK'),
      accomodations: z.array(
        z.object({
          name: z.string(),
          /** In the operator's wording. */
          name_original: z.string(),
          price: money,
          per: z.enum(['person', 'room']),
        }),
      ),
    }),
  },
  askCall: {
    request: z.object({
      enquiryId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
      code: z.string().max(100),
      time: z.object({ from: typed(10), to: typed(10) }),
      date: typed(40),
      phone: typed(400),
      /** The visitor's time zone, which defines their time of day; an invalid one is ignored. */
      time_zone: text(64),
    }),
    /** With the address of the calendar file for the callback. */
    answer: z.object({ status: z.literal('OK'), success: z.literal(true), calendarUrl: z.string() }),
  },
  loadTravellerStore: {
    request: z.object({
      bcpLink: z.string().max(400),
      /** In ms since 1970. */
      lastSeenAt: optionalField(z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)),
    }),
    answer: z.object({
      /** 0 when the link gives no access to a conversation. */
      status: z.union([z.literal(0), z.literal(1)]),
      /** The link and its indicator as markup; omitted when only data is requested. */
      components: z.object({ cta: z.string(), indicator: z.string() }).optional(),
      hasNewMessage: z.boolean(),
    }),
  },
  checkAgentEmail: {
    request: z.object({ email: typed(400) }),
    answer: z.object({ is_b2b: z.boolean() }),
  },
};
