// The invariants of bookings and money once everything is settled, computed from the raw tables and the bank's own
// books instead of the shop's own audit.
import type { TestSandbox } from './sandbox.ts';
import type { TestShop } from './shop.ts';

type BookingRow = {
  readonly id: string;
  readonly state: string;
  readonly hold_state: string | null;
  readonly attempts: { readonly id: string; readonly state: string; readonly amount: number }[] | null;
  readonly places: number;
};
type Payment = {
  readonly ref: string;
  readonly attemptRef: string;
  readonly state: string;
  readonly amount: number;
  readonly currency: string;
  readonly captured: number;
  readonly refunded: number;
};

const isLive = ({ state, captured, refunded }: Payment) =>
  state === 'authorised' || (state === 'captured' && captured > refunded);

/**
 * Returns every violated invariant: captured payments match bookings, at most one live charge, places and journal
 * correct.
 */
export async function violations({
  pool,
  bank,
}: Pick<TestShop, 'pool'> & { readonly bank: Pick<TestSandbox, 'books'> }): Promise<string[]> {
  const { rows: bookings } = await pool.query<BookingRow>(
    `select booking.id, booking.state, hold.state as hold_state,
       (select json_agg(json_build_object('id', id, 'state', state, 'amount', amount)) from payment_attempt
        where booking_id = booking.id) as attempts,
       (select coalesce(sum(amount), 0)::int from place_entry where claim_id = booking.claim_id) as places
     from booking left join hold on hold.id = hold_id`,
  );
  const payments: Payment[] = (await bank.books()).transactions;
  const byAttempt = Map.groupBy(payments, ({ attemptRef }) => attemptRef);
  const broken: string[] = [];
  for (const { id, state, hold_state, attempts, places } of bookings) {
    const charges = (attempts ?? []).flatMap((attempt) => byAttempt.get(attempt.id) ?? []);
    for (const attempt of attempts ?? []) byAttempt.delete(attempt.id);
    const live = charges.filter(isLive);
    const collected = live.filter(({ state, captured, amount }) => state === 'captured' && captured === amount);
    const say = (what: string) => broken.push(`booking ${id} is ${state}: ${what}`);
    if (live.length > 1) say(`${live.length} live charges`);
    if (!['confirmed', 'failed', 'declined', 'lapsed', 'cancelled'].includes(state)) say('not settled');
    if (state === 'confirmed') {
      if (collected.length !== 1) say(`collected ${collected.length} times`);
      if (places <= 0) say('without places');
      if (attempts?.filter((attempt) => attempt.state === 'captured').length !== 1) say(JSON.stringify(attempts));
    } else {
      if (live.length > 0) say(`money at the bank: ${JSON.stringify(live)}`);
      if (places !== 0 && !['held', 'paying', 'booked'].includes(hold_state ?? '')) say(`${places} places`);
      for (const attempt of attempts ?? [])
        if (!['declined', 'cancelled', 'refunded'].includes(attempt.state)) say(`attempt ${attempt.state}`);
    }
  }
  for (const [attemptRef, strange] of byAttempt)
    if (strange.some(isLive)) broken.push(`the bank has a payment that nobody asked for: ${attemptRef}`);

  const { rows: accounts } = await pool.query<{ currency: string; provider: number; all: number }>(
    `select currency, sum(balance)::int as all, coalesce(sum(balance) filter (where kind = 'provider'), 0)::int as provider
     from money_account group by currency`,
  );
  const atBank = Map.groupBy(payments, ({ currency }) => currency);
  for (const currency of new Set([...accounts.map((account) => account.currency), ...atBank.keys()])) {
    const { provider = 0, all = 0 } = accounts.find((account) => account.currency === currency) ?? {};
    const there = (atBank.get(currency) ?? []).reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
    if (all !== 0) broken.push(`the journal in ${currency} adds up to ${all}`);
    if (-provider !== there) broken.push(`the journal has ${-provider} ${currency} with the bank, the bank ${there}`);
  }
  const { rows: sold } = await pool.query(
    `select place.id, taken, coalesce(sum(amount), 0)::int as counted from place left join place_entry on place_id = place.id
     group by place.id having taken <> coalesce(sum(amount), 0) or taken > capacity`,
  );
  for (const row of sold) broken.push(`place ${JSON.stringify(row)}`);
  return broken;
}
