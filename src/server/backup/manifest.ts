import { z } from 'zod';

/** The name of the last part, which describes all others; its own checksum is in the name after it. */
export const manifestName = 'manifest.json';
export const manifestChecksumName = 'manifest.sha256';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A text or a file that is stored as numbered, compressed parts. */
const stream = z.object({ parts: z.number().int().min(0), bytes: z.number().int().min(0) });

/** The contents of a backup. */
export const manifest = z.object({
  format: z.literal(1),
  /** The release that wrote it, and the version of its PostgreSQL. */
  waymark: z.string(),
  postgres: z.string(),
  createdAt: z.iso.datetime(),
  /** The schema: the applied migrations in the order of application. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(
    stream.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().min(0), path: z.string() }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** The files of the data folder. */
  files: z.array(stream.extend({ name: z.string(), path: z.string() })),
  /** Queued jobs, one JSON object per line. */
  jobs: stream.extend({ count: z.number().int().min(0), path: z.string() }),
  /** Identifies the shop's secret without disclosing it. */
  secretMark: z.string(),
  parts: z.array(z.object({ name: z.string(), size: z.number().int().min(0), sha256 })),
});

export type Manifest = z.output<typeof manifest>;
/** A text or a file in numbered parts: their folder, their number, and the size of the content. */
export type StoredStream = { readonly path: string; readonly parts: number; readonly bytes: number };

/** Returns the name of a numbered part. */
export const partName = (path: string, number: number): string => `${path}/${String(number).padStart(6, '0')}.gz`;

/** A backup that is damaged or does not fit; the message is one line for the person who restores. */
export class BackupProblem extends Error {}
