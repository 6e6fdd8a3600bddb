import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { type LiveNews, type LiveRequest, livePath } from '#contract/live.ts';
import { liveRequest } from '#contract/schemas/live.ts';
import type { Side } from '#domain/enquiry/conversation.ts';
import type { Account, Caller } from '../platform/caller.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Settings } from '../platform/settings.ts';
import { makeCaller } from './caller.ts';
import { refuseForeign } from './csrf.ts';

/** What a conversation is to a caller now; null when it does not exist for them. */
type ReadVersion = (
  request: { readonly conversationId: number; readonly code: string | null },
  caller: Caller,
) => Promise<{ readonly version: string; readonly side: Side } | null>;

/** Where news come from. */
type News = {
  follow(conversationId: number, hear: (typing: Side | null) => void): () => void;
  typing(conversationId: number, side: Side): Promise<void>;
};

/** What is true only while a socket is open. */
type Presence = {
  arrive(socketId: string, accountId: string): Promise<void>;
  leave(socketId: string): Promise<void>;
  look(
    socketId: string,
    looking: { conversationId: number; path: string; objectId: number | null; selection: string | null },
  ): Promise<void>;
  lookAway(socketId: string): Promise<void>;
  renew(socketId: string): Promise<void>;
};

export type LiveSocketParts = {
  readonly settings: Settings;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'liveConnections'>;
  readonly whoIs: (headers: Headers) => Promise<Account | null>;
  readonly news: News;
  readonly presence: Presence;
  /** Tells of the queue of chats, beginning with how it is. */
  readonly queueNews: { follow(hear: (version: string) => void): () => void };
  readonly readVersion: ReadVersion;
};

/** What one socket, and all those of one network, may use up. An office shares a network; nobody has so many windows. */
const limits = { bytes: 4096, follows: 20, perNetwork: 200, perTenSeconds: 60, unsentBytes: 1_048_576 } as const;
const pulseMs = 30_000;
/** Every so many pulses it is asked again who somebody is: a session may have ended. */
const pulsesPerLookup = 10;

/** A conversation that a page follows, and on which side it is; null while that is being looked up. */
type Followed = { side(): Side | null; stop(): void };

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
 * Whoever reads too slowly, says too much or is silently gone is cut off: a page comes back and hears how everything is.
 */
export function createLiveSocket(parts: LiveSocketParts) {
  const { settings, log, metrics, whoIs, news, presence, queueNews, readVersion } = parts;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.bytes, perMessageDeflate: false });
  const perNetwork = new Map<string, number>();
  const count = (network: string, by: 1 | -1) => {
    const left = (perNetwork.get(network) ?? 0) + by;
    if (left > 0) perNetwork.set(network, left);
    else perNetwork.delete(network);
    metrics.liveConnections.inc(by);
  };

  function serve(socket: WebSocket, caller: Caller): void {
    const id = randomUUID();
    const followed = new Map<number, Followed>();
    let leaveQueue: (() => void) | null = null;
    /** What ends with this socket; each change waits for the one before, so that the last one counts. */
    const held = { presence: false, looking: false };
    let changing = Promise.resolve();
    const inTurn = (change: () => Promise<void>): Promise<void> => {
      const changed = changing.then(change);
      changing = changed.catch(() => {});
      return changed;
    };
    let said = 0;
    let pulses = 0;
    let alive = true;
    const send = (told: LiveNews) => {
      if (socket.bufferedAmount > limits.unsentBytes) socket.terminate();
      else socket.send(JSON.stringify(told));
    };
    /** Follows a conversation: what is sent is how it is when it is read, and it is read again when it changed meanwhile. */
    const follow = async ({ conversationId, code }: { conversationId: number; code: string | null }) => {
      let side: Side | null = null;
      let reading: 'not' | 'once' | 'again' = 'not';
      const tell = async (): Promise<void> => {
        if (reading !== 'not') {
          reading = 'again';
          return;
        }
        do {
          reading = 'once';
          const found = await readVersion({ conversationId, code }, caller);
          // Whoever left while we looked hears nothing more.
          if (followed.get(conversationId) !== following) return;
          if (!found) {
            leave(conversationId);
            return send({ type: 'refused', conversationId });
          }
          side = found.side;
          send({ type: 'version', conversationId, version: found.version });
        } while ((reading as string) === 'again');
        reading = 'not';
      };
      const following: Followed = {
        side: () => side,
        stop: news.follow(conversationId, (typing) => {
          if (typing === null) tell().catch(failed);
          else if (side !== null && typing !== side) send({ type: 'typing', conversationId, side: typing });
        }),
      };
      followed.set(conversationId, following);
      await tell();
    };
    const leave = (conversationId: number): void => {
      followed.get(conversationId)?.stop();
      followed.delete(conversationId);
    };
    const setPresent = (available: boolean, accountId: string) =>
      inTurn(async () => {
        if (socket.readyState !== socket.OPEN) return;
        held.presence = available;
        await (available ? presence.arrive(id, accountId) : presence.leave(id));
      });
    const setLooking = ({ path, ...looking }: Extract<LiveRequest, { type: 'looking' }>) =>
      inTurn(async () => {
        if (socket.readyState !== socket.OPEN) return;
        held.looking = path !== null;
        await (path === null ? presence.lookAway(id) : presence.look(id, { ...looking, path }));
      });
    const hear = async (text: string): Promise<void> => {
      const parsed = liveRequest.safeParse(JSON.parse(text));
      if (!parsed.success) return socket.close(closing.policy);
      const { data: request } = parsed;
      if (request.type === 'present' || request.type === 'queue') {
        const { account } = caller;
        if (account?.role !== 'staff') return socket.close(closing.policy);
        if (request.type === 'present') return setPresent(request.available, account.id);
        leaveQueue ??= queueNews.follow((version) => send({ type: 'queue', version }));
        return;
      }
      const { conversationId } = request;
      if (request.type === 'leave') return leave(conversationId);
      if (request.type === 'follow') {
        if (followed.has(conversationId)) return;
        return followed.size < limits.follows ? follow(request) : socket.close(closing.policy);
      }
      const side = followed.get(conversationId)?.side();
      if (request.type === 'typing' && side) await news.typing(conversationId, side);
      if (request.type === 'looking' && side === 'traveller') await setLooking(request);
    };
    const late = (error: Error): void => log.warn({ err: error }, 'what a socket stands for could not be noted');
    // A page that is cut off comes back, and hears then how everything is.
    const failed = (error: Error): void => {
      if (!(error instanceof SyntaxError)) log.warn({ err: error }, 'a page could not be told of news');
      socket.close(error instanceof SyntaxError ? closing.policy : closing.away);
    };
    socket.on('message', (data, isBinary) => {
      said += 1;
      if (isBinary || said > limits.perTenSeconds) return socket.close(closing.policy);
      hear(String(data)).catch(failed);
    });
    const calm = setInterval(() => {
      said = 0;
    }, 10_000);
    const pulse = setInterval(async () => {
      if (!alive) return socket.terminate();
      alive = false;
      socket.ping();
      pulses += 1;
      if (held.presence || held.looking) inTurn(() => presence.renew(id)).catch(late);
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
      for (const conversationId of [...followed.keys()]) leave(conversationId);
      leaveQueue?.();
      if (held.presence) inTurn(() => presence.leave(id)).catch(late);
      if (held.looking) inTurn(() => presence.lookAway(id)).catch(late);
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
