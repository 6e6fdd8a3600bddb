import { sql } from 'kysely';
import { type HoldEvent, nextHold } from '#domain/booking/lifecycle.ts';
import { giveBackPlaces } from '../../places/ledger.ts';
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts';
import type { SendMail } from '../../platform/mail/outgoing-mail.ts';
import type { Settings } from '../../platform/settings.ts';
import { giveBackCredits } from '../quote/credit-ledger.ts';
import { readMailedHold } from './mailed-hold.ts';
import { mailsOfEnded } from './mails.ts';
import { giveBackSpecialPrice } from './special-price-use.ts';

/** The dependencies of ending a hold. */
export type EndingDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'origin' | 'secret'>;
  readonly sendMail: SendMail;
};

/** The events that end a hold without payment. */
type Ending = Extract<HoldEvent, 'expire' | 'release'>;

/**
 * Ends an unpaid hold in one transaction: releases its places, its promo code or special price and its travel credits,
 * and notifies holder and operator. Only one caller can change the state; any other gets false. A hold expires at its
 * end by the database's clock, and can be released only before.
 */
export const endHold = (deps: EndingDeps, id: string, ending: Ending): Promise<boolean> =>
  transaction(deps.database, (trx) => endHoldIn(trx, deps, id, ending));

/** Ends a hold as part of a transaction. */
export async function endHoldIn(trx: Transaction, deps: EndingDeps, id: string, ending: Ending): Promise<boolean> {
  const state = nextHold('held', ending) as 'expired' | 'released';
  const ended = await trx
    .updateTable('hold')
    .set({ state, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .where('ends_at', ending === 'expire' ? '<=' : '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  if (!ended) return false;
  await trx.deleteFrom('promo_use').where('claim_id', '=', id).execute();
  await giveBackSpecialPrice(trx, id);
  await giveBackCredits(trx, id);
  await notifyBoth(trx, deps, id, state);
  await giveBackPlaces(trx, id, `hold ${state}`);
  return true;
}

async function notifyBoth(
  trx: Transaction,
  { settings, sendMail }: EndingDeps,
  id: string,
  state: 'expired' | 'released',
): Promise<void> {
  const { hold, isNotified } = await readMailedHold(trx, id);
  for (const mail of mailsOfEnded(hold, state, settings)) {
    // A holder who was not notified of the hold, because their mailbox had reached its limit, is not notified of its
    // end either.
    if (mail.kind !== 'hold-ended' || mail.props.to === 'operator' || isNotified) await sendMail(trx, mail);
  }
}
