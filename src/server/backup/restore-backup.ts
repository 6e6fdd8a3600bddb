import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { applyMigrations, applyPending, listMigrations, lockMigrations } from '../platform/database/migrate.ts';
import { BackupProblem, type Manifest } from './manifest.ts';
import type { Archive } from './read-archive.ts';
import { columnList, copySettings, listTables, quoted } from './tables.ts';

/** Returns the migrations of a backup that this release cannot apply. */
export function unknownMigrations({ migrations }: Manifest): string[] {
  const known = new Map(listMigrations().map(({ name, hash }) => [name, hash]));
  return migrations.filter(({ name, hash }) => known.get(name) !== hash).map(({ name }) => name);
}

/** Throws unless this release knows the schema of the backup. */
function requireKnownSchema(contents: Manifest): void {
  const [first] = unknownMigrations(contents);
  if (first)
    throw new BackupProblem(
      `the backup is of a release with migration ${first}, which this one does not have: restore with Waymark ${contents.waymark} or newer`,
    );
}

/** Throws if the database contains anything; the tables of extensions do not count. */
async function requireEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
      and n.nspname !~ '^pg_(toast|temp)'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1 limit 3`);
  if (rows.length > 0)
    throw new BackupProblem(
      `the database is not empty (${rows.map(({ name }) => name).join(', ')} …): restore into a new database, or with the embedded one into a new DATA_DIR`,
    );
}

/** Removes foreign keys, and returns the statements that add them again and check every row. */
async function dropForeignKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`);
}

async function loadTable(client: pg.ClientBase, archive: Archive, table: Manifest['tables'][number]): Promise<void> {
  const target = client.query(from(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`));
  await pipeline(Readable.from(archive.read(table)), target);
  if (target.rowCount !== table.rows)
    throw new BackupProblem(`${table.name} has ${target.rowCount} rows instead of ${table.rows}`);
}

/** Loads all rows into the schema of the backup. */
async function loadRows(client: pg.ClientBase, archive: Archive): Promise<void> {
  const { tables, sequences } = archive.manifest;
  const present = await listTables(client);
  const expected = JSON.stringify(tables.map(({ name, columns }) => ({ name, columns })));
  if (JSON.stringify(present.map(({ name, columns }) => ({ name, columns }))) !== expected)
    throw new BackupProblem(
      'the tables of the backup are not those of its migrations: the schema had been changed by hand',
    );
  // What triggers derive is in the backup, and rows refer to rows that come later.
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  const addForeignKeys = await dropForeignKeys(client);
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  for (const table of tables) await loadTable(client, archive, table);
  for (const statement of addForeignKeys) await client.query(statement);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled]);
}

/**
 * Restores the database of a backup into an empty one, in one transaction, and then applies the migrations that came
 * later; returns their names. A shop that starts in the meantime waits. If `beforeCommit` throws, nothing was restored.
 */
export async function restoreDatabase(
  pool: pg.Pool,
  archive: Archive,
  beforeCommit: () => Promise<void> = async () => {},
): Promise<string[]> {
  requireKnownSchema(archive.manifest);
  const client = await pool.connect();
  try {
    await client.query(copySettings);
    await lockMigrations(client);
    await requireEmpty(client);
    await client.query('begin');
    await applyMigrations(
      client,
      archive.manifest.migrations.map(({ name }) => name),
    );
    await loadRows(client, archive);
    await beforeCommit();
    await client.query('commit');
    await client.query('analyze');
    return await applyPending(client);
  } finally {
    // Ending the connection discards an open transaction, the settings and the lock.
    client.release(true);
  }
}

/** Returns where a file of a backup belongs; it may not leave the folder. */
function targetOf(folder: string, name: string): string {
  const path = normalize(join(folder, name));
  if (!path.startsWith(join(folder, '/'))) throw new BackupProblem(`the file ${name} would be outside the data folder`);
  return path;
}

async function readWhole(archive: Archive, file: Manifest['files'][number]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of archive.read(file)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Writes the files of a backup into a data folder. Files that are the same remain; if one differs, nothing is written.
 */
export async function restoreFiles(folder: string, archive: Archive): Promise<number> {
  const missing: Manifest['files'] = [];
  for (const file of archive.manifest.files) {
    const path = targetOf(folder, file.name);
    if (!existsSync(path)) missing.push(file);
    else if (!readFileSync(path).equals(await readWhole(archive, file)))
      throw new BackupProblem(`${path} exists and is different: restore into a new DATA_DIR`);
  }
  mkdirSync(folder, { recursive: true });
  for (const file of missing) {
    const path = targetOf(folder, file.name);
    mkdirSync(dirname(path), { recursive: true });
    await pipeline(Readable.from(archive.read(file)), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  }
  return missing.length;
}
