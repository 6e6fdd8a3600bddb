// Backups of a test's shop, and empty databases to restore them into.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackupSource } from '#server/backup/create-backup.ts';
import { connect } from '#server/platform/database/database.ts';
import { projectFolder } from '#server/platform/project-folder.ts';
import { freshDatabase } from './postgres.ts';
import type { TestShop } from './shop.ts';

/** Returns a folder for backups, and a function that removes it. */
export function backupFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-backups-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What a test backs up of a shop. */
export const sourceOf = ({ settings, databaseUrl }: Pick<TestShop, 'settings' | 'databaseUrl'>): BackupSource => ({
  databaseUrl,
  dataFolder: settings.dataFolder,
  secret: settings.secret,
  backup: settings.backup,
});

/** Returns an empty database with its connections. */
export async function emptyDatabase() {
  const fresh = await freshDatabase('template0');
  const connected = connect(fresh.url, 4);
  return {
    ...fresh,
    ...connected,
    async drop() {
      await connected.close();
      await fresh.drop();
    },
  };
}

/** Runs a command of the administrator, and returns its exit code and everything that it wrote. */
export async function waymark(args: readonly string[], env: Record<string, string>) {
  const flags = ['--disable-warning=ExperimentalWarning', join(projectFolder, 'bin/waymark.ts'), ...args];
  const child = spawn(process.execPath, flags, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code: code as number | null, text };
}
