import { z } from 'zod';
import type { Day } from '#domain/calendar/day.ts';
import type { BookableFacts, DepartureFacts } from '#domain/catalogue/facts.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { CARD_BRANDS } from '#domain/payment/stored-card.ts';
import { bookingBlocks } from '../list/book-now.ts';
import { day } from '../values/values.ts';
import { bookingData, cancellationRow, priceData } from './book-now-data.ts';
import {
  checkPromoCodeRequest,
  listPaymentOptionsRequest,
  loadBookingPageRequest,
  loadCalendarRequest,
  loadCancellationsRequest,
  loadChangeDateRequest,
  loadDataRequest,
  loadPromotionRequest,
  loadTravellerFormRequest,
} from './book-now-request.ts';
import { confirmation, departureState, money, named, photo, rating } from './catalogue-card.ts';
import { dateEnquiry } from './enquiry.ts';

/** Rendered markup, omitted when the client wants data only. */
const markup = z.string().optional();
const ok = z.literal('OK');
const currency = z.enum(CURRENCIES);

/** A day of the calendar on which a tour departs. */
const calendarDay = z.object({
  id: z.string(),
  day,
  until: day,
  departureId: z.int(),
  objectId: z.int(),
  price: z.int(),
  oldPrice: z.int().nullable(),
  placesLeft: z.int(),
  availability: z.enum(['available', 'few', 'soldOut', 'closed', 'cancelled']),
  /** Whether it can be chosen. */
  bookable: z.boolean(),
  confirmation,
});

/**
 * The departures of a month as the rules of the checkout need them, with prices in the operator's currency and the
 * availability of each.
 */
const monthFacts = z.object({
  departures: z.array(
    z.object({
      id: z.int(),
      day: z.custom<Day>((value) => typeof value === 'string'),
      prices: z.record(z.string(), z.int()) as unknown as z.ZodType<DepartureFacts['prices']>,
      confirmation,
      state: departureState,
      closesDaysBefore: z.int(),
    }),
  ),
  availability: z.record(
    z.string(),
    z.object({ departureId: z.int(), placesLeft: z.int(), roomsLeft: z.record(z.string(), z.int()) }),
  ),
});

/** A month of the calendar. */
const calendarMonth = z.object({
  id: z.string(),
  month: z.string(),
  currency,
  lengthDays: z.int(),
  days: z.array(calendarDay),
  previous: z.string().nullable(),
  next: z.string().nullable(),
  blocked: z.string().nullable(),
  /** Present when one variant was requested. */
  facts: monthFacts.optional(),
});

export const travellerField = z.object({
  id: z.string(),
  /** The field's number on the wire; null for fields that are identified by name. */
  number: z.int().nullable(),
  kind: z.enum(['dropdown', 'country', 'radio', 'date', 'textarea', 'phone', 'email', 'text']),
  label: z.string(),
  required: z.boolean(),
  asked: z.enum(['lead', 'each']),
  minimumLength: z.int().nullable(),
  dateRule: z.enum(['past', 'future']).nullable(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  onlyWhen: z.object({ field: z.string(), value: z.string() }).nullable(),
});

const promotion = z.object({
  id: z.int(),
  name: z.string(),
  offer_type: z.enum(['absolute', 'percentage']),
  percent: z.number().nullable(),
  /** The reduction for each traveller. */
  amount: money.nullable(),
  bookUntil: z.iso.datetime(),
  /** The day of that moment in the operator's time zone. */
  lastDay: day,
  travelFrom: day,
  travelUntil: day,
  minimumTravellers: z.int(),
  departures: z.int(),
  /** The lowest price of an adult with the promotion, and the price before it. */
  from: z.object({ day, price: money, oldPrice: money }),
});

/** A price reload for a page that runs the rules itself. */
const priceAnswer = z.object({
  status: ok,
  /** The reason for the reload, copied from the request: it identifies a response among several pending ones. */
  action: z.string().nullable(),
  /** The credits of the person, those this booking could use, and those reserved by open holds, in minor units. */
  travelCredits: z.object({ currency, owned: z.int(), usable: z.int(), reserved: z.int() }),
  data: priceData,
});

/** A price reload for all other clients. */
export const wholeAnswer = priceAnswer.extend({
  html: z.partialRecord(z.enum(bookingBlocks), z.string()).optional(),
  roomsImages: z.array(photo),
  isDepositAllowed: z.boolean(),
  ecommerce: z.object({
    currency,
    /** In whole units of the currency. */
    value: z.number(),
    items: z.array(
      z.object({
        item_id: z.string(),
        item_name: z.string(),
        item_brand: z.string(),
        item_variant: z.string(),
        price: z.number(),
        quantity: z.int(),
      }),
    ),
  }),
  data: bookingData,
});

/** The price reload data for all clients, or for clients that do not run the rules. */
export type PriceAnswer = z.infer<typeof priceAnswer>;
export type WholeAnswer = z.infer<typeof wholeAnswer>;

/** The request and response schemas of the endpoints for choices and prices. */
export const bookNowSchemas = {
  loadBookingPage: {
    request: loadBookingPageRequest,
    answer: z.object({
      status: ok,
      data: z.object({
        objectId: z.int(),
        tourId: z.int(),
        /** The rules of sale of the variant, with only the departures of the months below. */
        facts: z.custom<BookableFacts>((value) => typeof value === 'object' && value !== null),
        availability: monthFacts.shape.availability,
        tour: named.extend({ variant: z.string(), operator: named, photos: z.array(photo), rating }),
        /** The variants of the tour, including this one. */
        variants: z.array(z.object({ objectId: z.int(), name: z.string() })),
        /** The months with departures that can be chosen, each with its lowest price. */
        months: z.array(z.object({ month: z.string(), from: z.int() })),
        /** The month to open with and the next one. */
        calendar: z.array(calendarMonth),
        currency,
        person: z.object({ isMember: z.boolean(), travelCredits: z.int() }),
        /** The agency of the calling agent; null for other callers. */
        agency: z.string().nullable(),
        /** The rooms of the offer that the page was opened with, and its code when it has a special price. */
        offer: z
          .object({
            rooms: z.record(z.coerce.number(), z.record(z.coerce.number(), z.int())),
            specialCode: z.string().nullable(),
          })
          .nullable(),
        /** Milliseconds since 1970, by the clock of the shop. */
        now: z.number(),
        /** The current day in the operator's time zone, by which the tour's dates are validated. */
        today: day,
      }),
    }),
  },
  loadBookingData: {
    request: loadDataRequest,
    answer: z.union([wholeAnswer, priceAnswer]),
  },
  loadCalendar: {
    request: loadCalendarRequest,
    answer: z.object({ status: ok, html: markup, data: calendarMonth }),
  },
  loadChangeDate: {
    request: loadChangeDateRequest,
    answer: z.object({
      status: ok,
      html: markup,
      data: z.object({
        tourId: z.int(),
        objectId: z.int(),
        tourName: z.string(),
        isEnquiry: z.boolean(),
        b2bPid: z.string().nullable(),
        /** The months with departures that can be chosen, each with its lowest price. */
        months: z.array(z.object({ id: z.string(), month: z.string(), from: z.int().nullable() })),
        /** The first of these months, day by day; null when there is none. */
        first: calendarMonth.nullable(),
        /** The form for requesting another date; null unless it is an enquiry. */
        enquiry: dateEnquiry.nullable(),
      }),
    }),
  },
  loadTravellerForm: {
    request: loadTravellerFormRequest,
    answer: z.object({
      status: ok,
      html: markup,
      data: z.object({
        tourId: z.int(),
        objectId: z.int(),
        traveller: z.int(),
        minimumAge: z.int(),
        maximumAge: z.int(),
        fields: z.array(travellerField),
      }),
    }),
  },
  checkPromoCode: {
    request: checkPromoCodeRequest,
    answer: z.object({
      status: z.enum(['OK', 'error']),
      /** The message for the person, in their language. */
      message: z.string(),
      /** Why it does not apply, or `applied`. */
      type: z.string(),
      data: z
        .object({
          code: z.string(),
          offer_type: z.enum(['absolute', 'percentage']),
          /** In whole euro, for an absolute offer. */
          eur: z.number().nullable(),
          offer_percent: z.number().nullable(),
          valid_until: z.iso.datetime(),
          /** The whole hours until it expires, when that is less than 30 days away. */
          hours_to_expiry: z.int().nullable(),
          /** The reduction on the price of the request. */
          off: money,
          /** The minimum spend; only reported while rooms and extras are not sent. */
          minimum_spend: money,
        })
        .nullable(),
    }),
  },
  loadPromotion: {
    request: loadPromotionRequest,
    answer: z.object({ status: ok, html: markup, promotions: z.array(promotion) }),
  },
  listPaymentOptions: {
    request: listPaymentOptionsRequest,
    answer: z.array(
      z.object({
        methodId: z.string(),
        type: z.string(),
        method: z.enum(PAYMENT_METHODS),
        paymentProvider: z.string(),
        /** The displayed details of a stored card; its number in our records is the methodId. */
        card: z
          .object({
            brand: z.enum(CARD_BRANDS),
            lastFour: z.string(),
            expiryMonth: z.int(),
            expiryYear: z.int(),
          })
          .nullable(),
      }),
    ),
  },
  loadCancellations: {
    request: loadCancellationsRequest,
    answer: z.object({
      status: ok,
      component: markup,
      data: z.object({
        currency,
        departure: day,
        /** The basis of the amounts: a signed quote, or the price that the page named. */
        basis: z.enum(['quote', 'claimed']),
        total: z.int(),
        flexible: z.boolean(),
        operator: z.string(),
        termsId: z.int(),
        rows: z.array(cancellationRow),
      }),
    }),
  },
};
