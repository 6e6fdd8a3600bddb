import type { Socket } from 'node:net';
import pg from 'pg';
import { withName } from './prepared.ts';
import { probe } from './probe.ts';

/** After how many silent milliseconds of a statement somebody looks whether the server is still there, and how long that may take. */
export type WatchTimings = { readonly silence: number; readonly timeout: number };

const defaultTimings: WatchTimings = { silence: 4000, timeout: 2000 };

/** Settings of every connection: one whose other end is gone is noticed within half a minute, also when nothing is said on it. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * How long a pool's connections may wait for what, in milliseconds, by the names of PostgreSQL. It is said to each before anybody uses
 * it: said while connecting it would save a round trip, but a pooler in front of the database refuses what it does not know.
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
 * A client of a database for pools to make. A lost connection never ends the process: whoever waits on it is told by the
 * statement itself. A statement does not wait for a server that has stopped answering, nor does a connection outlive the
 * server's having become read-only, since the one that takes changes is reached by a new connection.
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
      // A pool listens to the clients that nobody uses; one in use has no other listener, and an unheard error ends the process.
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

    /** Cuts the connection if the server is not there; a statement that only takes long goes on. */
    async #look(): Promise<void> {
      const heard = this.#socket.bytesRead;
      const isReachable = await isThere();
      if (!this.#busy) return;
      if (isReachable || this.#socket.bytesRead !== heard) this.#socket.setTimeout(silence);
      else this.#socket.destroy(new Error('Connection terminated: the server does not answer'));
    }

    /** A pool lets go of an idle client that has an error, and of one in use when it comes back ended. */
    #leave(): void {
      this.emit('error', new Error('Connection terminated: the server takes no changes'));
      this.end().catch(() => {});
    }
  };
}
