import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { wordlessProblem } from './refuse.ts';
import type { ValidatedSubmission } from './validate.ts';

/** Returns the code of the special price that a price uses; null when it uses none. */
export const usedSpecialPrice = ({
  selection: { saving },
  price,
}: Pick<ValidatedSubmission, 'selection' | 'price'>): string | null =>
  saving.kind === 'specialPrice' && price.savingProblem === null ? saving.code : null;

/** The problem when a special price was used by another booking or ended in the meantime. */
export const specialPriceGone = wordlessProblem({ block: 'savings', code: 'offerUsed', path: 'saving', report: '' });

/**
 * Uses a special price for a hold or a booking; returns false when it is no longer available. Concurrent uses are
 * serialised.
 */
export async function takeSpecialPrice(trx: Transaction, id: number | null, claimId: string): Promise<boolean> {
  const taken = await trx
    .updateTable('offer')
    .set({ claim_id: claimId })
    .where('id', '=', id)
    .where('claim_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Releases the special price of a hold or booking that was not completed. */
export const giveBackSpecialPrice = (trx: Transaction, claimId: string) =>
  trx.updateTable('offer').set({ claim_id: null }).where('claim_id', '=', claimId).execute();
