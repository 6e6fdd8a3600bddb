import type {
  CancellationStep,
  DepositRule,
  FlexibleOffer,
  PromotionFacts,
  ServiceFee,
} from '#domain/catalogue/facts.ts';
import { DEFAULT_BALANCE_DAYS } from '#domain/catalogue/facts.ts';
import type { Company } from './company.ts';
import type { DemoOperator } from './marketplace.ts';
import { termsIds, termsOf } from './operators/terms.ts';
import { randomOf } from './random.ts';

/** Cancellation schedules from generous to strict. */
const SCHEDULES: readonly (readonly CancellationStep[])[] = [
  [
    { daysBefore: 30, refund: 10_000 },
    { daysBefore: 14, refund: 5000 },
    { daysBefore: 3, refund: 2000 },
  ],
  [
    { daysBefore: 60, refund: 9000 },
    { daysBefore: 30, refund: 6000 },
    { daysBefore: 14, refund: 2500 },
  ],
  [
    { daysBefore: 90, refund: 8500 },
    { daysBefore: 60, refund: 5000 },
    { daysBefore: 30, refund: 2000 },
  ],
  [
    { daysBefore: 45, refund: 8000 },
    { daysBefore: 21, refund: 4000 },
  ],
];

const DEPOSITS: readonly DepositRule[] = [
  { kind: 'percent', share: 1000 },
  { kind: 'percent', share: 2000 },
  { kind: 'percent', share: 2000 },
  { kind: 'percent', share: 2500 },
  { kind: 'perTraveller', amount: 15_000 },
  { kind: 'perTraveller', amount: 25_000 },
];

const FLEXIBLE: readonly (FlexibleOffer | null)[] = [
  null,
  { pricePerTraveller: 4900, creditUntilDays: 7 },
  { pricePerTraveller: 2900, creditUntilDays: 14 },
  null,
  { pricePerTraveller: 0, creditUntilDays: 21 },
  { pricePerTraveller: 7900, creditUntilDays: 3 },
];

/** The few operators with a service fee. */
const FEES: Readonly<Record<string, ServiceFee>> = {
  'silverreed-river-company': { kind: 'percent', share: 250 },
  'onward-common': { kind: 'perBooking', amount: 1900 },
  'compartment-six': { kind: 'percent', share: 150 },
  'quetzal-road': { kind: 'perBooking', amount: 1500 },
  'wide-verandah': { kind: 'percent', share: 200 },
};

const NO_DEPOSIT = new Set(['pedal-and-poplar', 'onward-common']);

/** Creates an operator with its sales rules and promotions. */
export function operatorOf(company: Company, promotions: readonly PromotionFacts[], seed: string): DemoOperator {
  const random = randomOf(`${seed} operator ${company.slug}`);
  const rules = {
    deposit: NO_DEPOSIT.has(company.slug) ? ({ kind: 'none' } as const) : random.pick(DEPOSITS),
    balanceDays: random.weighted([
      [DEFAULT_BALANCE_DAYS, 6],
      [45, 2],
      [90, 1],
    ]),
    cancellation: random.pick(SCHEDULES),
    flexible: random.pick(FLEXIBLE),
  };
  return {
    facts: {
      id: company.id,
      slug: company.slug,
      name: company.name,
      currency: company.currency,
      timeZone: company.timeZone,
      serviceFee: FEES[company.slug] ?? { kind: 'none' },
      ...rules,
      termsIds: termsIds(company.id),
      promotions,
    },
    story: company.story,
    languages: company.languages,
    answerHours: company.answerHours,
    baseCountryCode: company.baseCountryCode,
    foundedYear: company.foundedYear,
    brandColour: company.brandColour,
    email: `hello@${company.slug}.example`,
    terms: termsOf(company, rules),
  };
}
