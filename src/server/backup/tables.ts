import type pg from 'pg';

/** A table whose rows belong into a backup, with the columns that are stored and not computed. */
export type StoredTable = { readonly name: string; readonly columns: readonly string[] };

/** Quotes a name for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The columns of a table for COPY. */
export const columnList = ({ columns }: StoredTable): string => columns.map(quoted).join(', ');

/**
 * Returns the tables of the shop. Unlogged tables are left out, because a crash empties them as well, and so is the
 * list of migrations, which a restore writes itself.
 */
export async function listTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname <> 'migration'
    group by c.relname order by c.relname`);
  return rows;
}

/** Makes every value be written and read in one form, whatever the database is configured for. */
export const copySettings = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set timezone = 'UTC'; set bytea_output = 'hex'; set client_encoding = 'UTF8'; set search_path = public;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;
