/** A connection: a client of the driver, or a transaction of the query builder. */
export type Connection = { query(text: string, values: unknown[]): Promise<unknown> };

/** PostgreSQL types by column name. */
type Columns = Readonly<Record<string, string>>;

/** Inserts many rows with one statement. */
export async function insertRows<Names extends Columns>(
  client: Connection,
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
