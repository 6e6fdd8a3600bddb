import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { convert } from '#domain/money/exchange.ts';
import type { Money } from '#domain/money/money.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { HeldPrice } from '../hold/snapshot.ts';

/** Excludes letters and digits that are easily confused. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 16;

/** The validity of a credit, in months. */
export const CREDIT_MONTHS = 12;

const newCode = (): string => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * Issues a credit with an operator as a single-use code for any tour that the operator has today. Codes are in euro, so
 * the amount is converted at the rates of the price that was paid.
 */
export async function issueCreditCode(
  trx: Transaction,
  tourId: number,
  credit: Money,
  { rates }: Pick<HeldPrice, 'rates'>,
): Promise<string> {
  const code = newCode();
  const offer = { kind: 'absolute', amount: convert(credit, 'EUR', rates) };
  await sql`
    insert into promo_code (code, offer, book_from, book_until, total_limit, person_limit, minimum_spend, tour_ids)
    select ${code}, ${JSON.stringify(offer)}, now(), now() + make_interval(months => ${CREDIT_MONTHS}), 1, null, 0,
      (select array_agg(other.id) from tour other where other.operator_id = tour.operator_id)
    from tour where tour.id = ${tourId}`.execute(trx);
  return code;
}
