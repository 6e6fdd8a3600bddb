import { createServer } from 'node:net';

/**
 * Ports below those that systems hand out by themselves: a port of that range may be taken by any connection between being found
 * free and being listened on.
 */
const first = 20_000;
const count = 12_000;

/** Processes that run at once begin far from each other. */
let next = (process.pid * 37) % count;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** A port that nobody listens on, and that nobody else is given. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < count; tries += 1) {
    const port = first + next;
    next = (next + 1) % count;
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${first} to ${first + count} is free`);
}
