import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { type LiveNews, type LiveRequest, livePath } from '#contract/live.ts';
import { liveRequest } from '#contract/schemas/live.ts';
import type { Side } from '#domain/enquiry/conversation.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { hasCapability } from '../platform/capability.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Settings } from '../platform/settings.ts';
import { makeCaller } from './caller.ts';
import { refuseForeign } from './csrf.ts';

/** Returns the version of a conversation and the caller's side; null if it does not exist for the caller. */
type ReadVersion = (
  request: { readonly conversationId: number; readonly code: string | null },
  caller: Caller,
) => Promise<{ readonly version: string; readonly side: Side } | null>;

/** Changes of conversations. */
type News = {
  follow(conversationId: number, listener: (typing: Side | null) => void): () => void;
  typing(conversationId: number, side: Side): Promise<void>;
};

/** State that lasts as long as a socket. */
type Presence = {
  arrive(socketId: string, accountId: string): Promise<void>;
  leave(socketId: string): Promise<void>;
  setPage(
    socketId: string,
    looking: { conversationId: number; path: string; objectId: number | null; selection: string | null },
  ): Promise<void>;
  clearPage(socketId: string): Promise<void>;
  renew(socketId: string): Promise<void>;
};

export type LiveSocketParts = {
  readonly settings: Settings;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'liveConnections'>;
  readonly whoIs: (headers: Headers) => Promise<Account | null>;
  readonly news: News;
  readonly presence: Presence;
  /** Reports the version of the chat queue, initially and after each change. */
  readonly queueNews: { follow(listener: (version: string) => void): () => void };
  readonly readVersion: ReadVersion;
};

/** Limits per socket and per network; an office shares a network but does not have this many windows. */
const limits = { bytes: 4096, follows: 20, perNetwork: 200, perTenSeconds: 60, unsentBytes: 1_048_576 } as const;
const pulseMs = 30_000;
/** The session is checked again after this number of pulses, because it may have ended. */
const pulsesPerLookup = 10;

/** A conversation that a page follows; its side is null until it has been read. */
type Followed = { side(): Side | null; stop(): void };

const closing = { policy: 1008, away: 1001, ended: 4401 } as const;

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] as string, rawHeaders[at + 1] as string);
  return headers;
};

/** Whether a request opens the live socket; other upgrades are handled as ordinary requests. */
export const wantsLiveSocket = ({ url, headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && (url ?? '').split('?')[0] === livePath;

/**
 * Creates the WebSocket endpoint that notifies open pages of changes. It accepts our own pages only and checks access
 * to each conversation. Clients that are too slow, send too much or stop responding are disconnected; pages reconnect
 * and receive the current state.
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
    /** State that ends with this socket; changes run in sequence, so that the last one is effective. */
    const held = { presence: false, looking: false };
    let changing = Promise.resolve();
    const inTurn = (change: () => Promise<void>): Promise<void> => {
      const changed = changing.then(change);
      changing = changed.catch(() => {});
      return changed;
    };
    let messageCount = 0;
    let pulses = 0;
    let alive = true;
    const send = (news: LiveNews) => {
      if (socket.bufferedAmount > limits.unsentBytes) socket.terminate();
      else socket.send(JSON.stringify(news));
    };
    /**
     * Sends the version of a conversation, initially and after each change; changes while it is being read cause one
     * more read.
     */
    const follow = async ({ conversationId, code }: { conversationId: number; code: string | null }) => {
      let side: Side | null = null;
      let reading: 'not' | 'once' | 'again' = 'not';
      const sendNews = async (): Promise<void> => {
        if (reading !== 'not') {
          reading = 'again';
          return;
        }
        do {
          reading = 'once';
          const found = await readVersion({ conversationId, code }, caller);
          // The page may have left the conversation during the read.
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
          if (typing === null) sendNews().catch(failed);
          else if (side !== null && typing !== side) send({ type: 'typing', conversationId, side: typing });
        }),
      };
      followed.set(conversationId, following);
      await sendNews();
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
        await (path === null ? presence.clearPage(id) : presence.setPage(id, { ...looking, path }));
      });
    const listener = async (text: string): Promise<void> => {
      const parsed = liveRequest.safeParse(JSON.parse(text));
      if (!parsed.success) return socket.close(closing.policy);
      const { data: request } = parsed;
      if (request.type === 'present' || request.type === 'queue') {
        const { account } = caller;
        const needed = request.type === 'present' ? 'conversations.answer' : 'conversations.read';
        if (account?.role !== 'staff' || !hasCapability(account, needed)) return socket.close(closing.policy);
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
    // A disconnected page reconnects and receives the current state.
    const failed = (error: Error): void => {
      if (!(error instanceof SyntaxError)) log.warn({ err: error }, 'a page could not be told of news');
      socket.close(error instanceof SyntaxError ? closing.policy : closing.away);
    };
    socket.on('message', (data, isBinary) => {
      messageCount += 1;
      if (isBinary || messageCount > limits.perTenSeconds) return socket.close(closing.policy);
      listener(String(data)).catch(failed);
    });
    const calm = setInterval(() => {
      messageCount = 0;
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
      if (held.looking) inTurn(() => presence.clearPage(id)).catch(late);
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
    /** Closes all sockets; pages reconnect to another process, or later. */
    close(): void {
      for (const socket of sockets.clients) socket.close(closing.away);
      sockets.close();
    },
  };
}

export type LiveSocket = ReturnType<typeof createLiveSocket>;
