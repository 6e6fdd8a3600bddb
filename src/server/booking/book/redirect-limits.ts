import { sql } from 'kysely';
import { OPEN_REDIRECTS } from '#domain/payment/local-payment.ts';
import { LOCAL_METHODS } from '#domain/payment/method.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockCounts } from '../hold/hold-limits.ts';

/** The limits that a new payment on a bank's page counts against. */
export type AddedRedirect = {
  readonly owners: readonly string[];
  readonly variantId: number;
  readonly networkHash: string;
  /** Whether it counts against the limits of its visitor and network; an agent's does not. */
  readonly counts: boolean;
};

/** Why it is refused: the same visitor has started one for the same tour in the meantime, or too many are open. */
export type RedirectProblem = 'begun-elsewhere' | 'too-many';

type Counted = { readonly sameTour: number; readonly ofVisitor: number; readonly fromNetwork: number };

/**
 * Counts the open payments on bank pages. New ones of the same browser, account or network are serialised until commit.
 * Must be called before the new attempt is inserted.
 */
export async function redirectProblem(
  trx: Transaction,
  { owners, variantId, networkHash, counts }: AddedRedirect,
): Promise<RedirectProblem | null> {
  await lockCounts(trx, [`redirect network ${networkHash}`, ...owners.map((owner) => `redirect owner ${owner}`)]);
  const { rows } = await sql<Counted>`
    with own as (select booking.variant_id from booking join payment_attempt attempt on attempt.booking_id = booking.id
        where booking.submission_owner = any(${owners}) and booking.state = 'attempting' and attempt.state = 'open'
          and attempt.method = any(${[...LOCAL_METHODS]}))
    select (select count(*) from own where variant_id = ${variantId}) as "sameTour",
      (select count(*) from own) as "ofVisitor",
      (select count(*) from payment_attempt where network_hash = ${networkHash}) as "fromNetwork"`.execute(trx);
  const { sameTour, ofVisitor, fromNetwork } = rows[0] as Counted;
  if (sameTour > 0) return 'begun-elsewhere';
  const isTooMany = ofVisitor >= OPEN_REDIRECTS.ofVisitor || fromNetwork >= OPEN_REDIRECTS.fromNetwork;
  return counts && isTooMany ? 'too-many' : null;
}
