import { randomFillSync } from 'node:crypto';

const size = 16;
const pool = Buffer.alloc(size * 256);
let used = pool.length;

/** 128 unguessable bits as text. Drawn from a pool that is filled in one go, since each visit to the generator costs more than its bytes. */
export function randomText(encoding: 'base64' | 'base64url'): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const text = pool.toString(encoding, used, used + size);
  // What was given away is not kept.
  pool.fill(0, used, used + size);
  used += size;
  return text;
}
