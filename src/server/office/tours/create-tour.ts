import { sql } from 'kysely';
import type { ParsedOf } from '#contract/schemas.ts';
import { NEW_TOUR_NEXT_ID, newTour, slugOf, type TourDefaults } from '#domain/office/new-tour.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { logChange } from '../office-log.ts';

type Defaults = Pick<TourDefaults, 'countryCode' | 'languages' | 'passengerTypes' | 'travellerFields'> & {
  readonly profileId: number;
  readonly operatorId: string;
  readonly tourId: number;
  readonly variantId: number;
};

/** Creates a tour as a draft with the defaults of its operator. */
export function createTour(
  database: Database,
  caller: Caller,
  { name, operatorProfileId }: ParsedOf<'createTour'>,
): Promise<{ readonly tourId: number } | Refusal> {
  const { id: accountId, role, operatorId } = caller.account as Account;
  if (role === 'staff' && operatorProfileId === undefined)
    return Promise.resolve(
      new Refusal(422, 'invalid', { problems: [{ path: 'operatorProfileId', code: 'input-missing' }] }),
    );
  return transaction(database, async (trx) => {
    // An operator creates tours of its own company, whatever it asks for.
    const owner = role === 'staff' ? sql`profile.id = ${operatorProfileId}` : sql`profile.operator_id = ${operatorId}`;
    const { rows } = await sql<Defaults>`
      select profile.id as "profileId", profile.operator_id as "operatorId", languages,
        (select code from country where code = base_country_code) as "countryCode",
        newest.sale -> 'passengerTypes' as "passengerTypes", newest.sale -> 'travellerFields' as "travellerFields",
        nextval(pg_get_serial_sequence('tour', 'id'))::int as "tourId",
        nextval(pg_get_serial_sequence('variant', 'id'))::int as "variantId"
      from operator_profile profile left join lateral (
        select sale from variant join tour on tour.id = tour_id where tour.operator_id = profile.id and tour.state <> 'archived'
        order by listed_on desc, tour.id desc, variant.id limit 1) newest on true
      where ${owner}`.execute(trx);
    const [defaults] = rows;
    if (!defaults) return new Refusal(409, 'operator-profile-missing');
    const { tourId, profileId } = defaults;
    const slug = await freeSlug(trx, slugOf(name), tourId);
    const document = newTour({ ...defaults, name, slug });
    await sql`insert into edited_tour (tour_id, operator_id, next_item_id) values (${tourId}, ${profileId}, ${NEW_TOUR_NEXT_ID})`.execute(
      trx,
    );
    await sql`insert into tour_document (tour_id, version, state, document, author_id)
      values (${tourId}, 1, 'draft', ${JSON.stringify(document)}::jsonb, ${accountId})`.execute(trx);
    await logChange(trx, caller, {
      subject: { kind: 'tour', id: tourId },
      operatorId: defaults.operatorId,
      action: 'create',
      after: { name },
    });
    return { tourId };
  });
}

/** Returns the address, or one with the tour's number if another tour or draft has it. */
async function freeSlug(trx: Transaction, slug: string, tourId: number): Promise<string> {
  const { rows } = await sql`
    select from tour where slug = ${slug}
    union all select from tour_document where state = 'draft' and document ->> 'slug' = ${slug} limit 1`.execute(trx);
  return rows.length > 0 ? `${slug}-${tourId}` : slug;
}
