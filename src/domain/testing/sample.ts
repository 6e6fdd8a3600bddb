import type { SelectionContext } from '#domain/booking/selection.ts';
import { day } from '#domain/calendar/day.ts';
import type { Availability, BookableFacts, FieldFacts, PromoCodeFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import type { Choices } from '#domain/pricing/choices.ts';
import type { QuoteContext } from '#domain/pricing/quote.ts';
import type { Person } from '#domain/pricing/saving.ts';

const words = (text: string): Words => ({ en: text, de: text });

/** The current moment of the sample data: noon of 10 January 2027. */
export const NOW = Date.UTC(2027, 0, 10, 12);

/** The current day of the sample data. */
export const TODAY = day('2027-01-10');

/** An anonymous person. */
export const STRANGER: Person = { isMember: false, travelCredits: 0 };

const field = (id: string, kind: FieldFacts['kind'], rest: Partial<FieldFacts> = {}): FieldFacts => ({
  id,
  kind,
  label: words(id),
  required: true,
  asked: 'each',
  ...rest,
});

/** A ten-day tour with four kinds of passengers, five kinds of rooms, three extras and three departures. */
export const FACTS: BookableFacts = {
  operator: {
    id: 1,
    slug: 'north-star',
    name: 'North Star',
    currency: 'EUR',
    timeZone: 'UTC',
    serviceFee: { kind: 'percent', share: 250 },
    deposit: { kind: 'percent', share: 2000 },
    balanceDays: 65,
    cancellation: [
      { daysBefore: 60, refund: 9000 },
      { daysBefore: 30, refund: 5000 },
      { daysBefore: 14, refund: 2500 },
    ],
    flexible: { pricePerTraveller: 4900, creditUntilDays: 7 },
    termsIds: { operator: 1, cancellation: 2, flexible: 3 },
    promotions: [],
  },
  tour: {
    id: 10,
    slug: 'fjords',
    operatorId: 1,
    name: words('Fjords'),
    style: 'group',
    lengthDays: 10,
    minimumAge: 5,
    maximumAge: 80,
    maximumGroup: 16,
    privateMinimum: 4,
    startCityId: 7,
    insuranceOffered: true,
    blocked: null,
  },
  variant: {
    id: 100,
    tourId: 10,
    name: words('Classic'),
    passengerTypes: [
      passenger(1, 'Adult', { minimum: 0, maximum: 12, ageFrom: 18, ageTo: 99 }),
      passenger(2, 'Child', { maximum: 6, eligible: false, ageFrom: 2, ageTo: 17 }),
      passenger(3, 'Infant', { maximum: 2, eligible: false, ageFrom: 0, ageTo: 1 }),
      passenger(4, 'Young adult', { maximum: 8, ageFrom: 18, ageTo: 25 }),
    ],
    rooms: [
      { id: 1, name: words('Twin'), beds: 2, shared: false, sleeps: [1, 2, 3, 4], price: { per: 'person', amount: 0 } },
      {
        id: 2,
        name: words('Single'),
        beds: 1,
        shared: false,
        sleeps: [1, 4],
        price: { per: 'person', amount: 30_000 },
      },
      {
        id: 3,
        name: words('Family'),
        beds: 4,
        shared: false,
        sleeps: [1, 2, 3, 4],
        price: { per: 'room', amount: 20_001 },
      },
      { id: 4, name: words('Dormitory'), beds: 8, shared: true, sleeps: [4], price: { per: 'person', amount: 0 } },
      { id: 5, name: words('Cabin'), beds: 3, shared: false, sleeps: [1, 2], price: { per: 'room', amount: 9999 } },
    ],
    extras: [
      {
        id: 1,
        name: words('Transfer'),
        per: 'person',
        required: false,
        options: [
          { id: 1, name: words('Bus'), price: 1999, maximum: 30 },
          { id: 2, name: words('Taxi'), price: 4550, maximum: 4 },
        ],
      },
      {
        id: 2,
        name: words('Bicycle'),
        per: 'night',
        required: false,
        options: [{ id: 3, name: words('City'), price: 733, maximum: 9 }],
      },
      {
        id: 3,
        name: words('Photo book'),
        per: 'booking',
        required: false,
        options: [{ id: 4, name: words('Large'), price: 5900, maximum: 3 }],
      },
    ],
    departures: [
      {
        id: 1000,
        day: day('2027-02-20'),
        prices: { 1: 129_900, 2: 99_950, 3: 0, 4: 119_933 },
        confirmation: 'instant',
        state: 'open',
        closesDaysBefore: 1,
      },
      {
        id: 1001,
        day: day('2027-06-05'),
        prices: { 1: 149_900, 2: 109_999, 3: 10_000, 4: 133_337 },
        confirmation: 'instant',
        state: 'open',
        closesDaysBefore: 1,
      },
      {
        id: 1002,
        day: day('2027-09-18'),
        prices: { 1: 139_900, 2: 99_900 },
        confirmation: 'onRequest',
        state: 'open',
        closesDaysBefore: 1,
      },
    ],
    travellerFields: [
      field('first-name', 'text'),
      field('last-name', 'text'),
      field('email', 'email', { asked: 'lead' }),
      field('date-of-birth', 'date', { dateRule: 'past' }),
      field('note', 'textarea', { required: false }),
    ],
  },
  membership: { price: 9900, saving: 500, months: 12 },
  rates: {
    day: TODAY,
    perEuro: { EUR: 1_000_000, USD: 1_084_537, GBP: 851_219, AUD: 1_661_873, CAD: 1_478_431, NZD: 1_801_907 },
  },
};

function passenger(
  id: number,
  name: string,
  rest: { minimum?: number; maximum: number; eligible?: boolean; ageFrom: number; ageTo: number },
) {
  return { id, minimum: 0, eligible: true, singular: words(name), plural: words(`${name}s`), ...rest };
}

/** Returns an availability with enough places and rooms for any party. */
export const plenty = (departureId: number): Availability => ({
  departureId,
  placesLeft: 16,
  roomsLeft: { 1: 8, 2: 6, 3: 4, 4: 8, 5: 4 },
});

/** The context for selections of the sample tour. */
export const CONTEXT: SelectionContext = {
  facts: FACTS,
  availability: { 1000: plenty(1000), 1001: plenty(1001), 1002: plenty(1002) },
  person: STRANGER,
  today: TODAY,
};

/** The context for prices of the sample tour. */
export const PRICING: QuoteContext = {
  facts: FACTS,
  currency: 'EUR',
  now: NOW,
  person: STRANGER,
  promo: null,
  special: null,
  premium: null,
};

/** Two adults in a twin room on 5 June, nothing else. */
export const CHOICES: Choices = {
  day: day('2027-06-05'),
  party: { 1: 2 },
  rooms: { 1: { 1: 2 } },
  extras: {},
  flexible: false,
  insurance: { answer: 'undecided' },
  membership: 'undecided',
  saving: { kind: 'none' },
};

/** A code for 10 % off anything at any time. */
export const PROMO: PromoCodeFacts = {
  code: 'SUMMER',
  offer: { kind: 'percentage', share: 1000 },
  bookFrom: NOW - 1000,
  bookUntil: NOW + 1000,
  travelFrom: null,
  travelUntil: null,
  totalLimit: null,
  personLimit: null,
  minimumSpend: 0,
  tourIds: [],
};
