import { createServer } from 'node:net';

/**
 * Ports below the system's ephemeral range: a connection could take a port of that range between the check and its use.
 */
const first = 20_000;
/** Concurrent test files have separate ranges; an earlier run may still use some of them. */
const stretch = 3000;
const begin = first + ((Number(process.env.VITEST_POOL_ID ?? 1) - 1) % 4) * stretch;
let next = (process.pid * 38) % stretch;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Returns a free port that is not assigned to another test; the next one is also free, for the shop's bank. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < stretch; tries += 2) {
    const port = begin + next;
    next = (next + 2) % stretch;
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error(`no port from ${begin} to ${begin + stretch} is free`);
}
