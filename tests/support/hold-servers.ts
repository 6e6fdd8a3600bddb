// Shops in processes of their own on one database, and holders without a browser.
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { securityToken } from '#server/platform/security-token.ts';
import type { Settings } from '#server/platform/settings.ts';
import { freePort } from './free-port.ts';
import { answersFor, type Holdable } from './holding.ts';
import type { TestShop } from './shop.ts';

/** A shop in a process of its own. */
export type HoldServer = { readonly child: ChildProcess; readonly origin: string; stop(): Promise<void> };

/** Starts a shop on the database of another. */
export async function startHoldServer(shop: TestShop, environment: Record<string, string> = {}): Promise<HoldServer> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'hold-server.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      PORT: String(port),
      // All processes are the same shop, whatever their port.
      PUBLIC_ORIGIN: shop.settings.origin,
      ALLOWED_HOSTS: `127.0.0.1:${port}`,
      DATA_DIR: shop.settings.dataFolder,
      DATABASE_URL: shop.databaseUrl,
      SECRET: shop.settings.secret,
      TRUSTED_PROXIES: '1',
      IN_PROCESS_JOBS: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said !== 'listening') throw new Error('the server did not start');
  return {
    child,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/** Optional details of a holder: the network address, and a friend for the other bed. */
type HolderDetails = { readonly address?: string; readonly friend?: string };

/** Returns a holder who wants one place; sending twice repeats the same request. */
export function newHolder(
  { settings }: { readonly settings: Pick<Settings, 'secret'> },
  { objectId, date, twin, fields }: Holdable,
  signed_quote: string,
  { address = Array.from(randomBytes(4)).join('.'), friend }: HolderDetails = {},
) {
  const visitorId = randomBytes(16).toString('base64url');
  const email = `${randomUUID()}@example.org`;
  const key = randomUUID();
  const bed = friend ? { co_passengers: [{ name: 'Grace Hopper', email: friend }] } : { friend_unknown: 1 };
  const body = JSON.stringify({
    date,
    priceCategories: { 1: 1 },
    accommodationsSelected: { [twin.id]: { 1: 1, ...bed } },
    currency: 'EUR',
    paymentOption: 'hold',
    passengers: [answersFor(fields, true, email)],
    accept_terms: 1,
    accept_data_terms: 1,
    submission_key: key,
    signed_quote,
  });
  const send = (origin: string) =>
    fetch(`${origin}/api/book-now/book/${objectId}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        cookie: `waymark_visitor=${visitorId}`,
        'x-security-token': securityToken(settings.secret, visitorId),
        'x-forwarded-for': address,
      },
    });
  return {
    email,
    key,
    send,
    /**
     * Retries until there is a response: a busy server returns a retry status, a connection may break, and the
     * idempotency key makes retries safe.
     */
    async insist(origin: string): Promise<number> {
      for (;;) {
        const answer = await send(origin).catch(() => null);
        await answer?.arrayBuffer().catch(() => null);
        if (answer && ![408, 503].includes(answer.status)) return answer.status;
      }
    },
  };
}

/** Returns the quote for the submission of each holder. */
export async function quoteForOne({ origin }: { readonly origin: string }, { objectId, date, twin }: Holdable) {
  const answer = await fetch(`${origin}/api/book-now/load_data/${objectId}`, {
    method: 'POST',
    body: JSON.stringify({
      date,
      priceCategories: { 1: 1 },
      accommodationsSelected: { [twin.id]: { 1: 1 } },
      currency: 'EUR',
      paymentOption: 'hold',
    }),
    headers: { 'content-type': 'application/json', accept: 'application/vnd.waymark.data+json' },
  });
  const { data } = (await answer.json()) as { data: { quote: { id: string } } };
  return data.quote.id;
}
