// Reads uploaded tables in a separate thread, so that a large one keeps no visitor waiting.
import { parentPort } from 'node:worker_threads';
import type { TextFormat } from '#domain/office/cell-text.ts';
import { readTable } from './read-table.ts';

const port = parentPort as NonNullable<typeof parentPort>;

port.once('message', async ({ bytes, format }: { bytes: Uint8Array; format: TextFormat | null }) => {
  port.postMessage(await readTable(bytes, format));
});
