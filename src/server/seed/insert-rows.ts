import type pg from 'pg';

/** A column's PostgreSQL type, by its name. */
type Columns = Readonly<Record<string, string>>;

/** Writes many rows with one statement; rows are plain objects with a value for each column. */
export async function insertRows<Names extends Columns>(
  client: pg.ClientBase,
  table: string,
  columns: Names,
  rows: readonly { readonly [Name in keyof Names]: unknown }[],
  onConflict = '',
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns).map((name) => `"${name}"`);
  const types = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${names.join(', ')}
     from jsonb_to_recordset($1::jsonb) as given (${types.join(', ')}) ${onConflict}`,
    [JSON.stringify(rows)],
  );
}
