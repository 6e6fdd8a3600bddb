import { createServer } from 'node:net';

/**
 * Ports below those that systems hand out by themselves: a port of that range may be taken by any connection between being found
 * free and being listened on.
 */
const first = 20_000;
/** Test files that run at once have a stretch of their own each; what ran before may still hold some of it. */
const stretch = 3000;
const begin = first + ((Number(process.env.VITEST_POOL_ID ?? 1) - 1) % 4) * stretch;
let next = (process.pid * 38) % stretch;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** A port that nobody listens on, and that nobody else is given; the same goes for the one after it, where a shop has its bank. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < stretch; tries += 2) {
    const port = begin + next;
    next = (next + 2) % stretch;
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error(`no port from ${begin} to ${begin + stretch} is free`);
}
