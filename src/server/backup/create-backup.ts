import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup as copySqlite, DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { keepAliveOptions } from '../platform/database/watched-client.ts';
import { readVersion } from '../platform/project-folder.ts';
import { deriveKey, sign } from '../platform/secrets.ts';
import type { BackupSettings } from '../platform/settings.ts';
import { hasSandbox, listDataFiles, sandboxFile } from './data-files.ts';
import { BackupProblem, type Manifest } from './manifest.ts';
import { columnList, copySettings, listTables, quoted, type StoredTable } from './tables.ts';
import { ArchiveWriter, type Sink } from './write-archive.ts';

/** What is backed up. */
export type BackupSource = {
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly secret: string;
  /** Scheduled backups, whose folder is not backed up itself. */
  readonly backup: Pick<BackupSettings, 'folder'> | null;
};

/** What was written. */
export type BackupSummary = Pick<Manifest, 'createdAt'> & {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly jobs: number;
  readonly manifestSha256: string;
};

/** Identifies a secret without disclosing it, so that a restore can warn when another one is configured. */
export const markOfSecret = (secret: string): string => sign(deriveKey(secret, 'backup'), 'backup').slice(0, 16);

/**
 * Begins a transaction that sees one moment of the whole database. The tables are locked against changes of their form
 * before that moment, because a table that is rewritten later would look empty.
 */
async function beginSnapshot(client: pg.Client): Promise<StoredTable[]> {
  for (;;) {
    const tables = await listTables(client);
    if (tables.length === 0) throw new BackupProblem('the database has no tables: there is nothing to back up');
    await client.query('begin isolation level repeatable read read only');
    const names = [...tables.map(({ name }) => quoted(name)), 'migration'];
    // Concurrent sales take weaker locks and continue.
    await client.query(`lock table ${names.join(', ')} in access share mode`);
    const locked = await listTables(client);
    if (JSON.stringify(locked) === JSON.stringify(tables)) return tables;
    await client.query('rollback');
  }
}

async function copyTable(client: pg.Client, writer: ArchiveWriter, table: StoredTable) {
  const rows = to(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`);
  const stored = await writer.addStream(`tables/${table.name}`, client.query(rows));
  return { ...stored, name: table.name, columns: [...table.columns], rows: rows.rowCount };
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
    );
    sequences.push({ name, ...(found.rows[0] as { value: string; isCalled: boolean }) });
  }
  return sequences;
}

/** Reads the jobs that were not done at the moment of the snapshot. */
async function copyJobs(client: pg.Client, writer: ArchiveWriter): Promise<Manifest['jobs']> {
  const { rows: known } = await client.query<{ exists: boolean }>(
    `select to_regclass('pgboss.job') is not null as exists`,
  );
  if (!known[0]?.exists) return { ...(await writer.addStream('jobs', [])), count: 0 };
  const { rows } = await client.query(`
    select name, data, singleton_key as key, start_after as "notBefore" from pgboss.job
    where state in ('created', 'retry', 'active') order by created_on, id`);
  const lines = rows.map((row) => Buffer.from(`${JSON.stringify(row)}\n`));
  return { ...(await writer.addStream('jobs', lines)), count: rows.length };
}

/** Copies the files of the data folder, and the sandbox bank as of now. */
async function copyFiles({ dataFolder, backup }: BackupSource, writer: ArchiveWriter): Promise<Manifest['files']> {
  const files: Manifest['files'] = [];
  const copy = async (name: string, path: string) => {
    files.push({ ...(await writer.addStream(`files/${name}`, createReadStream(path))), name });
  };
  for (const name of listDataFiles(dataFolder, backup?.folder ?? null)) {
    await copy(name, join(dataFolder, name)).catch((error: NodeJS.ErrnoException) => {
      // A temporary file may be gone again.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  if (!hasSandbox(dataFolder)) return files;
  const folder = mkdtempSync(join(tmpdir(), 'waymark-backup-'));
  const bank = new DatabaseSync(join(dataFolder, sandboxFile), { readOnly: true });
  try {
    await copySqlite(bank, join(folder, sandboxFile));
    await copy(sandboxFile, join(folder, sandboxFile));
  } finally {
    bank.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return files;
}

/**
 * Writes a backup of a shop, which may be in use: all rows as of one moment, then the files. Abandoned when the signal
 * is aborted.
 */
export async function createBackup(source: BackupSource, sink: Sink, signal?: AbortSignal): Promise<BackupSummary> {
  const client = new pg.Client({
    ...keepAliveOptions,
    connectionString: source.databaseUrl,
    application_name: 'waymark backup',
  });
  // A lost connection fails the running statement; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(copySettings);
    const tables = await beginSnapshot(client);
    const { rows: moments } = await client.query<{ now: string; postgres: string }>(
      `select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now, current_setting('server_version') as postgres`,
    );
    const { now: createdAt, postgres } = moments[0] as { now: string; postgres: string };
    const writer = new ArchiveWriter(async (bytes) => {
      signal?.throwIfAborted();
      await sink(bytes);
    }, new Date(createdAt));
    const { rows: migrations } = await client.query<{ name: string; hash: string }>(
      'select name, hash from migration order by applied_at, name',
    );
    const sequences = await readSequences(client);
    const jobs = await copyJobs(client, writer);
    const stored: Manifest['tables'] = [];
    for (const table of tables) stored.push(await copyTable(client, writer, table));
    await client.query('commit');
    const files = await copyFiles(source, writer);
    const manifestSha256 = await writer.finish({
      format: 1,
      waymark: readVersion(),
      postgres,
      createdAt,
      migrations,
      tables: stored,
      sequences,
      files,
      jobs,
      secretMark: markOfSecret(source.secret),
    });
    const rows = stored.reduce((sum, table) => sum + table.rows, 0);
    return { createdAt, tables: stored.length, rows, files: files.length, jobs: jobs.count, manifestSha256 };
  } finally {
    // Ends a COPY that was abandoned as well.
    await client.end().catch(() => {});
  }
}
