import type { Socket } from 'node:net';
import pg from 'pg';
import { withName } from './prepared.ts';
import { probe } from './probe.ts';

/**
 * After how many milliseconds without data from the server its availability is checked, and how long the check may
 * take.
 */
export type WatchTimings = { readonly silence: number; readonly timeout: number };

const defaultTimings: WatchTimings = { silence: 4000, timeout: 2000 };

/** How long connecting may take. `DATABASE_CONNECT_MS` extends it for a slow network or a busy machine. */
export const connectTimeoutMs = Number(process.env.DATABASE_CONNECT_MS) || 5000;

/** Keep-alive settings of every connection, so that a dead peer is detected within half a minute even when idle. */
export const keepAliveOptions = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * Sets PostgreSQL timeouts in milliseconds on each new connection of a pool. They are set by a query, because
 * connection poolers reject startup parameters that they do not know.
 */
export function withTimeouts(
  timeouts: Readonly<Record<`${string}_timeout`, number>>,
): Pick<pg.PoolConfig, 'onConnect'> {
  const text = Object.entries(timeouts)
    .map(([name, milliseconds]) => `set ${name} = ${milliseconds}`)
    .join('; ');
  return {
    async onConnect(client) {
      await client.query(text);
    },
  };
}

/**
 * Returns a client class for pools. A lost connection fails the pending statement and never ends the process.
 * Statements fail when the server stops responding, and connections close when it becomes read-only, because a new
 * connection may reach the primary.
 */
export function watchedClient(url: string, { silence, timeout }: WatchTimings = defaultTimings): typeof pg.Client {
  let looking: Promise<boolean> | null = null;
  const isThere = () => {
    looking ??= probe(url, timeout)
      .then((state) => state !== 'silent')
      .finally(() => {
        looking = null;
      });
    return looking;
  };

  return class WatchedClient extends pg.Client {
    #busy = false;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // A pool listens for errors of idle clients only, and an unhandled error event ends the process.
      this.on('error', () => {});
      this.on('connect', () => this.#socket.on('timeout', () => this.#look()));
      this.on('drain', () => {
        this.#busy = false;
        this.#socket.setTimeout(0);
      });
      this.connection.on('errorMessage', ({ code }: { code?: string }) => {
        if (code === '25006') setImmediate(() => this.#leave());
      });
    }

    get #socket(): Socket {
      return this.connection.stream as Socket;
    }

    override query(...sent: unknown[]): never {
      this.#busy = true;
      this.#socket.setTimeout(silence);
      return Reflect.apply(super.query, this, withName(sent)) as never;
    }

    /** Destroys the connection if the server is unreachable; slow statements continue. */
    async #look(): Promise<void> {
      const bytesRead = this.#socket.bytesRead;
      const isReachable = await isThere();
      if (!this.#busy) return;
      if (isReachable || this.#socket.bytesRead !== bytesRead) this.#socket.setTimeout(silence);
      else this.#socket.destroy(new Error('Connection terminated: the server does not answer'));
    }

    /** Makes the pool discard the client: at once if it is idle, on release if it is in use. */
    #leave(): void {
      this.emit('error', new Error('Connection terminated: the server takes no changes'));
      this.end().catch(() => {});
    }
  };
}
