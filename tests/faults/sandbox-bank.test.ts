import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Notice, PaymentProvider } from '#server/payments/port.ts';
import { startProblemCode } from '#server/platform/settings.ts';
import { sandboxWelcome } from '#server/start/sandbox-process.ts';
import { startBookingShop } from '#tests/contract/book-now-shop.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type Holdable, holdables } from '#tests/support/holding.ts';
import { bankSettings, buy } from '#tests/support/paying.ts';
import { openSandbox, sandboxClient, type TestSandbox } from '#tests/support/sandbox.ts';
import { startShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const working = '4111111111111111';
const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 25_000 });

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A shop that only listens to notices; `answer` says with what status. */
async function listener(answer: (count: number) => number = () => 200) {
  const came: { body: string; headers: Headers }[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      came.push({ body, headers: new Headers(request.headers as Record<string, string>) });
      response.writeHead(answer(came.length)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notices`,
    read: (provider: PaymentProvider): (Notice | null)[] =>
      came.map(({ body, headers }) => {
        const notice = provider.readNotice(body, headers);
        return typeof notice === 'string' ? null : notice;
      }),
  };
}

async function bankFor(webhookUrl: string | null): Promise<TestSandbox> {
  const bank = await openSandbox({ webhookUrl });
  closing.push(bank.stop);
  return bank;
}

/** A bank whose log can be read. */
async function loggingBank() {
  let text = '';
  const bank = await openSandbox({ logLevel: 'info' }, (chunk) => {
    text += chunk;
  });
  closing.push(bank.stop);
  return { bank, stdout: () => text };
}

async function pay(bank: TestSandbox, attemptRef: string, number = working, provider = bank.provider()) {
  const answer = await provider.authorise({
    attemptRef,
    amount: { amount: 5000, currency: 'EUR' },
    source: { kind: 'oneTime', ref: await bank.typeCard(number) },
    keep: false,
    initiator: 'holder',
  });
  return answer.outcome === 'approved' ? answer.transaction.ref : '';
}

const idealRequest = {
  amount: { amount: 5000, currency: 'EUR' },
  method: 'ideal',
  bank: 'INGBNL2A',
  country: 'NL',
  givenName: 'Ada',
  surname: 'Lovelace',
  language: 'en',
  returnUrl: 'http://localhost:3000/back',
} as const;

test('every change is sent in a signed webhook, in order', async () => {
  const shop = await listener();
  const bank = await bankFor(shop.url);
  const provider = bank.provider();
  const first = await pay(bank, 'one');
  await provider.capture({ key: 'c', ref: first, amount: 5000 });
  await provider.refund({ key: 'r', ref: first, amount: 100 });
  await provider.cancel({ key: 'v', ref: await pay(bank, 'two') });
  await pay(bank, 'three', '4000000000009102');
  const told = () => shop.read(provider).map((notice) => notice && `${notice.attemptRef} ${notice.kind}`);
  await eventually(told).toEqual([
    'one authorised',
    'one captured',
    'one refunded',
    'two authorised',
    'two voided',
    'three declined',
  ]);
  expect(new Set(shop.read(provider).map((notice) => notice?.dedupeKey)).size).toBe(6);
});

test('LOCAL-02 PPAL-01 bank payments without a return, and account payments, are sent in a webhook', async () => {
  const shop = await listener();
  const bank = await bankFor(shop.url);
  const provider = bank.provider();
  const page = async (attemptRef: string) => {
    const started = await provider.startRedirect({ ...idealRequest, attemptRef, expiresAt: Date.now() + 60_000 });
    return started.outcome === 'started' ? started.url : '';
  };
  await bank.chooseRedirect(await page('paid'), 'pay');
  await bank.chooseRedirect(await page('cancelled'), 'cancel');
  await provider.authorise({
    attemptRef: 'account',
    amount: { amount: 5000, currency: 'EUR' },
    source: { kind: 'oneTime', ref: await bank.agree('paypal', 'account-ada', 5000) },
    keep: false,
    initiator: 'holder',
  });
  await eventually(() => shop.read(provider).map((notice) => notice && `${notice.attemptRef} ${notice.kind}`)).toEqual([
    'paid captured',
    'cancelled declined',
    'account authorised',
  ]);
});

test('an unacknowledged webhook is retried under the same key', async () => {
  const shop = await listener((count) => (count < 2 ? 503 : 200));
  const bank = await bankFor(shop.url);
  await pay(bank, 'again');
  await eventually(() => shop.read(bank.provider()).length).toBe(2);
  const [first, second] = shop.read(bank.provider());
  expect(second).toEqual(first);
  await eventually(async () => (await bank.books()).notices[0].sent).toBe(1);
});

test('a delayed change is sent when it happens, without any request', async () => {
  const shop = await listener();
  const bank = await bankFor(shop.url);
  await bank.disturb({ request: 'authorise', effect: 'late', afterMs: 500 });
  await pay(bank, 'attempt-late');
  await eventually(() => shop.read(bank.provider()).map((notice) => notice?.attemptRef)).toEqual(['attempt-late']);
});

test('webhooks can be duplicated, delayed, reordered, dropped and replayed', async () => {
  const shop = await listener();
  const bank = await bankFor(shop.url);
  const told = () => shop.read(bank.provider()).map((notice) => notice?.attemptRef);
  await bank.disturb({ request: 'webhook', effect: 'doubled' });
  await pay(bank, 'doubled');
  await eventually(told).toEqual(['doubled', 'doubled']);
  await bank.disturb({ request: 'webhook', effect: 'reordered' });
  await pay(bank, 'reordered');
  await pay(bank, 'next');
  await eventually(told).toEqual(['doubled', 'doubled', 'next', 'reordered']);
  await bank.disturb({ request: 'webhook', effect: 'dropped' });
  await pay(bank, 'dropped');
  await bank.disturb({ request: 'webhook', effect: 'delayed', afterMs: 3_600_000 });
  await pay(bank, 'delayed');
  await pay(bank, 'last');
  await eventually(() => told().slice(4)).toEqual(['last']);
  const { notices } = await bank.books();
  const noted = (note: string) => notices.find((notice: { note: string }) => notice.note === note);
  expect(noted('delayed').next_at - noted('delayed').at).toBe(3_600_000);
  const dropped = noted('dropped');
  expect(await bank.ask('POST', `/api/notices/${dropped.id}/replay`)).toMatchObject({ status: 200 });
  await eventually(() => told().slice(5)).toEqual(['dropped']);
  expect(await bank.ask('POST', '/api/notices/notice_invented/replay')).toMatchObject({ status: 404 });
});

test('a killed bank is restarted with its books, and completes pending work', async () => {
  const shop = await listener();
  const bank = await bankFor(shop.url);
  const provider = bank.provider();
  const kept = await pay(bank, 'before');
  await bank.disturb({ request: 'authorise', effect: 'late', afterMs: 1500 });
  await pay(bank, 'owed');
  const killed = bank.processId();
  process.kill(killed as number, 'SIGKILL');
  const states = async (attempt: string) => {
    const search = await provider.findByAttempt(attempt);
    return search.outcome === 'found' ? search.found.map(({ state }) => state) : search.outcome;
  };
  await eventually(() => states('before')).toEqual(['authorised']);
  expect(bank.processId()).not.toBe(killed);
  await eventually(() => states('owed')).toEqual(['authorised']);
  expect(await provider.capture({ key: 'after', ref: kept, amount: 5000 })).toMatchObject({ outcome: 'done' });
  await eventually(() => shop.read(provider).map((notice) => notice?.attemptRef)).toContain('owed');
});

test('a bank exits when its shop is killed, so that the next shop finds its port free', async () => {
  const shop = spawn(process.execPath, [join(import.meta.dirname, 'sandbox-owner-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(shop.stdout, 'data');
  const { bank, folder } = JSON.parse(String(line)) as { bank: number; folder: string };
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  expect(isAlive(bank)).toBe(true);
  shop.kill('SIGKILL');
  await eventually(() => isAlive(bank)).toBe(false);
});

test('a bank waits for its port, and reports when it does not get it', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  await expect(openSandbox({ port })).rejects.toThrow(/^the sandbox bank did not start: .*EADDRINUSE/);
  const opening = openSandbox({ port });
  other.close();
  closing.push((await opening).stop);
});

test('the start of the shop prints a card that pays, and where to find the others and the fault controls', async () => {
  const bank = await bankFor(null);
  const welcome = sandboxWelcome(bank).join('\n');
  expect(welcome).toContain('4111 1111 1111 1111');
  expect(welcome).toContain(`${bank.url}/,`);
  expect(welcome).not.toContain(bank.secret);
  const [link] = /http\S+\/control\?key=\S+/.exec(welcome) as RegExpExecArray;
  expect((await fetch(link as string, { redirect: 'manual' })).status).toBe(303);
  expect(await pay(bank, 'first', bank.workingCard)).not.toBe('');
});

test('every endpoint requires the secret', async () => {
  const bank = await bankFor(null);
  for (const path of ['/books', '/api/transactions?since=0', '/api/faults', '/control'])
    for (const headers of [{}, { Authorization: 'Bearer ' }, { Authorization: `Bearer ${bank.secret}x` }])
      expect((await fetch(new URL(path, bank.url), { headers })).status, path).toBe(401);
});

test('PAY-03 the bank’s log has no card number, token or secret', async () => {
  const { stdout, bank } = await loggingBank();
  const session = await bank.openSession();
  const ref = await bank.typeCard(working, session);
  await bank.typeCard('4242424242424242', session).catch(() => {});
  await bank.authenticate(ref, session, 100);
  await bank.provider().inspectInstrument(ref);
  await pay(bank, 'logged');
  const started = await bank
    .provider()
    .startRedirect({ ...idealRequest, attemptRef: 'logged-page', expiresAt: Date.now() + 60_000 });
  const url = new URL(started.outcome === 'started' ? started.url : '');
  await fetch(url);
  await bank.chooseRedirect(url.href, 'pay');
  await eventually(stdout).toContain('/browser/redirects');
  // Four digits may be a port or a time; eight of them are a card.
  for (const secret of [working, '42424242', ref, session, bank.secret, url.pathname.split('/').pop(), 'Lovelace'])
    expect(stdout()).not.toContain(secret as string);
});

test('invalid requests are refused and change nothing', async () => {
  const bank = await bankFor(null);
  const ref = await bank.typeCard(working);
  const good = {
    attemptRef: 'a',
    amount: 100,
    currency: 'EUR',
    source: { kind: 'oneTime', ref },
    keep: false,
    initiator: 'holder',
  };
  const bad = [
    { ...good, amount: 0 },
    { ...good, amount: -5 },
    { ...good, amount: 1.5 },
    { ...good, amount: '100' },
    { ...good, currency: 'euro' },
    { ...good, attemptRef: '' },
    { ...good, attemptRef: 'a b' },
    { ...good, source: { kind: 'card', ref } },
    { ...good, more: true },
    null,
    [],
  ];
  for (const body of bad) expect(await bank.ask('POST', '/api/transactions', body)).toMatchObject({ status: 400 });
  expect((await bank.ask('POST', '/api/transactions', { ...good, attemptRef: 'x'.repeat(20_000) })).status).toBe(413);
  expect((await bank.ask('POST', '/api/sessions', { currency: 5 })).status).toBe(400);
  const sheet = { session: 's', method: 'paypal', payer: 'account-ada', amount: 1, currency: 'EUR', networks: null };
  for (const part of [{ method: 'card' }, { amount: 0 }, { payer: 5 }, { networks: 'VISA' }, { more: 1 }])
    expect(await bank.ask('POST', '/browser/sheets', { ...sheet, ...part })).toMatchObject({ status: 400 });
  for (const path of ['/api/redirects', '/api/redirects/end', '/browser/redirects/x'])
    expect(await bank.ask('POST', path, { attemptRef: '', choice: 'steal' })).toMatchObject({ status: 400 });
  expect(await bank.ask('POST', '/browser/redirects/x', { choice: 'pay' })).toMatchObject({ status: 422 });
  expect((await bank.ask('GET', '/api/transactions?since=never')).status).toBe(400);
  expect((await bank.books()).transactions).toEqual([]);
});

test('an unlisted card, an expired one or a wrong code is refused and not stored', async () => {
  const bank = await bankFor(null);
  const session = await bank.openSession();
  const card = {
    session,
    number: working,
    expiry: '1239',
    code: '123',
    cardHolder: 'Ada',
    billingCountry: 'DE',
    billingZip: '1',
  };
  const status = async (part: Record<string, unknown>) =>
    (await bank.ask('POST', '/browser/cards', { ...card, ...part })).status;
  expect(await status({})).toBe(200);
  expect(await status({ number: '4242424242424242' })).toBe(422);
  expect(await status({ expiry: '0120' })).toBe(422);
  expect(await status({ expiry: '1339' })).toBe(422);
  expect(await status({ code: '1234' })).toBe(422);
  expect(await status({ session: 'session_invented' })).toBe(422);
  expect(await status({ number: 'abc' })).toBe(400);
  expect(await status({ number: 4111111111111111 })).toBe(400);
});

test('npm run sandbox serves several shops on one database, with their settings', async () => {
  const [bankPort, firstPort, secondPort] = [await freePort(), await freePort(), await freePort()];
  const bank = sandboxClient(`http://127.0.0.1:${bankPort}`, 'a secret that all of them have been given');
  const first = await startBookingShop({ PORT: String(firstPort), ...bankSettings(bank) });
  closing.push(first.stop);
  const { databaseUrl } = first;
  const second = await startShop({
    PORT: String(secondPort),
    DATABASE_URL: databaseUrl,
    IN_PROCESS_JOBS: '0',
    ...bankSettings(bank),
  });
  closing.push(second.stop);
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bank-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const command = (environment: Record<string, string>) =>
    spawn(process.execPath, ['bin/run.mjs', 'sandbox'], {
      env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const running = command({
    DATABASE_URL: databaseUrl,
    SECRET: 'x'.repeat(32),
    PORT: String(firstPort),
    ALLOWED_HOSTS: `localhost:${secondPort}`,
    ...bankSettings(bank),
  });
  const ended = once(running, 'exit');
  closing.push(() => running.kill());
  let said = '';
  running.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await eventually(() => said).toContain(`The sandbox bank is open: ${bank.url}`);

  const [tour, otherTour] = (await holdables(first)) as [Holdable, Holdable];
  for (const [shop, wanted] of [
    [first, tour],
    [second, otherTour],
  ] as const) {
    const bought = await buy(bank, new Visitor(shop.origin), wanted);
    expect([bought.status, bought.json.data?.state], bought.text).toEqual([200, 'confirmed']);
  }
  const notices = async () => (await first.pool.query('select from payment_notice')).rowCount;
  await eventually(notices).toBeGreaterThan(0);
  running.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  await expect(fetch(bank.url)).rejects.toThrow();

  // A shop with the embedded database runs its bank itself.
  const needless = command({ PAYMENTS: 'sandbox' });
  expect((await once(needless, 'exit'))[0]).toBe(startProblemCode);
});
