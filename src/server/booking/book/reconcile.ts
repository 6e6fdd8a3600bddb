import { sql } from 'kysely';
import type { PaymentProvider, Transaction as ProviderTransaction } from '../../payments/port.ts';
import type { Database } from '../../platform/database/database.ts';
import { forEachItem } from '../../platform/jobs/for-each-item.ts';
import type { PayDeps } from './deps.ts';
import { settleAttempt } from './settle-attempt.ts';

/** A discrepancy between two records, with a description for staff. */
export type Disagreement = { readonly kind: string; readonly subject: string; readonly detail: string };

type AttemptRow = {
  readonly id: string;
  readonly state: string;
  readonly amount: number;
  readonly currency: string;
  readonly posted: number;
  readonly refunded: number;
  /** What staff refunded another way, so that the provider still has it. */
  readonly elsewhere: number;
  /** Whether a refund is in progress, or its refusal waits for staff. */
  readonly refused: boolean;
};

const describe = ({ state, authorised, captured, refunded }: ProviderTransaction): string =>
  `${state} ${authorised.amount} ${authorised.currency}, captured ${captured}, refunded ${refunded}`;

/** Compares our record of an attempt with the provider's; null when they agree or are still being settled. */
function compare(attempt: AttemptRow, transactions: readonly ProviderTransaction[]): string | null {
  const live = transactions.filter(({ state }) => state === 'authorised' || state === 'captured');
  if (live.length > 1) return `${live.length} live transactions: ${live.map(describe).join('; ')}`;
  const collected = transactions.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
  if (attempt.posted !== collected) return `the journal has ${attempt.posted}, the provider ${collected}`;
  if (attempt.state === 'captured' && collected !== attempt.amount - attempt.refunded)
    return `captured here, ${collected} there`;
  if (attempt.elsewhere > 0 && attempt.state === 'refunded')
    return collected === attempt.elsewhere ? null : `${attempt.elsewhere} refunded another way, ${collected} there`;
  if (
    ['declined', 'cancelled', 'refunded'].includes(attempt.state) &&
    live.some(({ captured, refunded }) => captured === 0 || captured > refunded)
  )
    return `${attempt.state} here, live there: ${live.map(describe).join('; ')}`;
  return null;
}

/**
 * Compares every transaction of the provider since a moment with our attempts, and every attempt since then with the
 * provider.
 */
export async function compareBooks(
  database: Database,
  provider: PaymentProvider,
  since: number,
): Promise<{
  readonly disagreements: Disagreement[];
  readonly transactions: number | null;
  readonly unsettled: string[];
}> {
  const search = await provider.listSince(since);
  if (search.outcome === 'unknown') return { disagreements: [], transactions: null, unsettled: [] };
  const byAttempt = Map.groupBy(search.found, ({ attemptRef }) => attemptRef);
  // Computed for all attempts at once, because looking up some ten thousand one by one would take minutes.
  const { rows } = await sql<AttemptRow>`
    with attempt as materialized (
      select id, state, amount, currency from payment_attempt
      where provider = ${provider.name} and (created_at >= ${new Date(since)}
        or id::text in (select unnest(${[...byAttempt.keys()]}::text[])))),
    refund as materialized (
      select refund.id, attempt_id, refund.amount, refund.state from payment_refund refund join attempt on attempt.id = attempt_id),
    cause as materialized (
      select id as attempt_id, 'capture ' || id as cause from attempt
      union all select attempt_id, 'refunded ' || id from refund),
    posted as (
      select attempt_id, sum(case when transfer.from_id = clearing.id then transfer.amount else -transfer.amount end) as amount
      from cause join money_posting posting on posting.cause = cause.cause
        join money_transfer transfer on transfer.posting_id = posting.id
        join money_account clearing on clearing.kind = 'provider' and clearing.id in (transfer.from_id, transfer.to_id)
      group by attempt_id),
    refunded as (select attempt_id, coalesce(sum(amount) filter (where state = 'done'), 0) as amount,
        coalesce(sum(amount) filter (where state = 'elsewhere'), 0) as elsewhere, bool_or(state in ('failed', 'asked')) as refused
      from refund group by attempt_id)
    select attempt.id, attempt.state, attempt.amount, attempt.currency,
      coalesce(posted.amount, 0)::bigint as posted, coalesce(refunded.amount, 0)::int as refunded,
      coalesce(refunded.elsewhere, 0)::int as elsewhere, coalesce(refunded.refused, false) as refused
    from attempt left join posted on posted.attempt_id = attempt.id left join refunded on refunded.attempt_id = attempt.id`.execute(
    database,
  );
  const disagreements: Disagreement[] = [];
  const unsettled: string[] = [];
  for (const attempt of rows) {
    const transactions = byAttempt.get(attempt.id) ?? [];
    byAttempt.delete(attempt.id);
    // Attempts in progress are settled by their jobs and compared the next time.
    if (attempt.refused || ['open', 'authorised', 'cancelling'].includes(attempt.state)) {
      unsettled.push(attempt.id);
      continue;
    }
    const detail = compare(attempt, transactions);
    if (detail) disagreements.push({ kind: 'payment', subject: `attempt ${attempt.id}`, detail });
  }
  for (const [attemptRef, transactions] of byAttempt)
    if (transactions.some(({ state }) => state === 'authorised' || state === 'captured'))
      disagreements.push({
        kind: 'payment',
        subject: `transaction ${transactions[0]?.ref}`,
        detail: `the provider has a payment for ${attemptRef}, which nobody here has asked for`,
      });
  return { disagreements, transactions: search.found.length, unsettled };
}

const twoDays = 2 * 86_400_000;

/**
 * Runs the daily comparison with every provider: unsettled attempts are settled, and discrepancies are logged as
 * errors.
 */
export async function reconcileWithProviders(deps: PayDeps, signal?: AbortSignal): Promise<void> {
  const { database, providers, log } = deps;
  const comparing = {
    name: ({ name }: PaymentProvider) => ({ provider: name }),
    failure: 'the books of a payment provider could not be compared',
  };
  const settling = { name: (attemptId: string) => ({ attemptId }), failure: 'a payment could not be settled' };
  await forEachItem(providers.all, { ...comparing, log, signal }, async (provider) => {
    const { disagreements, unsettled } = await compareBooks(database, provider, Date.now() - twoDays);
    await forEachItem(unsettled, { ...settling, log, signal }, (attemptId) => settleAttempt(deps, attemptId));
    for (const disagreement of disagreements)
      log.error(disagreement, 'the books of the payment provider and ours disagree');
  });
}
