import pg from 'pg';

/** Whether a server lets us in; `starting` while it says that it will soon. */
export type ProbeResult = 'open' | 'starting' | 'silent';

/** Asks a server to let us in, and waits so many milliseconds for its answer. */
export async function probe(url: string, timeout: number): Promise<ProbeResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeout });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'open';
  } catch (error) {
    return (error as { code?: string }).code === '57P03' ? 'starting' : 'silent';
  } finally {
    // A server that has stopped in its tracks does not say goodbye either.
    client.end().catch(() => {});
  }
}
