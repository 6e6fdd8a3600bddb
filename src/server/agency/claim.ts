import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { isHoldAlive } from '#domain/booking/hold.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Transfer } from '#domain/money/transfer.ts';
import { commissionOf } from '#domain/pricing/commission.ts';
import type { HeldPrice } from '../booking/hold/snapshot.ts';
import { endSeconds } from '../booking/hold/view-hold.ts';
import { readCommissionRate } from '../money/commission-rate.ts';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/refusal.ts';
import { type AgencyDeps, agencyOf } from './deps.ts';
import { clientName } from './lists.ts';

type Answer = AnswerOf<'loadAgencyClaim'>;

type Row = {
  readonly kind: Answer['kind'];
  readonly state: string;
  readonly client: string;
  readonly email: string;
  readonly agent: string | null;
  readonly ends_at: Date | null;
  readonly read_at: Date;
  readonly variant_id: number;
  readonly price: HeldPrice;
  readonly currency: Currency;
  /** The transfers of a booking; null for a hold, whose sale is calculated when it is paid. */
  readonly sale: Transfer[] | null;
};

/** Creates the endpoint that returns the client of an agency's hold or booking, and the agency's commission. */
export function createClaim({ database, bookableVariants }: AgencyDeps) {
  return async function loadAgencyClaim({ claimId }: ParsedOf<'loadAgencyClaim'>, caller: Caller) {
    const { agencyId } = agencyOf(caller);
    const { rows } = await sql<Row>`
      select 'hold' as kind, hold.state, ${clientName(sql`hold`)} as client, hold.lead_email as email, account.name as agent,
        hold.ends_at, now() as read_at, hold.variant_id, hold.price, hold.currency, null as sale
      from hold left join hold_traveller lead on lead.hold_id = hold.id and lead.position = 0
        left join user_account account on account.id = hold.account_id
      where hold.id = ${claimId} and hold.agency_id = ${agencyId}
      union all
      select 'booking', booking.state, ${clientName(sql`booking`)}, booking.lead_email, account.name,
        null, now(), booking.variant_id, booking.price, booking.currency, booking.sale
      from booking left join booking_traveller lead on lead.booking_id = booking.id and lead.position = 0
        left join user_account account on account.id = booking.account_id
      where booking.id = ${claimId} and booking.agency_id = ${agencyId}`.execute(database);
    const [row] = rows;
    if (!row) return new Refusal(404, 'not-found');
    const commission = row.sale ? soldCommission(row.sale) : await expectedCommission(row);
    const endsAt = row.ends_at && row.state === 'held' ? endSeconds(row.ends_at) : null;
    return {
      kind: row.kind,
      client: row.client,
      email: row.email,
      agent: row.agent,
      endsAt,
      now: Math.floor(row.read_at.getTime() / 1000),
      commission: commission ?? { amount: 0, currency: row.currency },
      state: stateOf(row),
    };

    /** Returns the commission that was agreed with the price of a booking. */
    function soldCommission(sale: readonly Transfer[]) {
      const share = sale.find(({ to }) => to.kind === 'agency');
      return share && { amount: share.amount, currency: share.currency };
    }

    /** Returns what a hold would earn if it were paid now, at its own price and exchange rates. */
    async function expectedCommission({ variant_id, price, currency }: Row) {
      const bookable = await bookableVariants.get(variant_id);
      if (!bookable) return null;
      const { operator } = bookable.facts;
      const share = await readCommissionRate(database, agencyId, operator.id);
      return commissionOf(price.lines, currency, operator.currency, price.rates, share);
    }
  };
}

/** Returns whether the agency has earned its commission, may still earn it, or will not. */
function stateOf({ kind, state, ends_at, read_at }: Row): Answer['state'] {
  if (kind === 'booking')
    return state === 'confirmed' || state === 'completed'
      ? 'earned'
      : state === 'attempting' || state === 'requested'
        ? 'expected'
        : 'none';
  const alive = state === 'held' && ends_at !== null && isHoldAlive(ends_at.getTime(), read_at.getTime());
  return alive || state === 'paying' ? 'expected' : 'none';
}
