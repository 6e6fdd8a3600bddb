import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { StartProblem } from '../platform/settings.ts';
import type { Application } from './app.ts';
import { wantsLiveSocket } from './live-socket.ts';

/** A listening server; closing it stops new requests and waits for running ones. */
export type Listening = { close(): Promise<void> };

/** How long running requests may take to finish when the server stops, in milliseconds. */
const timeout = 10_000;
/** Timeouts for clients. */
export type ClientTimeouts = {
  /** Until the headers are complete. */
  readonly headersMs: number;
  /** Until the request is complete. */
  readonly requestMs: number;
  /** Between two bytes in either direction, including while a response waits to be read. */
  readonly silenceMs: number;
  /** How often the first two are checked. */
  readonly checkMs: number;
};

const defaultTimeouts: ClientTimeouts = { headersMs: 10_000, requestMs: 30_000, silenceMs: 60_000, checkMs: 2000 };

/** Serves the application and disconnects slow or silent clients, so that they cannot exhaust the connections. */
export async function listen(
  { app, fastPath, methods, live }: Application,
  port: number,
  { headersMs, requestMs, silenceMs, checkMs } = defaultTimeouts,
): Promise<Listening> {
  const takeWholeWay = getRequestListener(app.fetch);
  const server: Server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: 5000,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: 16_384,
      shouldUpgradeCallback: wantsLiveSocket,
    },
    (incoming, outgoing) =>
      methods.refuse(incoming, outgoing) || fastPath(incoming, outgoing) || takeWholeWay(incoming, outgoing),
  );
  methods.watch(server);
  live.attach(server);
  server.maxConnections = 20_000;
  server.timeout = silenceMs;
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
