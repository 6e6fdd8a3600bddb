import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { agencyLogo } from '../../platform/agency-logo.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** Reads a booking with the data of its mails. */
export async function readMailed(trx: Transaction, id: string) {
  const row = await trx
    .selectFrom('booking')
    .innerJoin('tour', 'tour.id', 'booking.tour_id')
    .innerJoin('operator_profile as profile', 'profile.id', 'tour.operator_id')
    .innerJoin('operator', 'operator.id', 'profile.operator_id')
    .leftJoin('agency', 'agency.id', 'booking.agency_id')
    .leftJoin('user_account as account', 'account.id', 'booking.account_id')
    .leftJoin('share_link', 'share_link.id', 'booking.share_link_id')
    .selectAll('booking')
    .select(['tour.slug', 'tour.tagline', 'profile.email as operator_email', 'profile.languages'])
    .select(['operator.name as operator_name', 'agency.name as agency_name', 'account.email as account_email'])
    .select('share_link.language as agent_language')
    .select([
      'agency.contact_email as agency_email',
      'agency.contact_phone as agency_phone',
      agencyLogo.as('agency_logo'),
    ])
    .select((booking) => [
      jsonArrayFrom(
        booking
          .selectFrom('booking_traveller as traveller')
          .select(['traveller.passenger_type', 'traveller.answers'])
          .whereRef('traveller.booking_id', '=', 'booking.id')
          .orderBy('position'),
      ).as('travellers'),
      jsonArrayFrom(
        booking
          .selectFrom('booking_friend as friend')
          .select(['friend.name', 'friend.email'])
          .whereRef('friend.booking_id', '=', 'booking.id')
          .orderBy('position'),
      ).as('friends'),
    ])
    .select(
      sql<number>`coalesce((select sum(amount) from payment_attempt where booking_id = booking.id
        and state in ('authorised', 'captured')), 0)::int`.as('secured'),
    )
    .where('booking.id', '=', id)
    .executeTakeFirstOrThrow();
  const { travellers, friends } = row;
  const policy = await trx.selectFrom('insurance_policy').selectAll().where('booking_id', '=', id).executeTakeFirst();
  return { row, travellers, friends, policy: policy ?? null };
}

export type Mailed = Awaited<ReturnType<typeof readMailed>>;
