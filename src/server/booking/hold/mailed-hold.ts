import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { operatorLanguage } from '../../platform/operator-language.ts';
import { agencyRecipients } from '../agency-recipients.ts';
import { travellerNameSql } from '../traveller-name.ts';
import type { MailedHold } from './mails.ts';

/** Reads what the later mails about a hold need; `isNotified`: whether the holder has got the mail about it. */
export async function readMailedHold(
  trx: Transaction,
  id: string,
): Promise<{ readonly hold: MailedHold; readonly isNotified: boolean; readonly mailboxKey: string }> {
  const row = await trx
    .selectFrom('hold')
    .innerJoin('tour', 'tour.id', 'hold.tour_id')
    .innerJoin('operator_profile as profile', 'profile.id', 'tour.operator_id')
    .selectAll('hold')
    .select(['slug', 'tagline', 'profile.email as operator_email', 'profile.languages'])
    .select(
      sql<SqlBool>`exists (select from mail where dedupe_key like 'hold ' || hold.id || ' confirmed%')`.as(
        'is_notified',
      ),
    )
    .select(
      sql<
        string | null
      >`(select ${travellerNameSql(sql`answers`)} from hold_traveller where hold_id = hold.id and position = 0)`.as(
        'lead_name',
      ),
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
    client: row.agency_id ? row.lead_name || row.lead_email : null,
    recipients: row.agency_id ? await agencyRecipients(trx, row.agency_id, row.account_id) : [row.lead_email],
    operator: {
      email: row.operator_email,
      language: operatorLanguage(row.languages),
    },
  };
  return { hold, isNotified: row.is_notified as boolean, mailboxKey: row.mailbox_key };
}
