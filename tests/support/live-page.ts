// A live update client without a page.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type LiveNews, type LiveRequest, livePath } from '#contract/live.ts';
import type { Visitor } from './visitor.ts';

/** An open socket and every message it received. */
export class LivePage {
  readonly socket: WebSocket;
  readonly heard: LiveNews[] = [];

  constructor(origin: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}${livePath}`, { headers: { origin, ...headers } });
    this.socket.on('message', (data) => this.heard.push(JSON.parse(String(data)) as LiveNews));
    this.socket.on('error', () => {});
  }

  /** Opens the socket of a visitor's page. */
  static async open(origin: string, visitor?: Visitor, headers: Record<string, string> = {}): Promise<LivePage> {
    const page = new LivePage(origin, { ...(visitor?.cookie && { cookie: visitor.cookie }), ...headers });
    await once(page.socket, 'open');
    return page;
  }

  say(request: LiveRequest | string): void {
    this.socket.send(typeof request === 'string' ? request : JSON.stringify(request));
  }

  follow(conversationId: number, code: string | null = null): void {
    this.say({ type: 'follow', conversationId, code });
  }

  /** Returns the last version of a conversation that was received. */
  version(): string | undefined {
    return this.heard.findLast((news) => news.type === 'version')?.version;
  }

  /** Waits until the server closes the socket and returns the code. */
  async closed(): Promise<number> {
    if (this.socket.readyState === WebSocket.CLOSED) throw new Error('it is closed already');
    const [code] = await once(this.socket, 'close');
    return code as number;
  }
}
