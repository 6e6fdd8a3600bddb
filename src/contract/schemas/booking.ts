import { z } from 'zod';
import { BOOKING_STATES } from '#domain/booking/lifecycle.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { ANSWER_CLASSES } from '#domain/party/answer-class.ts';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { CARD_BRANDS } from '#domain/payment/stored-card.ts';
import {
  currency,
  day,
  flag,
  id,
  integerBetween,
  oneOf,
  optionalDay,
  optionalField,
  requiredDay,
  text,
  uuid,
} from '../values/values.ts';
import { cancellationRow, priceLine } from './book-now-data.ts';
import { missingAnswers } from './booking-change.ts';
import { money, named, photo } from './catalogue-card.ts';
import { accepted, clientsAgency, shortText } from './common.ts';
import { holdViewers } from './hold.ts';

/** An instant in seconds since 1970. */
const epochSeconds = z.int();

const bookingState = z.enum(BOOKING_STATES);

/** A payment of the plan: its due day, its amount, and what was paid. */
const plannedPayment = z.object({
  due: day,
  /** The current amount: missed payments are spread over the later ones. */
  amount: z.int(),
  paid: z.int(),
  /** The amount when the plan was agreed. */
  agreed: z.int(),
  state: z.enum(['paid', 'coming', 'due', 'retrying', 'missed']),
  /** When the card is charged automatically. */
  chargedOn: day.nullable(),
});

/** A payment or refund in the journal; refunds are negative. */
const movement = z.object({
  at: epochSeconds,
  amount: z.int(),
  method: z.enum(PAYMENT_METHODS),
  brand: z.enum(CARD_BRANDS).nullable(),
  lastFour: z.string().nullable(),
});

/** A traveller's answer: the question as it was at the time, and the answer as the reader may see it. */
export const travellerAnswer = z.object({
  id: z.string(),
  kind: z.enum(['dropdown', 'country', 'radio', 'date', 'textarea', 'phone', 'email', 'text']),
  class: z.enum(ANSWER_CLASSES),
  label: z.string(),
  /** The label of a choice; a country as its two-letter code, a date as DD/MM/YYYY. */
  value: z.string(),
});
export type TravellerAnswer = z.output<typeof travellerAnswer>;

/** What is missing in the travellers' forms, the last day to change them, and whether the caller may do so now. */
const travellersForms = z.object({ missing: missingAnswers, changeUntil: day.nullable(), mayChange: z.boolean() });

/** A booking with everything that its page displays. */
const booking = z.object({
  id: uuid,
  reference: z.string(),
  state: bookingState,
  /** Why it failed, was declined or cancelled. */
  reason: z.string().nullable(),
  /** The operator's own words. */
  reasonWords: z.string().nullable(),
  createdAt: epochSeconds,
  stateSince: epochSeconds,
  /** The deadline by which the operator replies to a request. */
  answerBy: epochSeconds.nullable(),
  now: epochSeconds,
  viewer: z.enum(holdViewers),
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
  travellers: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      typeId: z.int(),
      type: z.string(),
      lead: z.boolean(),
      /** Null when the caller may not read them. */
      answers: z.array(travellerAnswer).nullable(),
    }),
  ),
  answers: travellersForms,
  /** When passport and health answers were erased. */
  sensitiveErasedAt: epochSeconds.nullable(),
  rooms: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      count: z.int(),
      shared: z.boolean(),
      people: z.array(z.object({ typeId: z.int(), name: z.string(), count: z.int() })),
      openBeds: z.int(),
      friends: z.array(z.string()),
    }),
  ),
  extras: z.array(z.object({ id: z.int(), name: z.string(), option: z.string(), quantity: z.int() })),
  flexible: z.boolean(),
  insured: z.boolean(),
  /**
   * The policy that was bought with it: issued with its number, still being issued, or none and the premium is
   * refunded.
   */
  policy: z
    .object({
      name: z.string(),
      insurer: z.string(),
      state: z.enum(['issuing', 'issued', 'none']),
      number: z.string().nullable(),
      premium: z.int(),
      /** Whether the premium is being refunded. */
      returned: z.boolean(),
    })
    .nullable(),
  price: z.object({
    currency: z.enum(CURRENCIES),
    lines: z.array(priceLine),
    total: z.int(),
    tourPrice: z.int(),
    oldTotal: z.int().nullable(),
  }),
  /** What was paid, what is reserved until the booking is confirmed, and when the balance is due. */
  payment: z.object({
    paid: z.int(),
    reserved: z.int(),
    /** The outstanding amount: the total less what was paid; zero once the booking is over. */
    due: z.int(),
    plan: z.object({ kind: z.enum(['full', 'deposit', 'instalments']), payments: z.array(plannedPayment) }),
    movements: z.array(movement),
    /** The card for later payments, and whether it is known to no longer work. */
    card: z
      .object({
        brand: z.enum(CARD_BRANDS),
        lastFour: z.string(),
        expiryMonth: z.int(),
        expiryYear: z.int(),
        refused: z.boolean(),
        /** Whether the card belongs to the caller: only its owner can pay with it here, or remove it. */
        own: z.boolean(),
      })
      .nullable(),
    /** A payment whose outcome is not known yet. */
    checking: z.boolean(),
    /** Whether the caller can make a payment now. */
    canPay: z.boolean(),
  }),
  cancellation: z.array(cancellationRow),
  cancellationTermsId: z.int(),
  operator: named,
  agency: clientsAgency.nullable(),
  /** The agent id (`pid`) of the address that it was booked from, for staff. */
  referredBy: z.string().nullable(),
  /** The address of the voucher; null until the booking is confirmed. */
  voucherUrl: z.string().nullable(),
});
export type BookingView = z.output<typeof booking>;

const bookingRequest = z.object({
  bookingId: uuid,
  /** The code of the mailed link. */
  code: text(100),
});

/** A booking that awaits its operator's reply. */
const waitingRequest = z.object({
  id: uuid,
  reference: z.string(),
  tour: z.string(),
  variant: z.string(),
  operator: z.string(),
  from: day,
  until: day,
  travellers: z.int(),
  lead: z.string(),
  /** All travellers, with the answers that the request list displays. */
  people: z.array(z.object({ name: z.string(), answers: z.array(travellerAnswer) })),
  rooms: z.array(z.string()),
  price: money,
  createdAt: epochSeconds,
  answerBy: epochSeconds,
  placesLeft: z.int(),
});

const answered = z.object({ status: z.literal('OK'), state: bookingState });

/**
 * What cancelling a booking today would do, in minor units of its currency; `money + credit + kept` is what was paid.
 */
const cancellationPreview = z.object({
  bookingId: uuid,
  reference: z.string(),
  tour: z.string(),
  from: day,
  until: day,
  /** A requested booking has not been paid: its reserved amount is released. */
  state: z.enum(['requested', 'confirmed']),
  side: z.enum(['traveller', 'operator']),
  currency: z.enum(CURRENCIES),
  /** The refunded share of the tour price, in percent. */
  percent: z.number(),
  total: z.int(),
  tourPrice: z.int(),
  paid: z.int(),
  money: z.int(),
  credit: z.int(),
  kept: z.int(),
  /** The part of the tour price that is not refunded; the rest of `kept` is for fees and services due at once. */
  cancellationFee: z.int(),
  /** The outstanding amount that is no longer due. */
  dropped: z.int(),
  /** The first day with a lower refund; null when there is none. */
  lessFrom: day.nullable(),
  insured: z.boolean(),
});
export type CancellationPreview = z.output<typeof cancellationPreview>;

/** The amounts of the preview that was confirmed. */
const confirmedAmounts = {
  money: integerBetween(0, 1_000_000_000),
  credit: integerBetween(0, 1_000_000_000),
  kept: integerBetween(0, 1_000_000_000),
};

const cancelled = z.object({ status: z.literal('OK'), changeId: uuid, state: bookingState });

/** The state of a refund after an action by staff. */
const handledRefund = z.object({ status: z.literal('OK'), state: z.enum(['asked', 'done', 'failed', 'elsewhere']) });

/** The state of a payment on a page of a bank. */
const localPayment = z.object({
  status: z.literal('OK'),
  state: bookingState,
  /** The next page: the booking, or the bank until the payment is made; null when there is none. */
  url: z.string().nullable(),
  message: z.string(),
});

/** The request and response schemas of the payment and booking endpoints. */
/** Which bookings an office lists. */
const bookingFilter = {
  /** Finds a reference, name, email, phone, tour, departure code or agency. */
  q: text(100),
  state: oneOf(['requested', 'confirmed', 'cancelled', 'completed']),
  /** The first and last day of departure. */
  from: optionalDay,
  until: optionalDay,
  /** Only bookings that still owe money. */
  due: flag,
  channel: oneOf(['direct', 'agency']),
  tourId: optionalField(id),
  departureId: optionalField(id),
  /** Newest first, or by the day of departure. */
  sort: oneOf(['newest', 'departure']),
};

export const bookingSchemas = {
  openPaymentSession: {
    request: z.object({ currency }),
    answer: z.object({
      status: z.literal('OK'),
      provider: z.string(),
      /** For the provider's own client only. */
      config: z.record(z.string(), z.string()),
      expiresAt: epochSeconds,
    }),
  },
  presentStoredCard: {
    request: z.object({
      methodId: id,
      /** The variant that is paid for, or the booking of a later payment. */
      objectId: id,
      bookingId: optionalField(uuid).transform((sent) => sent ?? null),
    }),
    answer: z.object({ status: z.literal('OK'), ref: z.string() }),
  },
  getAdditionalInformation: {
    request: z.object({ objectId: id, email: text(254), firstName: text(100), lastName: text(100), date: requiredDay }),
    answer: z.object({ status: z.literal('OK'), additionalInformation: z.record(z.string(), z.string()) }),
  },
  listLocalBanks: {
    request: z.object({}),
    answer: z.object({
      status: z.literal('OK'),
      banks: z.array(z.object({ bic: z.string(), name: z.string() })),
      /** As two-letter codes. */
      countries: z.array(z.string()),
    }),
  },
  checkLocalPayment: { request: z.object({ enquiryId: uuid }), answer: localPayment },
  declineLocalPayment: {
    request: z.object({ enquiryId: uuid, code: text(200), token: text(200), reason: text(2000) }),
    answer: localPayment,
  },
  listBookings: {
    request: z.object({}),
    answer: z.object({
      bookings: z.array(
        z.object({
          id: uuid,
          reference: z.string(),
          state: bookingState,
          tour: z.string(),
          from: day,
          until: day,
          price: money,
          due: z.int(),
          leadEmail: z.string(),
        }),
      ),
    }),
  },
  loadBooking: { request: bookingRequest, answer: z.object({ status: z.literal('OK'), booking }) },
  loadVoucher: { request: bookingRequest, answer: z.object({ name: z.string(), text: z.string() }) },
  payBooking: {
    request: bookingRequest.extend({
      /** The idempotency key of the payment, made by the client. */
      key: uuid,
      /** `card` replaces the card for later payments and pays nothing. */
      purpose: z.enum(['extra', 'card']),
      /** Minor units of the booking's currency. */
      amount: integerBetween(1, 100_000_000),
      paymentMethod: text(40),
      /** A stored card by its number; `schedule` is the card for later payments. */
      methodId: text(40),
      cardHolder: text(200),
      billingCountry: text(2),
      billingZip: text(20),
      paymentBlob: text(500),
      keep_card: flag,
      /** Whether the payer agrees to charge the later payments of the plan to this card. */
      keep_for_plan: flag,
    }),
    answer: z.object({
      /** `checking`: the bank has not responded yet; the booking's page polls for the outcome. */
      status: z.enum(['OK', 'checking']),
      url: z.string(),
    }),
  },
  presentBookingCard: {
    request: bookingRequest,
    answer: z.object({ status: z.literal('OK'), ref: z.string() }),
  },
  withdrawBookingCard: { request: bookingRequest, answer: accepted },
  previewCancellation: {
    request: bookingRequest,
    answer: z.object({ status: z.literal('OK'), preview: cancellationPreview }),
  },
  cancelBooking: {
    request: bookingRequest.extend({ ...confirmedAmounts, words: text(1000) }),
    answer: cancelled,
  },
  previewOfficeCancellation: {
    request: z.object({ bookingId: uuid, side: z.enum(['traveller', 'operator']) }),
    answer: z.object({ status: z.literal('OK'), preview: cancellationPreview }),
  },
  cancelOfficeBooking: {
    request: z.object({
      bookingId: uuid,
      side: z.enum(['traveller', 'operator']),
      ...confirmedAmounts,
      words: z.string().trim().min(3).max(1000),
    }),
    answer: cancelled,
  },
  retryRefund: { request: z.object({ refundId: uuid }), answer: handledRefund },
  recordRefund: {
    request: z.object({ refundId: uuid, note: z.string().trim().min(3).max(500) }),
    answer: handledRefund,
  },
  listPaymentTasks: {
    request: z.object({}),
    answer: z.object({
      missed: z.array(
        z.object({
          bookingId: uuid,
          reference: z.string(),
          tour: z.string(),
          from: day,
          due: day,
          lead: z.string(),
          email: z.string(),
          left: money,
        }),
      ),
      refunds: z.array(
        z.object({
          id: uuid,
          bookingId: uuid,
          reference: z.string(),
          tour: z.string(),
          lead: z.string(),
          email: z.string(),
          amount: money,
          /** The reason for the refund, as a code. */
          reason: z.string(),
          /** The provider's error code for the refusal. */
          refusal: z.string().nullable(),
          /** When it was refused, in seconds since 1970. */
          since: z.int(),
          /** How often staff retried it. */
          tries: z.int(),
          provider: z.string(),
        }),
      ),
      /** Providers that are no longer configured, with what is still open with them. */
      unknownProviders: z.array(z.object({ provider: z.string(), payments: z.int(), cards: z.int() })),
      /** Notifications that could not be processed within about a day. */
      notices: z.array(
        z.object({ provider: z.string(), kind: z.string(), attemptId: z.string().nullable(), since: z.int() }),
      ),
    }),
  },
  listOfficeBookings: {
    request: z.object({ ...bookingFilter, after: text(100) }),
    answer: z.object({
      /** The cursor of the next page. */
      next: z.string().nullable(),
      bookings: z.array(
        z.object({
          id: uuid,
          reference: z.string(),
          state: bookingState,
          tour: z.string(),
          operator: z.string(),
          agency: z.string().nullable(),
          from: day,
          until: day,
          lead: z.string(),
          /** Empty for readers without access to travellers. */
          email: z.string(),
          travellers: z.int(),
          createdAt: epochSeconds,
          /** The total price and what is still due; null for readers who do not see amounts. */
          price: money.nullable(),
          due: money.nullable(),
        }),
      ),
    }),
  },
  exportOfficeBookings: {
    request: z.object(bookingFilter),
    answer: z.object({ name: z.string(), text: z.string() }),
  },
  resendBookingConfirmation: { request: z.object({ bookingId: uuid }), answer: accepted },
  addBookingNote: { request: z.object({ bookingId: uuid, body: shortText(4000) }), answer: accepted },
  loadOfficeBooking: {
    request: z.object({ bookingId: uuid }),
    answer: z.object({
      booking: z.object({
        id: uuid,
        departureId: z.int(),
        reference: z.string(),
        state: bookingState,
        tour: z.string(),
        variant: z.string(),
        from: day,
        until: day,
        rooms: z.array(z.string()),
        travellers: z.array(
          z.object({ name: z.string(), type: z.string(), lead: z.boolean(), answers: z.array(travellerAnswer) }),
        ),
        forms: travellersForms,
        sensitiveErasedAt: epochSeconds.nullable(),
        /** The answers that the caller's preset does not let them read: passport and health answers, or all. */
        hidden: z.enum(['sensitive', 'all']).nullable(),
      }),
      /** What the office noted, newest first. */
      notes: z.array(
        z.object({
          id: z.int(),
          role: z.enum(['operator', 'staff']),
          /** Null once the account is deleted. */
          name: z.string().nullable(),
          body: z.string(),
          at: epochSeconds,
        }),
      ),
      /** The log of who opened passport or health answers, newest first; for staff only. */
      views: z
        .array(
          z.object({
            id: z.int(),
            role: z.enum(['operator', 'staff', 'guide']),
            /** The account, or the label of a guide link; null once the account is deleted. */
            name: z.string().nullable(),
            at: epochSeconds,
          }),
        )
        .nullable(),
    }),
  },
  listRequests: { request: z.object({}), answer: z.object({ requests: z.array(waitingRequest) }) },
  acceptRequest: { request: z.object({ bookingId: uuid }), answer: answered },
  declineRequest: {
    request: z.object({ bookingId: uuid, reason: z.string().trim().min(3).max(1000) }),
    answer: answered,
  },
  auditMoney: {
    request: z.object({}),
    answer: z.object({
      /** Descriptions of discrepancies for the person who fixes them; empty when there are none. */
      disagreements: z.array(z.object({ kind: z.string(), subject: z.string(), detail: z.string() })),
      counted: z.object({ places: z.int(), bookings: z.int(), transfers: z.int(), transactions: z.int().nullable() }),
      /** The number of payments that are not settled with the provider yet. */
      unsettled: z.int(),
      /** The number of refunds that the provider refused and staff have not handled. */
      refusedRefunds: z.int(),
    }),
  },
};
