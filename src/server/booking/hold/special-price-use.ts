import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { wordlessProblem } from './refuse.ts';
import type { ValidatedSubmission } from './validate.ts';

/** The code of the special price that a price was lowered by; null when none was. */
export const usedSpecialPrice = ({
  selection: { saving },
  price,
}: Pick<ValidatedSubmission, 'selection' | 'price'>): string | null =>
  saving.kind === 'specialPrice' && price.savingTrouble === null ? saving.code : null;

/** A special price that somebody else has used, or that ended, while it was being booked. */
export const specialPriceGone = wordlessProblem({ block: 'savings', code: 'offerUsed', path: 'saving', report: '' });

/** Uses a special price for a hold or a booking; false when it is gone. Of two who come at once the second waits, and is told so. */
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

/** Gives back what a hold or booking that came to nothing has used. */
export const giveBackSpecialPrice = (trx: Transaction, claimId: string) =>
  trx.updateTable('offer').set({ claim_id: null }).where('claim_id', '=', claimId).execute();
