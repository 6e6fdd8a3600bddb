import { z } from 'zod';
import { BOOKING_STATES } from '#domain/booking/lifecycle.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { CARD_BRANDS } from '#domain/payment/stored-card.ts';
import { currency, day, flag, id, integerBetween, requiredDay, text } from '../values/values.ts';
import { cancellationRow, priceLine } from './book-now-data.ts';
import { money, named, photo } from './catalogue-card.ts';
import { clientsAgency } from './common.ts';
import { holdViewers } from './hold.ts';

/** An instant in seconds since 1970. */
const epochSeconds = z.int();

const bookingState = z.enum(BOOKING_STATES);

/** A payment of the plan: what was due when, and what of it was paid. */
const plannedPayment = z.object({
  due: day,
  /** What it comes to by now: what was missed is spread over the later ones. */
  amount: z.int(),
  paid: z.int(),
  /** What it was when the plan was agreed. */
  agreed: z.int(),
  state: z.enum(['paid', 'coming', 'due', 'retrying', 'missed']),
  /** When the card is charged by itself. */
  chargedOn: day.nullable(),
});

/** Money that came or went, as the journal has it; refunds are negative. */
const movement = z.object({
  at: epochSeconds,
  amount: z.int(),
  method: z.enum(PAYMENT_METHODS),
  brand: z.enum(CARD_BRANDS).nullable(),
  lastFour: z.string().nullable(),
});

/** A booking with all that its page shows. */
const booking = z.object({
  id: z.uuid(),
  reference: z.string(),
  state: bookingState,
  /** Why it failed, was declined or cancelled. */
  reason: z.string().nullable(),
  /** The operator's own words. */
  reasonWords: z.string().nullable(),
  createdAt: epochSeconds,
  stateSince: epochSeconds,
  /** Until when the operator answers a request. */
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
    z.object({ firstName: z.string(), lastName: z.string(), typeId: z.int(), type: z.string(), lead: z.boolean() }),
  ),
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
  /** The policy that was bought with it: issued with its number, still being issued, or none and the premium goes back. */
  policy: z
    .object({
      name: z.string(),
      insurer: z.string(),
      state: z.enum(['issuing', 'issued', 'none']),
      number: z.string().nullable(),
      premium: z.int(),
      /** Whether the premium is on its way back. */
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
  /** What was paid, what is reserved until the booking is confirmed, and when the rest is due. */
  payment: z.object({
    paid: z.int(),
    reserved: z.int(),
    /** What is still to be paid: the total less what was paid; nothing once the booking is over. */
    due: z.int(),
    plan: z.object({ kind: z.enum(['full', 'deposit', 'instalments']), payments: z.array(plannedPayment) }),
    movements: z.array(movement),
    /** The card that later payments are charged to, and whether it is known not to work any more. */
    card: z
      .object({
        brand: z.enum(CARD_BRANDS),
        lastFour: z.string(),
        expiryMonth: z.int(),
        expiryYear: z.int(),
        refused: z.boolean(),
      })
      .nullable(),
    /** A payment whose outcome is not known yet. */
    checking: z.boolean(),
    /** Whether the caller can pay something now. */
    canPay: z.boolean(),
  }),
  cancellation: z.array(cancellationRow),
  cancellationTermsId: z.int(),
  operator: named,
  agency: clientsAgency.nullable(),
  /** The agent id (`pid`) of the address that it was booked from, for staff. */
  referredBy: z.string().nullable(),
  /** Where the voucher is; null until the booking is confirmed. */
  voucherUrl: z.string().nullable(),
});
export type BookingView = z.output<typeof booking>;

const bookingRequest = z.object({
  bookingId: z.uuid(),
  /** The code of the mailed link. */
  code: text(100),
});

/** A booking that waits for its operator. */
const waitingRequest = z.object({
  id: z.uuid(),
  reference: z.string(),
  tour: z.string(),
  variant: z.string(),
  operator: z.string(),
  from: day,
  until: day,
  travellers: z.int(),
  lead: z.string(),
  rooms: z.array(z.string()),
  price: money,
  createdAt: epochSeconds,
  answerBy: epochSeconds,
  placesLeft: z.int(),
});

const answered = z.object({ status: z.literal('OK'), state: bookingState });

/** Where a payment on a page of a bank stands. */
const localPayment = z.object({
  status: z.literal('OK'),
  state: bookingState,
  /** Where to go on: the page of the booking, or that of the bank while nobody has paid there; null when there is none. */
  url: z.string().nullable(),
  message: z.string(),
});

/** The request and answer of each call about paying and bookings. */
export const bookingSchemas = {
  openPaymentSession: {
    request: z.object({ currency }),
    answer: z.object({
      status: z.literal('OK'),
      provider: z.string(),
      /** For the provider's own client alone. */
      config: z.record(z.string(), z.string()),
      expiresAt: epochSeconds,
    }),
  },
  presentStoredCard: {
    request: z.object({ methodId: id }),
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
      /** As two letters. */
      countries: z.array(z.string()),
    }),
  },
  checkLocalPayment: { request: z.object({ enquiryId: z.uuid() }), answer: localPayment },
  declineLocalPayment: {
    request: z.object({ enquiryId: z.uuid(), code: text(200), token: text(200), reason: text(2000) }),
    answer: localPayment,
  },
  listBookings: {
    request: z.object({}),
    answer: z.object({
      bookings: z.array(
        z.object({
          id: z.uuid(),
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
      /** The name of the payment, made by whoever pays: sent twice, it is one payment. */
      key: z.uuid(),
      /** `card` gives another card for the later payments and pays nothing. */
      purpose: z.enum(['extra', 'card']),
      /** Minor units of the booking's currency. */
      amount: integerBetween(1, 100_000_000),
      paymentMethod: text(40),
      /** A stored card by its number; `schedule` is the card that the later payments are charged to. */
      methodId: text(40),
      cardHolder: text(200),
      billingCountry: text(2),
      billingZip: text(20),
      paymentBlob: text(500),
      keep_card: flag,
    }),
    answer: z.object({
      /** `checking`: the bank has not answered yet; the booking's page goes on asking. */
      status: z.enum(['OK', 'checking']),
      url: z.string(),
    }),
  },
  presentBookingCard: {
    request: bookingRequest,
    answer: z.object({ status: z.literal('OK'), ref: z.string() }),
  },
  listMissedPayments: {
    request: z.object({}),
    answer: z.object({
      missed: z.array(
        z.object({
          bookingId: z.uuid(),
          reference: z.string(),
          tour: z.string(),
          from: day,
          due: day,
          lead: z.string(),
          email: z.string(),
          left: money,
        }),
      ),
    }),
  },
  listRequests: { request: z.object({}), answer: z.object({ requests: z.array(waitingRequest) }) },
  acceptRequest: { request: z.object({ bookingId: z.uuid() }), answer: answered },
  declineRequest: {
    request: z.object({ bookingId: z.uuid(), reason: z.string().trim().min(3).max(1000) }),
    answer: answered,
  },
  auditMoney: {
    request: z.object({}),
    answer: z.object({
      /** Sentences for the person who mends it; none when all is well. */
      disagreements: z.array(z.object({ kind: z.string(), subject: z.string(), detail: z.string() })),
      counted: z.object({ places: z.int(), bookings: z.int(), transfers: z.int(), transactions: z.int().nullable() }),
      /** What waits to be settled with the provider. */
      unsettled: z.int(),
    }),
  },
};
