import fc from 'fast-check';
import { addDays, type Day } from '#domain/calendar/day.ts';
import type { BookableFacts, Offer, PromotionFacts, RoomFacts } from '#domain/catalogue/facts.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import type { PassengerCounts } from '#domain/party/passengers.ts';
import type { Choices, Saving } from '#domain/pricing/choices.ts';
import type { QuoteContext } from '#domain/pricing/quote.ts';
import { FACTS, NOW, PROMO, TODAY } from './sample.ts';

const DAY_MS = 86_400_000;

/** Any of the six currencies. */
export const anyCurrency = fc.constantFrom(...CURRENCIES);

const anyOffer: fc.Arbitrary<Offer> = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), share: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ kind: fc.constant('absolute' as const), amount: fc.integer({ min: 0, max: 400_000 }) }),
);

const anyPromotion: fc.Arbitrary<PromotionFacts> = fc.record({
  id: fc.integer({ min: 1, max: 99 }),
  name: fc.constant({ en: 'Sale', de: 'Rabatt' }),
  offer: anyOffer,
  bookFrom: fc.integer({ min: NOW - 9 * DAY_MS, max: NOW + DAY_MS }),
  bookUntil: fc.integer({ min: NOW - DAY_MS, max: NOW + 9 * DAY_MS }),
  travelFrom: fc.constant(TODAY),
  travelUntil: fc.integer({ min: 30, max: 400 }).map((days) => addDays(TODAY, days)),
  tourIds: fc.constantFrom([], [10], [11]),
  minimumTravellers: fc.integer({ min: 1, max: 6 }),
});

/** A party with at least one passenger who may travel alone. */
export const anyParty: fc.Arbitrary<PassengerCounts> = fc
  .record({ 1: count(5), 2: count(3), 3: count(2), 4: count(3) })
  .filter((party) => party[1] + party[4] > 0);

function count(max: number) {
  return fc.integer({ min: 0, max });
}

/** Rooms of every kind at every price. */
export const anyRooms: fc.Arbitrary<RoomFacts[]> = fc
  .array(
    fc.record({
      beds: fc.integer({ min: 1, max: 4 }),
      shared: fc.boolean(),
      sleeps: fc.subarray([1, 2, 3, 4], { minLength: 1 }),
      price: fc.record({
        per: fc.constantFrom('person' as const, 'room' as const),
        amount: fc.constantFrom(0, 100, 150, 200, 333),
      }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((rooms) => rooms.map((room, index) => ({ ...room, id: index + 1, name: { en: '', de: '' } })));

/** The sample tour at other prices, fees, promotions and rates. */
export const anyFacts: fc.Arbitrary<BookableFacts> = fc
  .record({
    currency: anyCurrency,
    base: fc.array(fc.integer({ min: 0, max: 900_000 }), { minLength: 4, maxLength: 4 }),
    fee: fc.oneof(
      fc.constant({ kind: 'none' as const }),
      fc.record({ kind: fc.constant('percent' as const), share: fc.integer({ min: 0, max: 3000 }) }),
      fc.record({ kind: fc.constant('perBooking' as const), amount: fc.integer({ min: 0, max: 20_000 }) }),
    ),
    deposit: fc.oneof(
      fc.constant({ kind: 'none' as const }),
      fc.record({ kind: fc.constant('percent' as const), share: fc.integer({ min: 0, max: 10_000 }) }),
      fc.record({ kind: fc.constant('perTraveller' as const), amount: fc.integer({ min: 0, max: 100_000 }) }),
    ),
    balanceDays: fc.integer({ min: 0, max: 120 }),
    promotions: fc.array(anyPromotion, { maxLength: 3 }),
    rates: fc.array(fc.integer({ min: 500_000, max: 2_500_000 }), { minLength: 5, maxLength: 5 }),
  })
  .map(({ currency, base, fee, deposit, balanceDays, promotions, rates }) => ({
    ...FACTS,
    operator: { ...FACTS.operator, currency, serviceFee: fee, deposit, balanceDays, promotions },
    variant: {
      ...FACTS.variant,
      departures: FACTS.variant.departures.map((departure) => ({
        ...departure,
        prices: Object.fromEntries(base.map((price, index) => [index + 1, price])),
      })),
    },
    rates: {
      day: TODAY,
      perEuro: {
        EUR: 1_000_000,
        USD: rates[0] ?? 1,
        GBP: rates[1] ?? 1,
        AUD: rates[2] ?? 1,
        CAD: rates[3] ?? 1,
        NZD: rates[4] ?? 1,
      },
    },
  }));

const anySaving: fc.Arbitrary<Saving> = fc.constantFrom<Saving>(
  { kind: 'none' },
  { kind: 'member' },
  { kind: 'travelCredits' },
  { kind: 'promoCode', code: 'summer ' },
  { kind: 'specialPrice', code: '7-offer' },
);

/** Choices for the sample tour; people are put in rooms that may not fit, since prices do not depend on that. */
export const anyChoices: fc.Arbitrary<Choices> = fc.record({
  day: fc.constantFrom<Day>(...FACTS.variant.departures.map((departure) => departure.day)),
  party: anyParty,
  rooms: fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5'), fc.record({ 1: count(4), 2: count(3) })),
  extras: fc.record({
    1: fc.record({ 1: count(3), 2: count(3) }),
    2: fc.record({ 3: count(3) }),
    3: fc.record({ 4: count(3) }),
  }),
  flexible: fc.boolean(),
  insurance: fc.record({ answer: fc.constantFrom('yes' as const, 'no' as const, 'undecided' as const) }),
  membership: fc.constantFrom('yes' as const, 'no' as const, 'undecided' as const),
  saving: anySaving,
});

/** Returns everything else that a price of some facts depends on. */
export const anyPricing = (facts: BookableFacts): fc.Arbitrary<QuoteContext> =>
  fc.record({
    facts: fc.constant(facts),
    currency: anyCurrency,
    now: fc.constant(NOW),
    person: fc.record({ isMember: fc.boolean(), travelCredits: fc.integer({ min: 0, max: 50_000 }) }),
    promo: fc.option(
      fc.record({
        facts: fc
          .record({ offer: anyOffer, minimumSpend: fc.integer({ min: 0, max: 300_000 }) })
          .map((rest) => ({ ...PROMO, ...rest })),
        usedByAll: fc.integer({ min: 0, max: 3 }),
        usedByPerson: fc.integer({ min: 0, max: 3 }),
      }),
    ),
    special: fc.option(
      fc.record({
        code: fc.constant('7-offer'),
        variantId: fc.constant(facts.variant.id),
        day: fc.constantFrom<Day>(...facts.variant.departures.map((departure) => departure.day)),
        party: anyParty,
        rooms: fc.constant({}),
        price: fc.integer({ min: 0, max: 1_000_000 }),
        expiresAt: fc.constantFrom(NOW - 1, NOW + 1),
        state: fc.constantFrom('open' as const, 'used' as const, 'withdrawn' as const),
      }),
    ),
    premium: fc.option(fc.record({ amount: fc.integer({ min: 0, max: 50_000 }), currency: anyCurrency })),
  });
