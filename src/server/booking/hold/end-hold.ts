import { type SqlBool, sql } from 'kysely';
import { type HoldEvent, nextHold } from '#domain/booking/lifecycle.ts';
import { giveBackPlaces } from '../../places/ledger.ts';
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts';
import type { SendMail } from '../../platform/mail/outgoing-mail.ts';
import type { Settings } from '../../platform/settings.ts';
import { giveBackCredits } from '../quote/credit-ledger.ts';
import { mailsOfEnded } from './mails.ts';
import { giveBackSpecialPrice } from './special-price-use.ts';

/** What ending a hold works with. */
export type EndingDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'origin' | 'secret'>;
  readonly sendMail: SendMail;
};

/** The ways in which a hold ends unpaid. */
type Ending = Extract<HoldEvent, 'expire' | 'release'>;

/**
 * Ends a hold unpaid: gives its places, its promo code or special price and its travel credits back and tells holder and operator, all in one
 * transaction. The change of state is the key: whoever makes it does the rest, everybody else gets false. A hold expires when its
 * time is up by the database's clock, and can be released only before.
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
  await tellBoth(trx, deps, id, state);
  await giveBackPlaces(trx, id, `hold ${state}`);
  return true;
}

async function tellBoth(
  trx: Transaction,
  { settings, sendMail }: EndingDeps,
  id: string,
  state: 'expired' | 'released',
): Promise<void> {
  const row = await trx
    .selectFrom('hold')
    .innerJoin('tour', 'tour.id', 'hold.tour_id')
    .innerJoin('operator_profile as profile', 'profile.id', 'tour.operator_id')
    .leftJoin('user_account as account', 'account.id', 'hold.account_id')
    .selectAll('hold')
    .select(['slug', 'tagline', 'account.email as account_email', 'profile.email as operator_email'])
    .select('profile.languages')
    .select(
      sql<SqlBool>`exists (select from mail where dedupe_key = 'hold ' || hold.id || ' confirmed')`.as('holder_knows'),
    )
    .where('hold.id', '=', id)
    .executeTakeFirstOrThrow();
  const hold = {
    id,
    reference: row.reference,
    language: row.language,
    timeZone: row.time_zone,
    endsAt: row.ends_at,
    selection: row.selection,
    total: row.total,
    currency: row.currency,
    tour: { slug: row.slug, tagline: row.tagline[row.language] },
    holder: row.agency_id ? (row.account_email ?? row.lead_email) : row.lead_email,
    operator: {
      email: row.operator_email,
      language: row.languages[0] === 'de' ? ('de' as const) : ('en' as const),
    },
  };
  for (const mail of mailsOfEnded(hold, state, settings)) {
    // Whoever was not told of the hold, because the mailbox was full of others, is not told of its end.
    if (mail.kind !== 'hold-ended' || mail.props.to === 'operator' || row.holder_knows) await sendMail(trx, mail);
  }
}
