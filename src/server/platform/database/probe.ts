import pg from 'pg';

/** Whether a server accepts connections; `starting` while it starts up. */
export type ProbeResult = 'open' | 'starting' | 'silent';

/** Tests whether a server accepts a connection within the timeout in milliseconds. */
export async function probe(url: string, timeout: number): Promise<ProbeResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeout });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'open';
  } catch (error) {
    return (error as { code?: string }).code === '57P03' ? 'starting' : 'silent';
  } finally {
    // Not awaited, because an unresponsive server never confirms the end.
    client.end().catch(() => {});
  }
}
