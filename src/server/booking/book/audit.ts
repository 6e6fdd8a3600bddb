import { sql } from 'kysely';
import type { AnswerOf } from '#contract/schemas.ts';
import { recountMoney } from '../../money/journal.ts';
import type { Providers } from '../../payments/providers.ts';
import { recountPlaces } from '../../places/ledger.ts';
import type { Database } from '../../platform/database/database.ts';
import { placeTakingStates, soldStates } from '../booking-states.ts';
import { recountCredits } from '../quote/credit-ledger.ts';
import { policyRules } from './audit-policies.ts';
import { compareBooks, type Disagreement } from './reconcile.ts';

type Wrong = { readonly subject: string; readonly detail: string };

/** Finds bookings whose places, codes or postings do not match their state. */
const bookingRules = sql<Wrong>`
  with claim as (
    select claim_id, coalesce(sum(amount), 0)::int as places from place_entry group by claim_id)
  select 'booking ' || booking.id as subject,
    booking.state || ', and its claim has ' || coalesce(places, 0) || ' places' as detail
  from booking left join claim on claim.claim_id = booking.claim_id left join hold on hold.id = hold_id
  where (booking.state in ${placeTakingStates} and coalesce(places, 0) <= 0)
    or (booking.state not in ${placeTakingStates} and coalesce(places, 0) > 0
      and not exists (select from booking other where other.claim_id = booking.claim_id
        and other.state in ${placeTakingStates})
      and coalesce(hold.state, 'ended') not in ('held', 'paying'))
  union all
  select 'booking ' || booking.id, state || ', sale posted: ' || sold || ', undone: ' || undone
  from booking, lateral (select
      exists (select from money_posting where cause = 'sale ' || booking.id) as sold,
      exists (select from money_posting where cause = 'sale undone ' || booking.id) as undone) posted
  where (state in ${soldStates}) <> (sold and not undone)
  union all
  select 'attempt ' || attempt.id, attempt.state || ', capture posted: ' || captured
  from payment_attempt attempt, lateral (select exists (select from money_posting where cause = 'capture ' || attempt.id) as captured) posted
  where (attempt.state in ('captured', 'refunded') and not captured) or (attempt.state in ('open', 'authorised', 'declined', 'cancelled') and captured)
  union all
  select 'booking ' || booking.id, booking.state || ' with ' || count(*) || ' payments that were collected and not paid back'
  from booking join payment_attempt attempt on attempt.booking_id = booking.id and attempt.state = 'captured'
  where booking.state not in ('confirmed', 'completed', 'cancelled') or booking.total < (
    select sum(amount) from payment_attempt paid where paid.booking_id = booking.id and paid.state = 'captured')
    -- A change that lowered the total has promised a refund, given credit, or left what the provider refused to refund.
    - (select coalesce(sum(refund.amount), 0) from payment_refund refund join payment_attempt paid on paid.id = refund.attempt_id
       where paid.booking_id = booking.id and paid.state = 'captured' and refund.change_id is not null and refund.state <> 'failed')
    - (select coalesce(sum(credit), 0) from booking_change where booking_id = booking.id and kind <> 'cancel')
    - greatest(0, coalesce((select balance from money_account where kind = 'booking' and owner = booking.id::text
       and currency = booking.currency), 0))
  group by booking.id, booking.state
  union all
  select 'booking ' || booking.id, 'seats taken: ' || seats || ', travellers: ' || people
  from booking join departure on departure.id = departure_id, lateral (select
      (select coalesce(sum(amount), 0) from place_entry where claim_id = booking.claim_id and place_id = departure.place_id) as seats,
      (select coalesce(sum(value::int), 0) from jsonb_each_text(selection -> 'choices' -> 'party')) as people) counted
  where booking.state in ${placeTakingStates} and seats <> people
  union all
  select 'booking ' || booking.id, 'total: ' || total || ', its plan: ' || planned
  from booking, lateral (select coalesce(sum((payment ->> 'amount')::int), 0) as planned
    from jsonb_array_elements(plan -> 'payments') payment) agreed
  where state in ${soldStates} and planned <> total
  union all
  select 'booking ' || booking.id, 'total: ' || total || ', sold in the journal: ' || sold
  from booking, lateral (select coalesce(sum(case when account.id = transfer.from_id then transfer.amount else -transfer.amount end), 0) as sold
    from money_account account join money_transfer transfer on account.id in (transfer.from_id, transfer.to_id)
      join money_posting posting on posting.id = transfer.posting_id
    where account.kind = 'booking' and account.owner = booking.id::text and (posting.cause = 'sale ' || booking.id
      or posting.cause in (select 'change ' || change.id from booking_change change where change.booking_id = booking.id))) journal
  where state in ${soldStates} and sold <> total
  union all
  select 'booking ' || booking.id, 'confirmed without a payment'
  from booking where state in ${soldStates} and total > 0 and not exists (
    select from payment_attempt attempt where attempt.booking_id = booking.id and attempt.state in ('authorised', 'captured'))`;

type Counts = {
  readonly places: number;
  readonly bookings: number;
  readonly transfers: number;
  readonly unsettled: number;
  readonly refused: number;
};

/** Recounts places, credits, bookings and money, also against the providers' records, and returns the discrepancies. */
export async function audit(database: Database, providers: Pick<Providers, 'all'>): Promise<AnswerOf<'auditMoney'>> {
  const disagreements: Disagreement[] = [];
  const add = (kind: string, found: readonly Wrong[]) =>
    disagreements.push(...found.map(({ subject, detail }) => ({ kind, subject, detail })));
  add(
    'places',
    (await recountPlaces(database)).map(({ placeId, taken, counted }) => ({
      subject: `place ${placeId}`,
      detail: `taken ${taken}, the ledger says ${counted}`,
    })),
  );
  add(
    'credits',
    (await recountCredits(database)).map(({ accountId, claimId, sum }) => ({
      subject: `account ${accountId}`,
      detail: `${sum} credits ${claimId ? `for claim ${claimId}` : 'in all'}`,
    })),
  );
  add(
    'money',
    (await recountMoney(database)).map(({ account, balance, counted }) => ({
      subject: `account ${account}`,
      detail: `balance ${balance}, its transfers say ${counted}`,
    })),
  );
  add('booking', (await bookingRules.execute(database)).rows);
  add('policy', (await policyRules.execute(database)).rows);
  const books = await Promise.all(providers.all.map((provider) => compareBooks(database, provider, 0)));
  disagreements.push(...books.flatMap((compared) => compared.disagreements));
  const transactionCounts = books.flatMap(({ transactions }) => transactions ?? []);
  const { rows } = await sql<Counts>`
    select (select count(*) from place) as places, (select count(*) from booking) as bookings,
      (select count(*) from money_transfer) as transfers,
      (select count(*) from payment_attempt attempt where state in ('open', 'cancelling') and not exists (
        select from payment_refund refund where refund.attempt_id = attempt.id and refund.state = 'failed')) as unsettled,
      (select count(*) from payment_refund where state = 'failed') as refused`.execute(database);
  const { unsettled, refused, ...counted } = rows[0] as Counts;
  const transactions = transactionCounts.length > 0 ? transactionCounts.reduce((sum, count) => sum + count, 0) : null;
  return { disagreements, counted: { ...counted, transactions }, unsettled, refusedRefunds: refused };
}
