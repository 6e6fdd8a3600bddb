import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listDataFiles } from './data-files.ts';

test('every file of a data folder is backed up, except the database, pictures, backups and what belongs to a process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const other = mkdtempSync(join(tmpdir(), 'waymark-files-'));
  onTestFinished(() => rmSync(other, { recursive: true }));
  const write = (name: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), name);
  };
  for (const name of ['secret', 'photos/2026/one.jpg', 'photos/two.jpg', 'a-later-file']) write(name);
  for (const name of ['postgres/PG_VERSION', 'postgres-password', 'running.json', 'pictures/x.webp']) write(name);
  for (const name of ['sandbox.db', 'sandbox.db-wal', 'saved/waymark-1.tar']) write(name);
  writeFileSync(join(other, 'linked.pdf'), '');
  symlinkSync(other, join(folder, 'elsewhere'));
  symlinkSync(folder, join(folder, 'circle'));
  symlinkSync(join(other, 'gone'), join(folder, 'dangling'));
  const own = ['a-later-file', 'elsewhere/linked.pdf', 'photos/2026/one.jpg', 'photos/two.jpg', 'secret'];
  expect(listDataFiles(folder, join(folder, 'saved'))).toEqual(own);
});
