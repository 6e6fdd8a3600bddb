import { z } from 'zod';
import { customFields, longestQuestion } from '../list/enquiry.ts';
import { currency, day, flag, id, optionalField, quantity, text } from '../values/values.ts';
import { customFieldName, detailsType, enquiryTypes } from '../wire/enquiry-types.ts';
import { money, month, photo } from './catalogue-card.ts';

/** What a person typed. What is wrong with it the use case says, in words made for people. */
const typed = (longest: number) =>
  z
    .string()
    .max(longest)
    .nullish()
    .transform((sent) => sent?.trim() ?? '');

/** A tour that somebody asks about. */
const askedTour = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['group', 'private', 'river']),
  lengthDays: z.int(),
  photo: photo.nullable(),
  operator: z.string(),
  /** Departures to come that still have places. */
  departures: z.array(z.object({ day, price: money })),
  /** Whether it can be asked for privately. */
  isPrivateOffered: z.boolean(),
  staterooms: z.boolean(),
});

/** What the popup for a question shows. */
const askPopup = z.object({
  type: z.enum(enquiryTypes),
  /** Where the form is sent. */
  action: z.string(),
  tour: askedTour.nullable(),
  /** Within how many hours an answer usually comes; null while that is not known. */
  answerHours: z.int().nullable(),
  /** The months that can be named as an approximate date. */
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

/** What the popup for a question shows. */
export type AskPopupFacts = z.output<typeof askPopup>;

/** The form in which another date is asked for, and the smallest party that may ask privately. */
export const dateEnquiry = askPopup.extend({ minimum: z.int().nullable() });

/** Every field of a question by name, and those of an operator's own by their prefix; whatever else is sent is left out. */
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
    request: typed(longestQuestion),
    note: typed(longestQuestion),
    comment: typed(longestQuestion),
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
    /** Taken and not believed: who asks is seen from where the request comes. */
    customer_ip: text(100),
    /** The name of this submission, made by whoever sends it. */
    submission: optionalField(z.uuid()),
  })
  .superRefine((sent, context) => {
    const names = Object.keys(sent).filter((name) => /^cfc?-/.test(name));
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message, input: sent[name] });
    if (names.length > customFields.most) refuse(names[customFields.most] as string, 'too many fields');
    for (const name of names) {
      const value = sent[name];
      if (!customFieldName.test(name)) refuse(name, 'not a field');
      else if (typeof value !== 'string' || value.length > customFields.longest) refuse(name, 'not a short text');
    }
  });

/** What the catalogue knows about what was asked; what it was not asked about is empty or null. */
export const firstAnswer = z.object({
  departures: z.array(z.object({ from: day, until: day, price: money, placesLeft: z.int() })),
  /** What the party pays in all, in the rooms that are recommended to it. */
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

/** The request and answer of each call about questions. */
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
      /** The form as markup, or what is told of private tours; left out when only data is wanted. */
      component: z.string().optional(),
      /** The smallest party that may ask for the tour privately; null without a limit. */
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
      /** The page of the conversation. */
      href: z.string(),
      /** Whether our advisers offer to call. */
      isOBS: z.boolean(),
      has_nps_record: z.boolean(),
      /** What the catalogue can say at once, until somebody answers; null when it can say nothing. */
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
          /** As the operator calls it. */
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
      /** The zone of the visitor's clock, so that we know their time of day; what is none is left out. */
      time_zone: text(64),
    }),
    /** With the call as a file for a calendar. */
    answer: z.object({ status: z.literal('OK'), success: z.literal(true), calendarUrl: z.string() }),
  },
  loadTravellerStore: {
    request: z.object({
      bcpLink: z.string().max(400),
      /** In ms since 1970. */
      lastSeenAt: optionalField(z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)),
    }),
    answer: z.object({
      /** 0 when the link opens no conversation. */
      status: z.union([z.literal(0), z.literal(1)]),
      /** The link and its mark as markup; left out when only data is wanted. */
      components: z.object({ cta: z.string(), indicator: z.string() }).optional(),
      hasNewMessage: z.boolean(),
    }),
  },
  checkAgentEmail: {
    request: z.object({ email: typed(400) }),
    answer: z.object({ is_b2b: z.boolean() }),
  },
};
