import { z } from 'zod';
import { EXTENSION_PROBLEMS } from '#domain/booking/hold.ts';
import { BLOCKS } from '#domain/booking/problem.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { day, text, uuid } from '../values/values.ts';
import { cancellationRow, priceDifference, priceLine, signedPrice } from './book-now-data.ts';
import { bookRequest } from './book-request.ts';
import { money, named, photo } from './catalogue-card.ts';
import { clientsAgency } from './common.ts';

/** The result of a submission: a redirect, a payment, or an error message. */
const answerType = z.enum(['redirect', 'payment', 'other']);

/** What prevents a submission from being accepted, by the names of the request, with a message for the client. */
const bookingProblem = z.object({
  block: z.enum(BLOCKS),
  code: z.string(),
  path: z.string(),
  report: z.string(),
  message: z.string(),
  /** The passenger type that the traveller's age fits, when another one was chosen. */
  passengerType: z.int().optional(),
});

/** Additional data of a refused submission. */
export const bookingRefusal = z.object({
  type: answerType,
  /** The page of the existing hold, for its owner. */
  url: z.string().nullable(),
  description: z.string(),
  enquiryId: z.string().nullable(),
  data: z.object({
    /** In page order. */
    problems: z.array(bookingProblem),
    /** How the price has changed since the submitted quote. */
    difference: priceDifference.nullable(),
    /** The current price, for the next submission. */
    quote: signedPrice.nullable(),
  }),
});
export type BookingRefusal = z.output<typeof bookingRefusal>;

/** The displayed states of a hold; one whose time is over is displayed as expired at once. */
export const holdStates = ['held', 'paying', 'booked', 'expired', 'released'] as const;

/**
 * The viewers of a hold: its owner, holders of the mailed link, colleagues and offices, and the client to whom an agent
 * sent a payment link.
 */
export const holdViewers = ['owner', 'code', 'colleague', 'operator', 'staff', 'client'] as const;

/**
 * Whether the lead traveller's address is confirmed; if not, whether the viewer can confirm it now, cannot because the
 * address has held this departure before, or needs the mailed link.
 */
export const holdConfirmations = ['done', 'possible', 'used-before', 'waiting'] as const;

/** An instant in seconds since 1970, as countdowns use it. */
const epochSeconds = z.int();

/** A hold with everything that its page displays. */
const hold = z.object({
  id: uuid,
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
  /** The end that an extension now would give it, or why it cannot be extended; null for viewers who may not extend it. */
  extension: z.object({ endsAt: epochSeconds.nullable(), problem: z.enum(EXTENSION_PROBLEMS).nullable() }).nullable(),
  /** Whether the viewer may have its mail sent again. */
  mayMail: z.boolean(),
  /** The booking that its owner is currently paying on a page of a bank. */
  payment: uuid.nullable(),
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
      /** The number of rooms, or of beds where the room is shared. */
      count: z.int(),
      shared: z.boolean(),
      people: z.array(z.object({ typeId: z.int(), name: z.string(), count: z.int() })),
      /** Beds that stay open: for named friends, or for a room-mate who is not known yet. */
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
  /** The refunds of a cancellation once the hold is paid. */
  cancellation: z.array(cancellationRow),
  cancellationTermsId: z.int(),
  operator: named,
  /** The agency that holds for a client. */
  agency: clientsAgency.nullable(),
  /** The address of the calendar file. */
  calendarUrl: z.string(),
});

const holdRequest = z.object({
  holdId: uuid,
  /** The code of the mailed link. */
  code: text(100),
});

/** The request and response schemas of the hold endpoints. */
export const holdSchemas = {
  book: {
    request: bookRequest,
    answer: z.object({
      /** `checking`: the provider has not confirmed the payment yet; the page of the booking shows the outcome. */
      status: z.enum(['OK', 'checking']),
      type: answerType,
      /** The page of the hold or of the booking; of type `payment`: the page of the bank for the payment. */
      url: z.string(),
      message: z.string(),
      description: z.string(),
      enquiryId: z.string().nullable(),
      data: z.object({
        /** A hold has an end; a booking has a state. */
        holdId: uuid.nullable(),
        bookingId: uuid.nullable(),
        reference: z.string(),
        /** The current state of the hold or the booking; `checking`: its payment is being checked. */
        state: z.enum([
          ...holdStates,
          'checking',
          'requested',
          'confirmed',
          'declined',
          'lapsed',
          'cancelled',
          'completed',
        ]),
        endsAt: epochSeconds.nullable(),
        /** Whether this submission was accepted before. */
        again: z.boolean(),
      }),
    }),
  },
  listHolds: {
    request: z.object({}),
    answer: z.object({
      holds: z.array(
        z.object({
          id: uuid,
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
  extendHold: { request: holdRequest, answer: z.object({ status: z.literal('OK'), hold }) },
  mailHold: { request: holdRequest, answer: z.object({ status: z.literal('OK'), hold }) },
  loadHoldCalendar: { request: holdRequest, answer: z.object({ name: z.string(), text: z.string() }) },
};
