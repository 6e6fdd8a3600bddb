// Writes src/server/platform/database/tables.ts from a migrated database: `npm run table-types`. A test compares the
// file with the migrations.
import type pg from 'pg';

type Column = {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  generated: boolean;
  always: boolean;
};

const plain: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  date: 'string',
  numeric: 'string',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  jsonb: 'Json',
  bytea: 'Buffer',
  'text[]': 'string[]',
  'integer[]': 'number[]',
  'bigint[]': 'number[]',
};

/** `kind text check (kind in ('a', 'b'))` becomes `'a' | 'b'`. */
function allowedValues(definition: string): { column: string; union: string } | null {
  const match = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition);
  if (!match) return null;
  const values = [...(match[2] as string).matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`);
  return values.length ? { column: match[1] as string, union: values.join(' | ') } : null;
}

function pascal(name: string): string {
  return name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

/** Returns the whole text of tables.ts for a database. */
export async function describeTables(pool: pg.Pool): Promise<string> {
  const { rows: columns } = await pool.query<Column>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
           a.atthasdef or a.attidentity <> '' as generated, a.attidentity = 'a' or a.attgenerated <> '' as always
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  const { rows: checks } = await pool.query<{ table: string; definition: string }>(`
    select c.relname as table, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'c' and n.nspname = 'public'`);
  const unions = new Map<string, string>();
  for (const { table, definition } of checks) {
    const found = allowedValues(definition);
    if (found) unions.set(`${table}.${found.column}`, found.union);
  }
  const tables = [...new Set(columns.map(({ table }) => table))];
  const typeOf = (column: Column): string => {
    const base = unions.get(`${column.table}.${column.name}`) ?? plain[column.type];
    if (!base) throw new Error(`no TypeScript type for ${column.table}.${column.name}: ${column.type}`);
    const value = column.nullable ? `${base} | null` : base;
    if (column.always) return `GeneratedAlways<${value}>`;
    if (column.generated && value === 'Json') return 'GeneratedJson';
    return column.generated ? `Generated<${value}>` : value;
  };
  const body = tables.map((table) => {
    const lines = columns
      .filter((column) => column.table === table)
      .map((column) => `  ${/^\w+$/.test(column.name) ? column.name : `'${column.name}'`}: ${typeOf(column)};`);
    return `export type ${pascal(table)}Table = {\n${lines.join('\n')}\n};\n`;
  });
  return [
    '// Written by `npm run table-types` from the migrations; a test holds it against them.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';",
    '',
    '/** A jsonb column: read as the value it holds, written as JSON text. */',
    '// biome-ignore lint/suspicious/noExplicitAny: what a document holds is known to the use case that wrote it',
    'export type Json = ColumnType<any, string, string>;',
    '// biome-ignore lint/suspicious/noExplicitAny: the same, with a default',
    'export type GeneratedJson = ColumnType<any, string | undefined, string>;',
    '',
    ...body,
    `export type Tables = {\n${tables.map((table) => `  ${table}: ${pascal(table)}Table;`).join('\n')}\n};\n`,
  ].join('\n');
}
