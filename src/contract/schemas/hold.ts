import { z } from 'zod';
import { BLOCKS } from '#domain/booking/problem.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { day, text } from '../values/values.ts';
import { cancellationRow, priceDifference, priceLine, signedPrice } from './book-now-data.ts';
import { bookRequest } from './book-request.ts';
import { money, named, photo } from './catalogue-card.ts';
import { clientsAgency } from './common.ts';

/** Where the answer to a submission leads: to a page, to the payment, or to a word about what went wrong. */
const answerType = z.enum(['redirect', 'payment', 'other']);

/** Something that keeps a submission from being accepted, by the names of the request, in words for its sender. */
const bookingProblem = z.object({
  block: z.enum(BLOCKS),
  code: z.string(),
  path: z.string(),
  report: z.string(),
  message: z.string(),
  /** The passenger type that the traveller's age fits, when another was chosen. */
  passengerType: z.int().optional(),
});

/** What a refused submission carries besides the usual words and problems. */
export const bookingRefusal = z.object({
  type: answerType,
  /** The page of the hold that is there already, for whoever owns it. */
  url: z.string().nullable(),
  description: z.string(),
  enquiryId: z.string().nullable(),
  data: z.object({
    /** In the order of the page. */
    problems: z.array(bookingProblem),
    /** How the price has moved since the quote that was presented. */
    difference: priceDifference.nullable(),
    /** The price now, to be presented with the next submission. */
    quote: signedPrice.nullable(),
  }),
});
export type BookingRefusal = z.output<typeof bookingRefusal>;

/** The states in which a hold is shown; one whose time is up is shown as expired at once. */
export const holdStates = ['held', 'paying', 'booked', 'expired', 'released'] as const;

/** Whoever looks at a hold: its owner, whoever has the mailed link, those who work with it, and the client whom an agent sent a link to pay it. */
export const holdViewers = ['owner', 'code', 'colleague', 'operator', 'staff', 'client'] as const;

/**
 * Whether the lead traveller's address is confirmed; if not, whether whoever looks can do it now, cannot because the address
 * has held this departure before, or has to bring the mailed link.
 */
export const holdConfirmations = ['done', 'possible', 'used-before', 'waiting'] as const;

/** An instant in seconds since 1970, as countdowns take it. */
const epochSeconds = z.int();

/** A hold with all that its page shows. */
const hold = z.object({
  id: z.uuid(),
  reference: z.string(),
  state: z.enum(holdStates),
  createdAt: epochSeconds,
  endsAt: epochSeconds,
  /** When it was released or expired. */
  endedAt: epochSeconds.nullable(),
  /** The server's time, so that a countdown does not depend on the visitor's clock. */
  now: epochSeconds,
  viewer: z.enum(holdViewers),
  confirmation: z.enum(holdConfirmations),
  mayRelease: z.boolean(),
  /** The booking that its owner pays on a page of a bank just now. */
  payment: z.uuid().nullable(),
  objectId: z.int(),
  tour: named.extend({
    id: z.int(),
    tagline: z.string(),
    variant: z.string(),
    lengthDays: z.int(),
    photo: photo.nullable(),
    start: z.string(),
    end: z.string(),
  }),
  from: day,
  until: day,
  itinerary: z.array(z.object({ number: z.int(), title: z.string(), place: z.string() })),
  travellers: z.array(z.object({ firstName: z.string(), typeId: z.int(), type: z.string(), lead: z.boolean() })),
  rooms: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** How many rooms, or beds where it is shared. */
      count: z.int(),
      shared: z.boolean(),
      people: z.array(z.object({ typeId: z.int(), name: z.string(), count: z.int() })),
      /** Beds that stay open: for friends by name, or for somebody not known yet. */
      openBeds: z.int(),
      friends: z.array(z.string()),
    }),
  ),
  extras: z.array(z.object({ id: z.int(), name: z.string(), option: z.string(), quantity: z.int() })),
  flexible: z.boolean(),
  price: z.object({
    currency: z.enum(CURRENCIES),
    lines: z.array(priceLine),
    total: z.int(),
    tourPrice: z.int(),
    oldTotal: z.int().nullable(),
  }),
  /** What a cancellation would give once the hold is paid. */
  cancellation: z.array(cancellationRow),
  cancellationTermsId: z.int(),
  operator: named,
  /** The agency that holds for a client. */
  agency: clientsAgency.nullable(),
  /** Where the file for a calendar is. */
  calendarUrl: z.string(),
});

const holdRequest = z.object({
  holdId: z.uuid(),
  /** The code of the mailed link. */
  code: text(100),
});

/** The request and answer of each call about holds. */
export const holdSchemas = {
  book: {
    request: bookRequest,
    answer: z.object({
      /** `checking`: the provider has not said yet whether the payment went through; the page of the booking will know. */
      status: z.enum(['OK', 'checking']),
      type: answerType,
      /** The page of the hold or of the booking; of type `payment`: the page of a bank, where it is paid. */
      url: z.string(),
      message: z.string(),
      description: z.string(),
      enquiryId: z.string().nullable(),
      data: z.object({
        /** A hold has an end; a booking has a state. */
        holdId: z.uuid().nullable(),
        bookingId: z.uuid().nullable(),
        reference: z.string(),
        state: z.enum(['held', 'checking', 'requested', 'confirmed']),
        endsAt: epochSeconds.nullable(),
        /** Whether this submission had been accepted before. */
        again: z.boolean(),
      }),
    }),
  },
  listHolds: {
    request: z.object({}),
    answer: z.object({
      holds: z.array(
        z.object({
          id: z.uuid(),
          reference: z.string(),
          state: z.enum(holdStates),
          tour: z.string(),
          from: day,
          until: day,
          endsAt: epochSeconds,
          price: money,
          leadEmail: z.string(),
        }),
      ),
    }),
  },
  loadHold: {
    /** `share_link`: the code of the link by which a client pays it. */
    request: holdRequest.extend({ share_link: text(100) }),
    answer: z.object({ status: z.literal('OK'), hold }),
  },
  confirmHold: { request: holdRequest, answer: z.object({ status: z.literal('OK'), hold }) },
  releaseHold: { request: holdRequest, answer: z.object({ status: z.literal('OK'), hold }) },
  loadHoldCalendar: { request: holdRequest, answer: z.object({ name: z.string(), text: z.string() }) },
};
