import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { StartProblem } from '../platform/settings.ts';
import type { Application } from './app.ts';
import { wantsLiveSocket } from './live-socket.ts';

/** A server that listens, and how to stop it: no new requests, the running ones get to finish. */
export type Listening = { close(): Promise<void> };

/** How long running requests may take to finish once the server stops. */
const timeout = 10_000;
/** A connection over which nothing moves for so long is cut, also while an answer waits to be read. */
const silenceMs = 60_000;

/** Serves the application. Slow or silent clients are cut off, so that they cannot use up the connections of others. */
export async function listen(
  { app, fastPath, methods, live }: Application,
  port: number,
  longestSilenceMs = silenceMs,
): Promise<Listening> {
  const takeWholeWay = getRequestListener(app.fetch);
  const server: Server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 5000,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: 16_384,
      shouldUpgradeCallback: wantsLiveSocket,
    },
    (incoming, outgoing) =>
      methods.refuse(incoming, outgoing) || fastPath(incoming, outgoing) || takeWholeWay(incoming, outgoing),
  );
  methods.watch(server);
  live.attach(server);
  server.maxConnections = 20_000;
  server.timeout = longestSilenceMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? `port ${port} is taken: set PORT to another one` : error.message;
      reject(new StartProblem(`cannot listen: ${reason}`));
    });
    server.listen(port, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), timeout);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        live.close();
        server.closeIdleConnections();
      }),
  };
}
