import { createSecretKey } from 'node:crypto';
import type { Selection } from '#domain/booking/selection.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Choices, Saving } from '#domain/pricing/choices.ts';
import type { Line } from '#domain/pricing/line.ts';
import type { PlanChoice } from '#domain/pricing/payment-plan.ts';
import type { Quote } from '#domain/pricing/quote.ts';
import { createSigner, formerSign, type Signer } from '../../platform/secrets.ts';

/** The choices a price was given for; names and addresses of people are no part of it. */
export type QuotedChoices = Choices & {
  readonly insurance: { readonly answer: Choices['insurance']['answer']; readonly policyId: string | null };
  readonly paymentType: Selection['paymentType'];
  readonly plan: PlanChoice | null;
};

/** A price that was given: for what, on which grounds, when. */
export type GivenQuote = {
  readonly variantId: number;
  readonly choices: QuotedChoices;
  readonly quote: Quote;
  /** The insurer's quote behind the premium. */
  readonly insuranceQuoteId: string | null;
  /** Millionths of the currency for one euro, and the day of the rate. */
  readonly rate: number;
  readonly rateDay: Day;
  readonly priceVersion: number;
  readonly givenAt: Instant;
};

/** A quote is explained for so long; the price is worked out anew in any case. */
export const quoteLifetime = 48 * 3_600_000;

/** The form of what is signed; another form gets another number, and older quotes are then out of date. */
const form = 1;

type Packed = [
  form: typeof form,
  variantId: number,
  day: Day | null,
  party: Choices['party'],
  rooms: Choices['rooms'],
  extras: Choices['extras'],
  flags: [flexible: 0 | 1, insurance: Choices['insurance']['answer'], membership: Choices['membership']],
  insured: [policyId: string | null, quoteId: string | null],
  saving: Saving,
  payment: [paymentType: Selection['paymentType'], plan: PlanChoice | null],
  grounds: [currency: Currency, rate: number, rateDay: Day, priceVersion: number, givenAt: Instant],
  totals: [total: number, tourPrice: number, oldTotal: number | null, trouble: Quote['savingTrouble']],
  lines: [Line['kind'], Line['reason'], quantity: number, unit: number][],
];

/** What reading a quote's id comes to. */
export type ReadQuote = GivenQuote | 'forged' | 'expired';

/** Signs prices into ids, and reads them back; an id carries all that a later comparison needs, so nothing is stored. */
export class QuoteSeal {
  readonly #signer: Signer;

  constructor(secret: string) {
    const formerKey = createSecretKey(Buffer.from(formerSign(secret, 'waymark quote'), 'base64url'));
    this.#signer = createSigner(secret, 'quote', (body) => formerSign(formerKey, body));
  }

  sign(given: GivenQuote): string {
    const body = Buffer.from(JSON.stringify(pack(given))).toString('base64url');
    return `${body}.${this.#signer.sign(body)}`;
  }

  read(id: string, now: Instant): ReadQuote {
    const dot = id.indexOf('.');
    const body = id.slice(0, Math.max(0, dot));
    if (dot < 0 || !this.#signer.isSigned(body, id.slice(dot + 1))) return 'forged';
    const packed = JSON.parse(Buffer.from(body, 'base64url').toString()) as Packed;
    if (packed[0] !== form) return 'expired';
    const given = unpack(packed);
    return given.givenAt + quoteLifetime < now ? 'expired' : given;
  }
}

// Maps from ids are written in the order of their ids by the language itself, so one selection has one form.
function pack({ choices, quote, ...given }: GivenQuote): Packed {
  const { insurance } = choices;
  return [
    form,
    given.variantId,
    choices.day,
    choices.party,
    choices.rooms,
    choices.extras,
    [choices.flexible ? 1 : 0, insurance.answer, choices.membership],
    [insurance.policyId, given.insuranceQuoteId],
    choices.saving,
    [choices.paymentType, choices.plan],
    [quote.currency, given.rate, given.rateDay, given.priceVersion, given.givenAt],
    [quote.total, quote.tourPrice, quote.oldTotal, quote.savingTrouble],
    quote.lines.map(({ kind, reason, quantity, unit }) => [kind, reason, quantity, unit]),
  ];
}

function unpack(packed: Packed): GivenQuote {
  const [, variantId, day, party, rooms, extras, flags, insured, saving, payment, grounds, totals, lines] = packed;
  const [currency, rate, rateDay, priceVersion, givenAt] = grounds;
  const [total, tourPrice, oldTotal, savingTrouble] = totals;
  return {
    variantId,
    choices: {
      day,
      party,
      rooms,
      extras,
      flexible: flags[0] === 1,
      insurance: { answer: flags[1], policyId: insured[0] },
      membership: flags[2],
      saving,
      paymentType: payment[0],
      plan: payment[1],
    },
    quote: {
      currency,
      lines: lines.map(
        ([kind, reason, quantity, unit]) => ({ kind, reason, quantity, unit, amount: quantity * unit }) as Line,
      ),
      total,
      tourPrice,
      oldTotal,
      savingTrouble,
    },
    insuranceQuoteId: insured[1],
    rate,
    rateDay,
    priceVersion,
    givenAt,
  };
}
