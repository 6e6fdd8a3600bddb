import type { Transaction } from '../platform/database/database.ts';

/**
 * Returns the addresses of an agency's members who get the mails about a hold or booking: the agent who made it while
 * they belong to the agency, otherwise its organisers.
 */
export async function agencyRecipients(
  trx: Transaction,
  agencyId: string,
  makerId: string | null,
): Promise<readonly string[]> {
  const people = await trx
    .selectFrom('user_account')
    .select(['id', 'email', 'agency_organiser'])
    .where('agency_id', '=', agencyId)
    .where((account) => account.or([account('agency_organiser', '=', true), account('id', '=', makerId)]))
    .orderBy('email')
    .execute();
  const maker = people.find(({ id }) => id === makerId);
  return (maker ? [maker] : people).map(({ email }) => email);
}
