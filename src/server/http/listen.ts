import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartProblem } from '../settings.ts';
import type { HttpEnvironment } from './environment.ts';

/** A server that listens, and how to stop it: no new requests, the running ones get to finish. */
export type Listening = { close(): Promise<void> };

/** How long running requests may take to finish once the server stops. */
const patience = 10_000;

/** Serves the application. Slow or silent clients are cut off, so that they cannot use up the connections of others. */
export async function listen(app: Hono<HttpEnvironment>, port: number): Promise<Listening> {
  const server: Server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 5000,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: 16_384,
    },
    getRequestListener(app.fetch),
  );
  server.maxConnections = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? `port ${port} is taken: set PORT to another one` : error.message;
      reject(new StartProblem(`cannot listen: ${why}`));
    });
    server.listen(port, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), patience);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
