import type { ParsedOf } from '#contract/schemas.ts';
import type { Caller } from '../../platform/caller.ts';
import { transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BookDeps } from '../book/deps.ts';
import { now } from '../book/effects.ts';
import { isPayer } from '../book/payer.ts';

/**
 * Creates the endpoint that withdraws the card that later payments are charged to. Only its payer can, also without
 * access to the booking itself. The hourly job deletes it at the provider.
 */
export function createWithdrawCard({ database }: Pick<BookDeps, 'database'>) {
  return ({ bookingId }: ParsedOf<'withdrawBookingCard'>, caller: Caller) =>
    transaction(database, async (trx) => {
      await trx.selectFrom('booking').select('id').where('id', '=', bookingId).forUpdate().execute();
      const card = await trx
        .selectFrom('booking_card')
        .select(['id', 'account_id as accountId', 'visitor_hash as visitorHash'])
        .where('booking_id', '=', bookingId)
        .where('replaced_at', 'is', null)
        .executeTakeFirst();
      if (!card || !isPayer(card, caller)) return new Refusal(404, 'not-found');
      const charge = await trx
        .selectFrom('payment_attempt')
        .select('id')
        .where('booking_card_id', '=', card.id)
        .where('state', '=', 'open')
        .executeTakeFirst();
      // The charge may already have reached the provider, so its result decides.
      if (charge) return new Refusal(409, 'payment-under-way');
      await trx.updateTable('booking_card').set({ replaced_at: now }).where('id', '=', card.id).execute();
      return { status: 'OK' as const };
    });
}
