import { type RawBuilder, sql } from 'kysely';
import type { AgencyLogo } from '#contract/schemas/common.ts';
import type { Database, Transaction } from './database/database.ts';

const folder = '/api/agency-logos/';

/** Selects the logo of the query's `agency` in the shape clients receive; null if it has none. */
export const agencyLogo: RawBuilder<AgencyLogo | null> = sql`(
  select json_build_object('url', ${sql.lit(folder)} || hash, 'width', width, 'height', height)
  from agency_logo where agency_id = agency.id)`;

export const logoPath = (hash: string): string => `${folder}${hash}`;

/** Returns the PNG of a logo, or null if it does not exist or has been replaced. */
export async function readLogoPicture(
  database: Database | Transaction,
  logo: Pick<AgencyLogo, 'url'> | null | undefined,
): Promise<Buffer | null> {
  if (!logo?.url.startsWith(folder)) return null;
  const hash = logo.url.slice(folder.length);
  const row = await database.selectFrom('agency_logo').select('content').where('hash', '=', hash).executeTakeFirst();
  return row?.content ?? null;
}
