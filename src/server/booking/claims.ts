import type pg from 'pg';
import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Offer } from '#domain/catalogue/facts.ts';
import { mailboxKey } from '#domain/party/mailbox-key.ts';
import { type FoundPromoCode, normalCode } from '#domain/pricing/promo-code.ts';
import type { Person } from '#domain/pricing/saving.ts';
import type { Account } from '../caller.ts';

/** What somebody brings to a price: what they own, and the code they name. */
export type Claims = { readonly person: Person; readonly promo: FoundPromoCode | null };

/** Somebody who owns nothing and names no code. */
export const noClaims: Claims = { person: { isMember: false, travelCredits: 0 }, promo: null };

type Row = {
  readonly member: boolean;
  readonly credits: number;
  readonly promo: {
    readonly code: string;
    readonly offer: Offer;
    readonly book_from: string;
    readonly book_until: string;
    readonly travel_from: Day | null;
    readonly travel_until: Day | null;
    readonly total_limit: number | null;
    readonly person_limit: number | null;
    readonly minimum_spend: number;
    readonly tour_ids: number[];
  } | null;
  readonly used_by_all: number;
  readonly used_by_person: number;
};

const query = `
  select exists (select 1 from membership where account_id = $1 and since <= $4 and until > $4) as member,
    (select coalesce(sum(amount), 0) from travel_credit where account_id = $1) as credits,
    (select to_jsonb(promo_code) from promo_code where code = $2) as promo,
    (select count(*) from promo_use where code = $2) as used_by_all,
    (select count(*) from promo_use where code = $2 and person_key = $3) as used_by_person`;

/** Reads what somebody brings, in one query, or none for a stranger without a code. */
export async function readClaims(
  pool: pg.Pool,
  account: Account | null,
  typed: { readonly code: string | null; readonly email: string | null },
  now: Instant,
): Promise<Claims> {
  const code = typed.code === null ? null : normalCode(typed.code);
  if (!account && code === null) return noClaims;
  const person = mailboxKey(typed.email ?? account?.email ?? '');
  const { rows } = await pool.query<Row>({
    name: 'booking-claims',
    text: query,
    values: [account?.id ?? null, code, person, new Date(now)],
  });
  const row = rows[0] as Row;
  return {
    person: { isMember: row.member, travelCredits: Math.max(0, row.credits) },
    promo: row.promo && {
      facts: {
        code: row.promo.code,
        offer: row.promo.offer,
        bookFrom: Date.parse(row.promo.book_from),
        bookUntil: Date.parse(row.promo.book_until),
        travelFrom: row.promo.travel_from,
        travelUntil: row.promo.travel_until,
        totalLimit: row.promo.total_limit,
        personLimit: row.promo.person_limit,
        minimumSpend: row.promo.minimum_spend,
        tourIds: row.promo.tour_ids,
      },
      usedByAll: row.used_by_all,
      usedByPerson: row.used_by_person,
    },
  };
}
