// Measures the delivery time of chat messages: 200 visitors, one message each every ten seconds, and the other side's
// socket, against a bare WebSocket that echoes the same text in the same seconds. Delivery is measured both from the
// response to the writer and from the sending, which is the whole way: a request, its checks and limits, a transaction
// on disk, a notification, a version. An echo does none of that. Then idle sockets: the memory of 10 000 of them in one
// process. Run: npm run bench -- chat
import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';
import { type LiveNews, livePath } from '#contract/live.ts';
import type { ChatState } from '#contract/schemas/chat.ts';
import { hashPassword } from '#server/account/auth.ts';
import { ensureAccount } from '#server/account/ensure-account.ts';
import { listen } from '#server/http/listen.ts';
import { connect } from '#server/platform/database/database.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { createLog } from '#server/platform/log.ts';
import { securityToken } from '#server/platform/security-token.ts';
import { readSettings } from '#server/platform/settings.ts';
import { loadWebBundle } from '#server/platform/web-bundle.ts';
import { assemble } from '#server/start/assemble.ts';
import { startServer, usageOf } from './support/served.ts';

const talkers = 200;
const everyMs = 10_000;
const seconds = Number(process.env.BENCH_SECONDS) || 40;
const warmUpSeconds = 15;
const chatsPerStaff = 20;
const idle = Number(process.env.BENCH_SOCKETS) || 10_000;
const socketsPerNetwork = 150;
const goals = { ratio: 3, memory: 600 };
const secret = 'a secret that only this benchmark knows about';
const ports = { shop: 24_110, echo: 24_111 };
const origin = `http://localhost:${ports.shop}`;

async function serveShop(databaseUrl: string, dataFolder: string): Promise<void> {
  const settings = readSettings({
    PORT: String(ports.shop),
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    SECRET: secret,
    TRUSTED_PROXIES: '1',
    READ_LIMIT: '0',
    IN_PROCESS_JOBS: '0',
    LOG_LEVEL: 'silent',
  });
  await listen(await assemble(settings, databaseUrl, await loadWebBundle(), createLog('silent')), settings.port);
}

/** Starts the baseline server, which echoes every message. */
async function serveEcho(): Promise<void> {
  const server = createServer().listen(ports.echo);
  new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) =>
    socket.on('message', (data) => socket.send(String(data))),
  );
  await once(server, 'listening');
}

const address = () => Array.from(randomBytes(4)).join('.');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns a visitor with a browser and a network of their own. */
function newVisitor(cookie?: string) {
  const visitorId = randomBytes(16).toString('base64url');
  const headers = {
    cookie: `waymark_visitor=${visitorId}${cookie ? `; ${cookie}` : ''}`,
    'x-security-token': securityToken(secret, visitorId),
    'x-forwarded-for': address(),
  };
  return {
    headers,
    async post(path: string, body: object): Promise<Response> {
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, 'content-type': 'application/json' },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer;
    },
  };
}

async function openSocket(url: string, headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}
const openLive = (headers: Record<string, string>) =>
  openSocket(`ws://localhost:${ports.shop}${livePath}`, { ...headers, origin });

/** Opens the sockets of staff. */
async function openStaff(databaseUrl: string) {
  const { database, close } = connect(databaseUrl, 2, () => {});
  const staff = [];
  for (let at = 0; at < talkers / chatsPerStaff; at += 1) {
    const account = { email: `staff${at}@bench.example`, name: `Staff ${at}`, password: 'three calm herons' };
    await ensureAccount(database, hashPassword, { ...account, role: 'staff' });
    const answer = await newVisitor().post('/api/account/log-in', account);
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0] as string);
    const visitor = newVisitor(cookie.find((line) => line.includes('session')));
    staff.push({ ...visitor, socket: await openLive(visitor.headers) });
  }
  await close();
  return staff;
}

async function talk(databaseUrl: string): Promise<{ written: number[]; whole: number[]; echoed: number[] }> {
  const staff = await openStaff(databaseUrl);
  // By conversation and position.
  const times = new Map<string, { readonly sent: number; readonly answered: number }>();
  const heard = new Map<string, number>();
  for (const { socket } of staff)
    socket.on('message', (data) => {
      const news = JSON.parse(String(data)) as LiveNews;
      if (news.type !== 'version') return;
      const key = `${news.conversationId} ${news.version.split('.')[0]}`;
      if (!heard.has(key)) heard.set(key, performance.now());
    });
  const echoed: number[] = [];
  const until = performance.now() + (warmUpSeconds + seconds) * 1000;
  const counted = performance.now() + warmUpSeconds * 1000;
  await Promise.all(
    Array.from({ length: talkers }, async (_, at) => {
      const visitor = newVisitor();
      const text = 'Is there a train from the airport, and how long does it take?';
      const begin = { text, submission: randomUUID(), language: 'en', page: '/' };
      const chat = (await (await visitor.post('/api/chat', begin)).json()) as ChatState;
      const { conversationId, code } = chat;
      const agent = staff[Math.floor(at / chatsPerStaff)] as (typeof staff)[number];
      await agent.post(`/api/office/chats/${conversationId}/take`, {});
      agent.socket.send(JSON.stringify({ type: 'follow', conversationId, code: null }));
      const panel = await openLive(visitor.headers);
      panel.send(JSON.stringify({ type: 'follow', conversationId, code }));
      const echo = await openSocket(`ws://localhost:${ports.echo}`);
      await pause(Math.random() * everyMs);
      while (performance.now() < until) {
        const sent = performance.now();
        const answer = await visitor.post(`/api/conversations/${conversationId}/messages`, {
          code,
          body: text,
          submission: randomUUID(),
        });
        const { position } = (await answer.json()) as { position: number };
        if (sent > counted) times.set(`${conversationId} ${position}`, { sent, answered: performance.now() });
        await pause(everyMs / 2);
        const said = performance.now();
        echo.send(text);
        await once(echo, 'message');
        if (said > counted) echoed.push(performance.now() - said);
        await pause(everyMs / 2);
      }
      for (const socket of [panel, echo]) socket.terminate();
    }),
  );
  for (const { socket } of staff) socket.terminate();
  const whole: number[] = [];
  const written: number[] = [];
  for (const [key, { sent, answered }] of times) {
    const at = heard.get(key);
    if (at === undefined) throw new Error(`nobody heard of ${key}`);
    whole.push(at - sent);
    written.push(Math.max(0, at - answered));
  }
  return { written, whole, echoed };
}

/** Measures the memory of idle sockets in a process, in bytes: before the first and with all of them open. */
async function openIdle(shop: ChildProcess): Promise<{ before: number; after: number }> {
  const before = usageOf(shop).memory;
  const open: WebSocket[] = [];
  const networks = Array.from({ length: Math.ceil(idle / socketsPerNetwork) }, address);
  for (const network of networks)
    open.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(socketsPerNetwork, idle - open.length) }, () =>
          openLive({ 'x-forwarded-for': network }),
        ),
      )),
    );
  // Includes a heartbeat, during which sockets use the most memory.
  await pause(35_000);
  const alive = open.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  if (alive < idle) throw new Error(`only ${alive} of ${idle} sockets are open`);
  const after = usageOf(shop).memory;
  for (const socket of open) socket.terminate();
  return { before, after };
}

const quantile = (figures: readonly number[], share: number): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length * share)] as number;
const row = (name: string, figures: readonly number[]) =>
  console.log(
    `${name.padEnd(34)} p50 ${quantile(figures, 0.5).toFixed(1).padStart(6)} ms   p99 ${quantile(figures, 0.99).toFixed(1).padStart(6)} ms   of ${figures.length}`,
  );

async function main(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  chmodSync(home, 0o755);
  const server = await startEmbedded(home, { disposable: true });
  const databaseUrl = server.url('postgres');
  const shop = await startServer(import.meta.filename, 'shop', databaseUrl, join(home, 'shop'));
  const echo = await startServer(import.meta.filename, 'echo');
  try {
    const { written, whole, echoed } = await talk(databaseUrl);
    row('a bare echo', echoed);
    row('written until heard', written);
    row('sent until heard, the whole way', whole);
    const ratio = (figures: readonly number[]) => quantile(figures, 0.99) / quantile(echoed, 0.99);
    console.log(`written until heard: ${ratio(written).toFixed(1)} x an echo (goal ${goals.ratio})`);
    console.log(`the whole way: ${ratio(whole).toFixed(1)} x an echo`);
    const { before, after } = await openIdle(shop);
    const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);
    console.log(
      `${idle} idle sockets: ${megabytes(before)} MB before, ${megabytes(after)} MB with them (goal ${goals.memory}), ${Math.round((after - before) / idle / 1024)} kB each`,
    );
    if (ratio(written) > goals.ratio || megabytes(after) > goals.memory) process.exitCode = 1;
  } finally {
    shop.kill();
    echo.kill();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

const [role, ...args] = process.argv.slice(2);
if (role === 'shop') await serveShop(...(args as [string, string]));
else if (role === 'echo') await serveEcho();
else await main();
if (role) process.send?.('up');
