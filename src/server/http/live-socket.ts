import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { type LiveNews, livePath } from '#contract/live.ts';
import { liveRequest } from '#contract/schemas/live.ts';
import type { Account, Caller } from '../platform/caller.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Settings } from '../platform/settings.ts';
import { makeCaller } from './caller.ts';
import { refuseForeign } from './csrf.ts';

/** How a caller follows a conversation; null when it does not exist for them. */
export type Follow = (
  request: { readonly conversationId: number; readonly code: string | null; readonly after: number },
  caller: Caller,
  send: (news: LiveNews) => void,
) => Promise<{ leave(): void; typing(): Promise<void> } | null>;

export type LiveSocketParts = {
  readonly settings: Settings;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'liveConnections'>;
  readonly whoIs: (headers: Headers) => Promise<Account | null>;
  readonly follow: Follow;
};

/** What one socket, and all those of one network, may use up. An office shares a network; nobody has so many windows. */
const limits = { bytes: 4096, follows: 20, perNetwork: 200, perTenSeconds: 60, unsentBytes: 1_048_576 } as const;
const pulseMs = 30_000;
/** Every so many pulses it is asked again who somebody is: a session may have ended. */
const pulsesPerLookup = 10;

const closing = { policy: 1008, away: 1001, ended: 4401 } as const;

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] as string, rawHeaders[at + 1] as string);
  return headers;
};

/** Tells whether a request asks for the socket of our pages; whatever else wants to be another protocol is an ordinary request. */
export const wantsLiveSocket = ({ url, headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && (url ?? '').split('?')[0] === livePath;

/**
 * The socket over which open pages hear of news. It is opened by our own pages only; who may follow a conversation is asked for each.
 * Whoever reads too slowly, says too much or is silently gone is cut off: a page comes back and goes on from the last that it had.
 */
export function createLiveSocket({ settings, log, metrics, whoIs, follow }: LiveSocketParts) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.bytes, perMessageDeflate: false });
  const perNetwork = new Map<string, number>();
  const count = (network: string, by: 1 | -1) => {
    const left = (perNetwork.get(network) ?? 0) + by;
    if (left > 0) perNetwork.set(network, left);
    else perNetwork.delete(network);
    metrics.liveConnections.inc(by);
  };

  function serve(socket: WebSocket, caller: Caller): void {
    const followed = new Map<number, Awaited<ReturnType<Follow>>>();
    let said = 0;
    let pulses = 0;
    let alive = true;
    const send = (news: LiveNews) => {
      if (socket.bufferedAmount > limits.unsentBytes) socket.terminate();
      else socket.send(JSON.stringify(news));
    };
    const hear = async (text: string): Promise<void> => {
      const parsed = liveRequest.safeParse(JSON.parse(text));
      if (!parsed.success) return socket.close(closing.policy);
      const { data: request } = parsed;
      const { conversationId } = request;
      if (request.type === 'leave') {
        followed.get(conversationId)?.leave();
        followed.delete(conversationId);
      } else if (request.type === 'typing') await followed.get(conversationId)?.typing();
      else {
        if (followed.has(conversationId)) return;
        if (followed.size >= limits.follows) return socket.close(closing.policy);
        followed.set(conversationId, null);
        const following = await follow(request, caller, send);
        if (!following) {
          followed.delete(conversationId);
          return send({ type: 'refused', conversationId });
        }
        // Whoever left while we looked hears nothing more.
        if (socket.readyState !== socket.OPEN || !followed.has(conversationId)) following.leave();
        else followed.set(conversationId, following);
      }
    };
    socket.on('message', (data, isBinary) => {
      said += 1;
      if (isBinary || said > limits.perTenSeconds) return socket.close(closing.policy);
      hear(String(data)).catch((error: Error) => {
        if (!(error instanceof SyntaxError)) log.warn({ err: error }, 'a page could not be told of news');
        socket.close(error instanceof SyntaxError ? closing.policy : closing.away);
      });
    });
    const calm = setInterval(() => {
      said = 0;
    }, 10_000);
    const pulse = setInterval(async () => {
      if (!alive) return socket.terminate();
      alive = false;
      socket.ping();
      pulses += 1;
      if (caller.account === null || pulses % pulsesPerLookup !== 0) return;
      const account = await whoIs(caller.headers).catch(() => caller.account);
      if (account?.id !== caller.account.id) socket.close(closing.ended);
    }, pulseMs);
    socket.on('pong', () => {
      alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(calm);
      clearInterval(pulse);
      for (const following of followed.values()) following?.leave();
      followed.clear();
      count(caller.network, -1);
    });
  }

  return {
    attach(server: Server): void {
      server.on('upgrade', (incoming: IncomingMessage, line, head) => {
        line.on('error', () => line.destroy());
        const refuse = (status: string) =>
          line.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
        const headers = headersOf(incoming);
        if (!settings.allowedHosts.includes(headers.get('host')?.toLowerCase() ?? ''))
          return refuse('421 Misdirected Request');
        if (headers.get('origin') === null || refuseForeign(headers, settings.allowedOrigins))
          return refuse('403 Forbidden');
        const open = async () => {
          const account = headers.has('cookie') ? await whoIs(headers) : null;
          const request = new Request(`http://localhost${livePath}`, { headers });
          const { caller } = makeCaller(request, incoming.socket.remoteAddress, account, randomUUID(), settings);
          if ((perNetwork.get(caller.network) ?? 0) >= limits.perNetwork) return refuse('429 Too Many Requests');
          sockets.handleUpgrade(incoming, line, head, (socket) => {
            count(caller.network, 1);
            serve(socket, { ...caller, headers });
          });
        };
        open().catch((error) => {
          log.warn({ err: error }, 'a page could not listen for news');
          refuse('503 Service Unavailable');
        });
      });
    },
    /** Says good-bye: pages come back to another process, or later. */
    close(): void {
      for (const socket of sockets.clients) socket.close(closing.away);
      sockets.close();
    },
  };
}

export type LiveSocket = ReturnType<typeof createLiveSocket>;
