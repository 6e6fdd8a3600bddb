import type pg from 'pg';
import type { Providers } from '../payments/providers.ts';
import { anonymiseBookings, anonymiseHolds } from './anonymise.ts';
import { findPerson, type Person } from './person.ts';
import { type Survey, surveyPerson } from './survey-person.ts';

/** How to handle what would otherwise block the deletion. */
export type ForgetOptions = {
  /** Retains upcoming bookings, and anonymises each soon after its trip. */
  readonly afterTrip: boolean;
  /** Waives the remaining travel credits. */
  readonly waiveCredits: boolean;
  /** Without it, the deletion is a dry run: it is computed, reported and rolled back. */
  readonly commit: boolean;
};

/** The result, or the expected result of a dry run; `refused` lists why nothing was deleted. */
export type ForgetReport =
  | { readonly outcome: 'refused'; readonly reasons: readonly string[] }
  | {
      readonly outcome: 'done' | 'planned';
      readonly steps: readonly { readonly what: string; readonly count: number }[];
    };

/**
 * Deletes or anonymises everything about the person with an address that accounting does not need. Cards are deleted at
 * the provider first; if it cannot be reached, nothing else happens and the call can be repeated. It is idempotent.
 */
export async function forgetPerson(
  pool: pg.Pool,
  providers: Pick<Providers, 'byName'>,
  email: string,
  options: ForgetOptions,
  now: Date,
): Promise<ForgetReport> {
  let cards = 0;
  if (options.commit) {
    const before = await inTransaction(pool, false, (client) => surveyFor(client, email, options, now));
    if (before.survey.problems.length > 0) return { outcome: 'refused', reasons: before.survey.problems };
    const problem = await forgetCards(pool, providers, before.survey.cards);
    if (problem) return { outcome: 'refused', reasons: [problem] };
    cards = before.survey.cards.length;
  }
  return inTransaction(pool, options.commit, async (client) => {
    const { person, survey } = await surveyFor(client, email, options, now);
    const reasons = [...survey.problems];
    if (options.commit && survey.cards.length > 0)
      reasons.push('A card was stored in the meantime. Run the command again.');
    if (reasons.length > 0) return { outcome: 'refused', reasons };
    const steps = [{ what: 'cards forgotten at the payment provider', count: cards + survey.cards.length }];
    for (const { what, statement, values } of stepsFor(person, survey, now)) {
      const { rowCount } = await client.query(statement, values);
      steps.push({ what, count: rowCount ?? 0 });
    }
    return { outcome: options.commit ? 'done' : 'planned', steps: steps.filter(({ count }) => count > 0) };
  });
}

async function surveyFor(client: pg.PoolClient, email: string, options: ForgetOptions, now: Date) {
  const person = await findPerson(client, email);
  return { person, survey: await surveyPerson(client, person, options, now) };
}

/**
 * Deletes cards one by one and returns why it stopped. Each card that the provider has deleted is also deleted here.
 */
async function forgetCards(
  pool: pg.Pool,
  providers: Pick<Providers, 'byName'>,
  cards: Survey['cards'],
): Promise<string | null> {
  for (const card of cards) {
    const label = `the card ending in ${card.last_four}`;
    const provider = providers.byName(card.provider);
    if (!provider)
      return `The payment provider "${card.provider}" is not configured, so ${label} cannot be forgotten there.`;
    const answer = await provider.forgetCard(card.token);
    if (answer.outcome === 'unknown')
      return `The payment provider could not be reached to forget ${label}. Run the command again later.`;
    await pool.query('delete from stored_card where provider = $1 and token = $2', [card.provider, card.token]);
    await pool.query('delete from booking_card where provider = $1 and token = $2', [card.provider, card.token]);
  }
  return null;
}

type Step = { readonly what: string; readonly statement: string; readonly values: unknown[] };

function stepsFor({ key, account }: Person, { toAnonymise, afterTrip, endedHolds, cards }: Survey, now: Date): Step[] {
  const id = account?.id ?? null;
  const step = (what: string, statement: string, ...values: unknown[]): Step => ({
    what,
    statement,
    values,
  });
  const named = (what: string, table: string, column: string) =>
    step(what, `delete from ${table} where mailbox_key(${column}) = $1`, key);
  return [
    step(
      'bookings anonymised',
      anonymiseBookings('select id, hold_id, claim_id from booking where id = any($2::uuid[]) order by id for update'),
      now,
      toAnonymise,
    ),
    step(
      'bookings to be anonymised after the trip',
      'update booking set forget_after_trip = true where id = any($1::uuid[])',
      afterTrip,
    ),
    step(
      'holds anonymised',
      anonymiseHolds('select id from hold where id = any($2::uuid[]) order by id for update'),
      now,
      endedHolds,
    ),
    named('mentions as a friend of a booking deleted', 'booking_friend', 'email'),
    named('mentions as a friend of a hold deleted', 'hold_friend', 'email'),
    step(
      'uses of promo codes anonymised',
      `update promo_use set person = claim_id || '@forgotten.invalid' where person_key = $1
        and claim_id not in (select claim_id from booking where id = any($2::uuid[]))`,
      key,
      afterTrip,
    ),
    step('memberships deleted', 'delete from membership where mailbox_key = $1 or account_id = $2::uuid', key, id),
    step(
      'conversations deleted, with messages, notes and files',
      'delete from conversation where mailbox_key(email) = $1 or account_id = $2::uuid',
      key,
      id,
    ),
    step(
      'unconfirmed newsletter requests deleted',
      'delete from consent where mailbox_key(email) = $1 and confirmed_at is null',
      key,
    ),
    step(
      'newsletter consents withdrawn and reduced to a hash',
      `update consent set email = encode(sha256(convert_to(email, 'UTF8')), 'hex') || '@forgotten.invalid', address_hash = '',
        withdrawn_at = coalesce(withdrawn_at, $2::timestamptz) where mailbox_key(email) = $1`,
      key,
      now,
    ),
    named('emails deleted from the outbox', 'mail', 'recipient'),
    named('emails deleted from the built-in mailbox', 'caught_mail', 'recipient'),
    named('agency invitations deleted', 'agency_invitation', 'email'),
    named('office invitations deleted', 'office_invitation', 'email'),
    step(
      'mailed account links deleted',
      `delete from user_link where case when value like '{%' then mailbox_key(value::jsonb ->> 'email') = $1 else value = $2 end`,
      key,
      id,
    ),
    step(
      'content versions whose author was renamed to "Deleted"',
      `update content set author = 'Deleted' where author = $1`,
      account?.role === 'staff' ? account.name : null,
    ),
    step('travel credits deleted', 'delete from travel_credit where account_id = $1::uuid', id),
    step(
      'cards deleted that a booking still needs',
      'delete from stored_card where account_id = $1::uuid and token <> all($2::text[])',
      id,
      cards.map(({ token }) => token),
    ),
    step(
      'accounts deleted, with sessions, wishlist and applications',
      'delete from user_account where id = $1::uuid',
      id,
    ),
  ];
}

async function inTransaction<Result>(
  pool: pg.Pool,
  commit: boolean,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query(commit ? 'commit' : 'rollback');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
