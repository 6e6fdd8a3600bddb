import { packSelection, type QuotedChoices, unpackSelection } from '#contract/selection-codec/codec.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Line } from '#domain/pricing/line.ts';
import type { Quote } from '#domain/pricing/quote.ts';
import { createSigner, type Signer } from '../../platform/secrets.ts';

/** A quoted price: for what, on which basis, and when. */
export type SignedQuote = {
  readonly variantId: number;
  readonly choices: QuotedChoices;
  readonly quote: Quote;
  /** The insurer's quote behind the premium. */
  readonly insuranceQuoteId: string | null;
  /** Millionths of the currency for one euro, and the day of the rate. */
  readonly rate: number;
  readonly rateDay: Day;
  readonly priceVersion: number;
  readonly issuedAt: Instant;
};

/** How long a quote can be compared with the current price; the price is recalculated in any case. */
export const quoteLifetime = 48 * 3_600_000;

/** The version of the signed format; quotes of other versions count as expired. */
const form = 2;

type Packed = [
  form: typeof form,
  variantId: number,
  choices: unknown[],
  insuranceQuoteId: string | null,
  grounds: [currency: Currency, rate: number, rateDay: Day, priceVersion: number, issuedAt: Instant],
  totals: [total: number, tourPrice: number, oldTotal: number | null, problem: Quote['savingProblem']],
  lines: [Line['kind'], Line['reason'], quantity: number, unit: number][],
];

/** The result of reading a quote's id. */
export type ReadQuote = SignedQuote | 'forged' | 'expired';

/**
 * Signs quotes into ids and reads them; an id contains everything that a later comparison needs, so nothing is stored.
 */
export class QuoteSigner {
  readonly #signer: Signer;

  constructor(secret: string) {
    this.#signer = createSigner(secret, 'quote');
  }

  sign(signed: SignedQuote): string {
    const body = Buffer.from(JSON.stringify(pack(signed))).toString('base64url');
    return `${body}.${this.#signer.sign(body)}`;
  }

  read(id: string, now: Instant): ReadQuote {
    const dot = id.indexOf('.');
    const body = id.slice(0, Math.max(0, dot));
    if (dot < 0 || !this.#signer.isSigned(body, id.slice(dot + 1))) return 'forged';
    const packed = JSON.parse(Buffer.from(body, 'base64url').toString()) as Packed;
    if (packed[0] !== form) return 'expired';
    const signed = unpack(packed);
    return signed.issuedAt + quoteLifetime < now ? 'expired' : signed;
  }
}

function pack({ choices, quote, ...signed }: SignedQuote): Packed {
  return [
    form,
    signed.variantId,
    packSelection(choices),
    signed.insuranceQuoteId,
    [quote.currency, signed.rate, signed.rateDay, signed.priceVersion, signed.issuedAt],
    [quote.total, quote.tourPrice, quote.oldTotal, quote.savingProblem],
    quote.lines.map(({ kind, reason, quantity, unit }) => [kind, reason, quantity, unit]),
  ];
}

function unpack([, variantId, choices, insuranceQuoteId, grounds, totals, lines]: Packed): SignedQuote {
  const [currency, rate, rateDay, priceVersion, issuedAt] = grounds;
  const [total, tourPrice, oldTotal, savingProblem] = totals;
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
      savingProblem,
    },
    insuranceQuoteId,
    rate,
    rateDay,
    priceVersion,
    issuedAt,
  };
}
