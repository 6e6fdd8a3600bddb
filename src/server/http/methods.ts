import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { callEntries } from '#contract/list.ts';
import type { Language } from '#contract/shop.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import { splitLanguage } from './caller.ts';
import type { AnswerHeaders } from './environment.ts';

/**
 * Rejects methods that neither pages nor endpoints support before a Request is created, which some methods do not
 * allow.
 */
export type MethodGuard = {
  /** Responds with 405 and returns true, or returns false. */
  refuse(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** Responds where Node emits no request event: to CONNECT and to unknown methods. */
  watch(server: Server): void;
};

const taken = ['GET', 'HEAD', 'POST'];
const patterns = callEntries.map(([, { method, path }]) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Returns the Allow header for a path without language prefix; null for an unknown endpoint. */
export function allowedAt(path: string): string | null {
  if (!/^\/api(?:\/|$)/.test(path)) return taken.join(', ');
  const methods = new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
  if (methods.size === 0) return null;
  return taken.filter((one) => methods.has(one === 'HEAD' ? 'GET' : (one as 'GET' | 'POST'))).join(', ');
}

/** Status codes for requests that Node cannot parse. */
const unreadable: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 405,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** How long a client has to read the response before its connection is destroyed. */
const lingerMs = 1000;

export function createMethodGuard(webRenderer: Pick<WebRenderer, 'words'>, carried: AnswerHeaders): MethodGuard {
  const bodyFor = async (language: Language, reference: string) =>
    JSON.stringify({ status: 'error', message: await webRenderer.words(language, 'method'), problems: [], reference });

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { language, rest } = splitLanguage((incoming.url ?? '/').split('?')[0] as string);
    const requestId = randomUUID();
    const body = await bodyFor(language ?? 'en', requestId);
    outgoing.writeHead(405, {
      ...carried,
      allow: allowedAt(rest) ?? taken.join(', '),
      'x-request-id': requestId,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // A request body is not read.
      connection: 'close',
    });
    outgoing.end(body);
  };

  /** Writes a response to the raw socket and ends the connection. */
  const hangUp = (socket: Duplex, status: number): void => {
    if (!socket.writable) return void socket.destroy();
    const more = status === 405 ? { ...carried, allow: taken.join(', '), 'x-request-id': randomUUID() } : {};
    const headers = Object.entries({ ...more, 'content-length': '0', connection: 'close' });
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
    // Destroying it immediately could discard the response; a client that continues to send never closes it.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };

  return {
    refuse(incoming, outgoing) {
      if (taken.includes(incoming.method ?? '')) return false;
      answer(incoming, outgoing).catch(() => outgoing.destroy());
      return true;
    },
    watch(server) {
      server.on('connect', (_request, socket) => hangUp(socket, 405));
      server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
        hangUp(socket, unreadable[error.code ?? ''] ?? 400),
      );
    },
  };
}
