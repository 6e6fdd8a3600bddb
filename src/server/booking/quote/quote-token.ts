import { createSecretKey } from 'node:crypto';
import { packSelection, type QuotedChoices, unpackSelection } from '#contract/selection-codec/codec.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Line } from '#domain/pricing/line.ts';
import type { Quote } from '#domain/pricing/quote.ts';
import { createSigner, formerSign, type Signer } from '../../platform/secrets.ts';

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
const form = 2;

type Packed = [
  form: typeof form,
  variantId: number,
  choices: unknown[],
  insuranceQuoteId: string | null,
  grounds: [currency: Currency, rate: number, rateDay: Day, priceVersion: number, givenAt: Instant],
  totals: [total: number, tourPrice: number, oldTotal: number | null, problem: Quote['savingTrouble']],
  lines: [Line['kind'], Line['reason'], quantity: number, unit: number][],
];

/** What reading a quote's id comes to. */
export type ReadQuote = GivenQuote | 'forged' | 'expired';

/** Signs prices into ids, and reads them back; an id carries all that a later comparison needs, so nothing is stored. */
export class QuoteSigner {
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

function pack({ choices, quote, ...given }: GivenQuote): Packed {
  return [
    form,
    given.variantId,
    packSelection(choices),
    given.insuranceQuoteId,
    [quote.currency, given.rate, given.rateDay, given.priceVersion, given.givenAt],
    [quote.total, quote.tourPrice, quote.oldTotal, quote.savingTrouble],
    quote.lines.map(({ kind, reason, quantity, unit }) => [kind, reason, quantity, unit]),
  ];
}

function unpack([, variantId, choices, insuranceQuoteId, grounds, totals, lines]: Packed): GivenQuote {
  const [currency, rate, rateDay, priceVersion, givenAt] = grounds;
  const [total, tourPrice, oldTotal, savingTrouble] = totals;
  return {
    variantId,
    choices: unpackSelection(choices),
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
    insuranceQuoteId,
    rate,
    rateDay,
    priceVersion,
    givenAt,
  };
}
