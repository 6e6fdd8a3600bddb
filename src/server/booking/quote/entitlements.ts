import type pg from 'pg';
import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Offer } from '#domain/catalogue/facts.ts';
import { mailboxKey } from '#domain/party/mailbox-key.ts';
import { type FoundPromoCode, normalCode } from '#domain/pricing/promo-code.ts';
import type { Person } from '#domain/pricing/saving.ts';
import type { FoundSpecialPrice } from '#domain/pricing/special-price.ts';
import type { Account } from '../../platform/caller.ts';

/** What a visitor's price depends on: their membership and credits, and their code. */
export type Entitlements = {
  readonly person: Person;
  readonly promo: FoundPromoCode | null;
  /** The special price of an offer's code. */
  readonly special: FoundSpecialPrice | null;
  /** Travel credits that open holds have reserved, in euro; they cannot be spent again. */
  readonly reservedCredits: number;
};

/** The entitlements of a visitor without an account or a code. */
export const noEntitlements: Entitlements = {
  person: { isMember: false, travelCredits: 0 },
  promo: null,
  special: null,
  reservedCredits: 0,
};

type Row = {
  readonly member: boolean;
  readonly credits: number;
  readonly reserved: number;
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
  select exists (select 1 from membership where since <= $4 and until > $4 and (account_id = $1 or mailbox_key =
      (select mailbox_key(email) from user_account where id = $1 and email_verified))) as member,
    (select coalesce(sum(amount), 0) from travel_credit where account_id = $1) as credits,
    (select coalesce(-sum(amount), 0) from travel_credit join hold on hold.id = claim_id
      where travel_credit.account_id = $1 and state in ('held', 'paying')) as reserved,
    (select to_jsonb(promo_code) from promo_code where code = $2) as promo,
    (select count(*) from promo_use where code = $2) as used_by_all,
    (select count(*) from promo_use where code = $2 and person_key = $3) as used_by_person`;

/**
 * Returns the mailbox whose use of codes may be revealed to a caller: the one they are logged in with, unless the
 * request names another.
 */
function ownMailbox(account: Account | null, typed: string | null): string | null {
  const accountMailbox = account && mailboxKey(account.email);
  return typed === null || mailboxKey(typed) === accountMailbox ? accountMailbox : null;
}

/**
 * Reads a visitor's entitlements in at most one query, or none without an account or a code. Earlier use of a code is
 * only looked up for the owner of the address, so that others cannot find out. The booking checks it for the lead
 * traveller.
 */
export async function readEntitlements(
  pool: pg.Pool,
  account: Account | null,
  typed: { readonly code: string | null; readonly email: string | null },
  now: Instant,
): Promise<Entitlements> {
  const code = typed.code === null ? null : normalCode(typed.code);
  if (!account && code === null) return noEntitlements;
  const { rows } = await pool.query<Row>({
    name: 'booking-claims',
    text: query,
    values: [account?.id ?? null, code, ownMailbox(account, typed.email), new Date(now)],
  });
  const row = rows[0] as Row;
  return {
    person: { isMember: row.member, travelCredits: Math.max(0, row.credits) },
    reservedCredits: row.reserved,
    special: null,
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
