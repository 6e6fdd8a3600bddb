import { type RawBuilder, sql } from 'kysely';

/** Returns a traveller's name from the answers of their form; empty where no name was required. */
export const travellerName = (answers: Readonly<Record<string, string>> | null | undefined): string =>
  `${answers?.['first-name'] ?? ''} ${answers?.['last-name'] ?? ''}`.trim();

/** Returns the SQL equivalent of `travellerName` for a column of answers. */
export const travellerNameSql = (answers: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`btrim(concat_ws(' ', ${answers} ->> 'first-name', ${answers} ->> 'last-name'))`;
