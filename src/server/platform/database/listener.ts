import pg from 'pg';
import { connectTimeoutMs, keepAliveOptions } from './watched-client.ts';

export type Listening = { stop(): Promise<void> };

const firstPause = 100;
const maxPause = 5000;

/**
 * Listens on a channel with a dedicated connection and reconnects when it is lost. `onReady` is called each time
 * listening starts, because notifications sent in the meantime were missed.
 */
export async function listenTo(
  url: string,
  channel: string,
  on: { ready(): void; notified(payload: string): void; lost(error: Error): void },
): Promise<Listening> {
  let stopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pause = firstPause;

  const reconnect = (error: Error) => {
    if (stopped || timer) return;
    on.lost(error);
    timer = setTimeout(() => {
      timer = undefined;
      pause = Math.min(maxPause, pause * 2);
      connect().catch(reconnect);
    }, pause);
  };

  const connect = async () => {
    // Keep-alive prevents idle routers from dropping the connection silently.
    const connected = new pg.Client({
      ...keepAliveOptions,
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
      application_name: 'waymark listener',
    });
    let alive = true;
    const lose = (error: Error) => {
      if (!alive) return;
      alive = false;
      connected.end().catch(() => {});
      reconnect(error);
    };
    connected.on('error', lose);
    connected.on('end', () => lose(new Error('the connection was closed')));
    connected.on('notification', ({ payload }) => on.notified(payload ?? ''));
    try {
      await connected.connect();
      await connected.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      alive = false;
      connected.end().catch(() => {});
      throw error;
    }
    if (stopped) {
      alive = false;
      await connected.end();
      return;
    }
    client = connected;
    pause = firstPause;
    on.ready();
  };

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
