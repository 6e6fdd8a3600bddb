// Chats over two processes, of which one is killed and the other's network is cut while everybody writes.
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type LiveNews, livePath } from '#contract/live.ts';
import type { ChatState } from '#contract/schemas/chat.ts';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { securityToken } from '#server/platform/security-token.ts';
import { type HoldServer, startHoldServer } from '#tests/support/hold-servers.ts';
import { patiently } from '#tests/support/patience.ts';
import { scale } from '#tests/support/scale.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { logIn, makeAccount, visit } from '../contract/access-visitor.ts';

const chats = scale(40, 200);
/** So many chats has one of the staff, and so many messages does each side write after the first. */
const chatsEach = 20;
const messagesEach = 3;

let shop: TestShop;
let killed: HoldServer;
let cut: HoldServer;
let line: Awaited<ReturnType<typeof openLine>>;
let origins: readonly string[];

/** A line to a server that can be cut. */
async function openLine() {
  const open = new Set<Socket>();
  let target: URL | null = null;
  const server = createServer((client) => {
    const { port, hostname } = target as URL;
    const served = connect(Number(port), hostname);
    for (const socket of [client, served]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        served.destroy();
      });
    }
    client.pipe(served).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (origin: string) => {
      target = new URL(origin);
    },
    /** Cuts everything that goes over it; whoever comes again gets through. */
    cut() {
      for (const socket of open) socket.destroy();
      return open.size;
    },
    close: () => server.close(),
  };
}

beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0', TRUSTED_PROXIES: '1' });
  line = await openLine();
  [killed, cut] = await Promise.all([
    startHoldServer(shop),
    startHoldServer(shop, { ALLOWED_HOSTS: new URL(line.origin).host }),
  ]);
  line.lead(cut.origin);
  origins = [killed.origin, line.origin];
});
afterAll(async () => {
  await Promise.all([killed?.stop(), cut?.stop()]);
  line?.close();
  await shop?.stop();
});

/** Somebody with a browser, who turns to the other process when theirs does not answer. */
class Person {
  readonly #headers: Record<string, string>;
  #at: number;
  #gone = false;
  #socket: WebSocket | null = null;
  readonly shown = new Map<number, { readonly code: string; messages: string[] }>();
  readonly #loading = new Map<number, 'once' | 'again'>();
  readonly wrong: string[] = [];

  constructor(headers: Record<string, string>, at: number) {
    this.#headers = { ...headers, 'x-forwarded-for': Array.from(randomBytes(4)).join('.') };
    this.#at = at;
  }

  /** Asks until there is an answer. */
  async insist<Answer>(path: string, body?: object): Promise<Answer> {
    for (;;) {
      const origin = origins[this.#at % 2] as string;
      const answer = await fetch(`${origin}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...this.#headers, ...(body && { 'content-type': 'application/json' }) },
      }).catch(() => null);
      const text = await answer?.text().catch(() => null);
      if (answer?.ok && typeof text === 'string') return JSON.parse(text) as Answer;
      if (answer && answer.status < 500 && answer.status !== 408) throw new Error(`${path}: ${answer.status} ${text}`);
      this.#at += 1;
    }
  }

  /** Has a chat open: whatever is heard of it, it is loaded. */
  open(id: number, code: string): void {
    this.shown.set(id, { code, messages: [] });
    if (this.#socket?.readyState === WebSocket.OPEN) this.#follow(id);
    else if (!this.#socket) this.#listen();
  }

  /** Writes one message after the other, each until it is answered. */
  async write(id: number, texts: readonly string[], written: () => void): Promise<void> {
    for (const body of texts) {
      const { code } = this.shown.get(id) as { code: string };
      await this.insist(`/api/conversations/${id}/messages`, { code, body, submission: randomUUID() });
      written();
    }
  }

  leave(): void {
    this.#gone = true;
    this.#socket?.terminate();
  }

  #listen(): void {
    const origin = origins[this.#at % 2] as string;
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${livePath}`, {
      headers: { ...this.#headers, origin: shop.settings.origin },
    });
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('open', () => {
      for (const id of this.shown.keys()) this.#follow(id);
    });
    socket.on('message', (data) => {
      const news = JSON.parse(String(data)) as LiveNews;
      if (news.type === 'version') this.#load(news.conversationId).catch((error) => this.wrong.push(String(error)));
    });
    socket.on('close', () => {
      this.#at += 1;
      if (!this.#gone) setImmediate(() => this.#listen());
    });
  }

  #follow(conversationId: number): void {
    const { code } = this.shown.get(conversationId) as { code: string };
    this.#socket?.send(JSON.stringify({ type: 'follow', conversationId, code }));
  }

  async #load(id: number): Promise<void> {
    if (this.#loading.has(id)) {
      this.#loading.set(id, 'again');
      return;
    }
    do {
      this.#loading.set(id, 'once');
      const shown = this.shown.get(id) as { code: string; messages: string[] };
      const { conversation } = await this.insist<{ conversation: ConversationView }>(
        `/api/conversations/${id}?code=${shown.code}`,
      );
      const messages = conversation.messages.map(({ position, body }) => `${position} ${body}`);
      // What was shown stays where it stood.
      if (!shown.messages.every((message, at) => messages[at] === message)) this.wrong.push(`${id} was reordered`);
      shown.messages = messages;
    } while (this.#loading.get(id) === 'again');
    this.#loading.delete(id);
  }
}

function newVisitor(at: number): Person {
  const visitorId = randomBytes(16).toString('base64url');
  const token = securityToken(shop.settings.secret, visitorId);
  return new Person({ cookie: `waymark_visitor=${visitorId}`, 'x-security-token': token }, at);
}

async function newStaff(at: number): Promise<Person> {
  const email = `staff${at}@killed.example`;
  await makeAccount(shop, { email, role: 'staff' });
  const visitor = visit(shop);
  await logIn(visitor, email);
  return new Person({ 'x-security-token': await visitor.token(), cookie: visitor.cookie }, at);
}

test(`CHAT-03 ${chats} chats over two processes, one killed and one cut off midway: nothing is lost, doubled or reordered`, async () => {
  const staff = await Promise.all(Array.from({ length: Math.ceil(chats / chatsEach) }, (_, at) => newStaff(at)));
  const visitors = Array.from({ length: chats }, (_, at) => newVisitor(at));
  const total = chats * (1 + 2 * messagesEach);
  let written = 0;
  let cutLines = 0;
  const count = () => {
    written += 1;
    if (written === Math.floor(total / 3)) killed.child.kill('SIGKILL');
    if (written === Math.floor((2 * total) / 3)) cutLines = line.cut();
  };
  const texts = (side: string) => Array.from({ length: messagesEach }, (_, at) => `${side} ${at}`);
  const begun = await Promise.all(
    visitors.map(async (visitor, at) => {
      const chat = await visitor.insist<ChatState>('/api/chat', {
        text: 'first',
        submission: randomUUID(),
        language: 'en',
        page: '/',
      });
      count();
      const colleague = staff[Math.floor(at / chatsEach)] as Person;
      for (const person of [visitor, colleague]) person.open(chat.conversationId, chat.code);
      await colleague.insist(`/api/office/chats/${chat.conversationId}/take`, {});
      await Promise.all([
        visitor.write(chat.conversationId, texts('visitor'), count),
        colleague.write(chat.conversationId, texts('staff'), count),
      ]);
      return { id: chat.conversationId, people: [visitor, colleague] };
    }),
  );
  expect(killed.child.signalCode).toBe('SIGKILL');
  expect(cutLines).toBeGreaterThan(0);
  const { rows } = await shop.pool.query<{ id: number; messages: string[] }>(
    `select conversation_id as id, array_agg(position || ' ' || body order by position) as messages from message group by 1`,
  );
  const kept = new Map(rows.map(({ id, messages }) => [id, messages]));
  expect(kept.size).toBe(chats);
  for (const { id } of begun) {
    const messages = kept.get(id) as string[];
    expect(messages.map((message) => Number(message.split(' ')[0]))).toEqual(messages.map((_, at) => at + 1));
    const of = (side: string) =>
      messages.map((message) => message.replace(/^\d+ /, '')).filter((text) => text.startsWith(side));
    expect([of('first'), of('visitor'), of('staff')]).toEqual([['first'], texts('visitor'), texts('staff')]);
  }
  // Both sides are shown exactly that, without asking again.
  await vi.waitFor(() => {
    for (const { id, people } of begun)
      for (const person of people) expect(person.shown.get(id)?.messages).toEqual(kept.get(id));
  }, patiently);
  for (const person of [...staff, ...visitors]) {
    expect(person.wrong).toEqual([]);
    person.leave();
  }
});
