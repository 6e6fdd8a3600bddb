import { sql } from 'kysely';
import { EXTENSION_MS, type ExtensionProblem, extendHold } from '#domain/booking/hold.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { HoldRow, Viewer } from './access.ts';
import type { HoldDeps } from './deps.ts';
import { readMailedHold } from './mailed-hold.ts';
import { mailsOfExtended } from './mails.ts';

type Deps = Pick<HoldDeps, 'database' | 'bookableVariants' | 'settings' | 'sendMail'>;

/** Returns whether a viewer may extend a hold: its holder, and for an agency its agents, but not their client. */
export const mayExtend = (viewer: Viewer, { agency_id }: Pick<HoldRow, 'agency_id'>): boolean =>
  viewer === 'owner' || (agency_id === null ? viewer === 'code' : viewer === 'colleague');

/** Returns the end that a hold would get by an extension now, or why it cannot be extended. */
export async function extensionOf(row: HoldRow, { bookableVariants }: Pick<Deps, 'bookableVariants'>) {
  const facts = (await bookableVariants.get(row.variant_id))?.facts;
  const departure = facts?.variant.departures.find(({ id }) => id === row.departure_id) ?? null;
  const hold = {
    end: row.ends_at.getTime(),
    isExtended: row.extended_at !== null,
    isConfirmed: row.confirmed_at !== null,
  };
  const isOnSale = !facts?.tour.blocked;
  return extendHold(hold, isOnSale ? departure : null, row.read_at.getTime(), facts?.operator.timeZone ?? 'UTC');
}

const refusals: Readonly<Record<ExtensionProblem, Refusal>> = {
  over: new Refusal(410, 'hold-over'),
  extended: new Refusal(409, 'hold-extended-before'),
  unconfirmed: new Refusal(409, 'hold-extend-unconfirmed'),
  notOnSale: new Refusal(409, 'hold-extend-not-on-sale'),
  departsTooSoon: new Refusal(409, 'hold-extend-departs-too-soon'),
};

/**
 * Extends a hold once, with the payment links that end with it, and notifies holder and operator. Returns null, or why
 * it is refused; of concurrent requests one succeeds.
 */
export async function extend(deps: Deps, row: HoldRow): Promise<Refusal | null> {
  const extension = await extensionOf(row, deps);
  if ('problem' in extension) return refusals[extension.problem];
  return transaction(deps.database, async (trx) => {
    // In the order in which a payment locks them.
    await trx
      .selectFrom('share_link')
      .select('id')
      .where('hold_id', '=', row.id)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    return (await extendRow(trx, deps, row.id)) ? null : refusals.extended;
  });
}

const longer = sql<Date>`ends_at + ${EXTENSION_MS / 1000} * interval '1 second'`;

async function extendRow(trx: Transaction, { settings, sendMail }: Deps, id: string): Promise<boolean> {
  const extended = await trx
    .updateTable('hold')
    .set({ ends_at: longer, extended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .where('ends_at', '>', sql<Date>`now()`)
    .where('extended_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .returning('ends_at')
    .executeTakeFirst();
  if (!extended) return false;
  await trx
    .updateTable('share_link')
    .set({ expires_at: extended.ends_at })
    .where('hold_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  const { hold } = await readMailedHold(trx, id);
  for (const mail of mailsOfExtended(hold, settings)) await sendMail(trx, mail);
  return true;
}
