import { BackupProblem, type Manifest } from './manifest.ts';
import { openArchive } from './read-archive.ts';
import { unknownMigrations } from './restore-backup.ts';

/** What a backup contains, after all of it was read. */
export type Verified = {
  readonly manifest: Manifest;
  readonly manifestSha256: string;
  readonly rows: number;
  /** Migrations that this release does not have; if there are any, it cannot restore the backup. */
  readonly unknownMigrations: readonly string[];
};

const lineFeed = 10;

/** Reads and unpacks all of a backup and counts its rows, without writing anything. */
export async function verifyBackup(path: string): Promise<Verified> {
  const archive = await openArchive(path);
  try {
    const { tables, files, jobs } = archive.manifest;
    let rows = 0;
    for (const table of tables) {
      let lines = 0;
      // A row is one line, because COPY writes line breaks inside values as \n.
      for await (const chunk of archive.read(table))
        for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, at + 1)) lines += 1;
      if (lines !== table.rows) throw new BackupProblem(`${table.name} has ${lines} rows instead of ${table.rows}`);
      rows += lines;
    }
    for (const stream of [...files, jobs]) for await (const _chunk of archive.read(stream));
    const { manifest, manifestSha256 } = archive;
    return { manifest, manifestSha256, rows, unknownMigrations: unknownMigrations(manifest) };
  } finally {
    await archive.close();
  }
}
