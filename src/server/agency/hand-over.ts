import { sql } from 'kysely';
import type { Transaction } from '../platform/database/database.ts';

/**
 * Moves the open payment links and holds of a leaving agent to an organiser, in the order in which a payment locks
 * them. Bookings keep their agent; their mail goes to the agency's current members.
 */
export async function handOver(trx: Transaction, agencyId: string, leaverId: string, heirId: string): Promise<void> {
  await trx
    .updateTable('share_link')
    .set({ account_id: heirId })
    .where('agency_id', '=', agencyId)
    .where('account_id', '=', leaverId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking')
            .select('booking.id')
            .whereRef('booking.share_link_id', '=', 'share_link.id')
            .where('booking.state', '<>', 'failed'),
        ),
      ),
    )
    .execute();
  await trx
    .updateTable('hold')
    .set({ account_id: heirId })
    .where('agency_id', '=', agencyId)
    .where('account_id', '=', leaverId)
    .where('state', 'in', ['held', 'paying'])
    .execute();
}
