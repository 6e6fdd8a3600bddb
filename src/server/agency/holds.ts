import { sql } from 'kysely';
import type { ParsedOf } from '#contract/schemas.ts';
import { endHold } from '../booking/hold/end-hold.ts';
import { heldIn, holdLink } from '../booking/hold/mails.ts';
import { agencyLogo } from '../platform/agency-logo.ts';
import type { Caller } from '../platform/caller.ts';
import { transaction } from '../platform/database/database.ts';
import { senderName } from '../platform/mail/sender-name.ts';
import { type AgencyDeps, agencyOf, isOrganiser } from './deps.ts';

/** Creates the bulk actions on holds. Holds that are closed or belong to others are skipped. */
export function createHoldActions(deps: AgencyDeps) {
  const { database, settings, sendMail } = deps;
  const own = (ids: readonly string[], agencyId: string) =>
    database
      .selectFrom('hold')
      .select(['id', 'account_id'])
      .where('id', 'in', [...new Set(ids)])
      .where('agency_id', '=', agencyId)
      .where('state', '=', 'held')
      .where('ends_at', '>', sql<Date>`now()`)
      .execute();

  return {
    async releaseAgencyHolds({ ids }: ParsedOf<'releaseAgencyHolds'>, caller: Caller) {
      const { accountId, agencyId } = agencyOf(caller);
      const organises = await isOrganiser(database, accountId);
      let released = 0;
      for (const { id, account_id } of await own(ids, agencyId))
        if ((organises || account_id === accountId) && (await endHold(deps, id, 'release'))) released += 1;
      return { done: released, left: new Set(ids).size - released };
    },

    /** Mails clients their holds, at most once a day per client, because the day is part of the deduplication key. */
    async sendAgencyHolds({ ids }: ParsedOf<'sendAgencyHolds'>, caller: Caller) {
      const { agencyId } = agencyOf(caller);
      const holds = await own(ids, agencyId);
      const day = new Date().toISOString().slice(0, 10);
      let sent = 0;
      for (const { id } of holds)
        await transaction(database, async (trx) => {
          const hold = await trx
            .selectFrom('hold')
            .innerJoin('agency', 'agency.id', 'agency_id')
            .selectAll('hold')
            .select(['agency.name as agency_name', 'contact_email', 'contact_phone', agencyLogo.as('logo')])
            .where('hold.id', '=', id)
            .executeTakeFirstOrThrow();
          const dedupeKey = `hold ${id} client ${day}`;
          const before = await trx
            .selectFrom('mail')
            .select('id')
            .where('dedupe_key', '=', dedupeKey)
            .executeTakeFirst();
          if (before) return;
          const mailed = {
            id,
            reference: hold.reference,
            language: hold.language,
            timeZone: hold.time_zone,
            endsAt: hold.ends_at,
            selection: hold.selection,
            total: hold.total,
            currency: hold.currency,
          };
          await sendMail(trx, {
            kind: 'hold-for-client',
            language: hold.language,
            to: hold.lead_email,
            props: {
              held: heldIn(mailed, hold.language),
              agency: hold.agency_name,
              contact: [hold.contact_phone, hold.contact_email].filter(Boolean).join(', ') || null,
              agent: senderName(caller.account?.name ?? ''),
              // The mail text already contains the agency's contact details.
              seller: { name: hold.agency_name, contact: null, logo: hold.logo },
              url: holdLink(mailed, settings, `/holds/${id}`),
            },
            dedupeKey,
          });
          sent += 1;
        });
      return { done: sent, left: new Set(ids).size - sent };
    },
  };
}
