import { afterAll, beforeAll, expect, test } from 'vitest';
import { recountPlaces } from '#server/places/ledger.ts';
import { newHolder, quoteForOne } from '#tests/support/hold-servers.ts';
import { type Holdable, holdables } from '#tests/support/holding.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { openWay } from './database-proxy.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let way: Awaited<ReturnType<typeof openWay>>;
let shop: TestShop;
let tour: Holdable;
let quote: string;

beforeAll(async () => {
  fresh = await freshDatabase();
  way = await openWay(fresh.url);
  shop = await startShop({ DATABASE_URL: way.url, DEMO_TOURS: '40', IN_PROCESS_JOBS: '0', TRUSTED_PROXIES: '1' });
  await shop.ensureDemo();
  tour = (await holdables(shop))[0] as Holdable;
  quote = await quoteForOne(shop, tour);
});
afterAll(async () => {
  await shop?.stop();
  await way?.close();
  await fresh?.drop();
});

const made = async (key: string) =>
  (await shop.pool.query<{ id: string }>('select id from hold where submission_key = $1', [key])).rows;

test.each([
  ['answer', 1],
  ['question', 0],
] as const)(
  'BOOK-08 HOLD-01 a commit whose %s is lost is not reported as a failure, and repeating the submission gets the true answer',
  async (loss, there) => {
    const holder = newHolder(shop, tour, quote);
    const before = way.lost();
    way.lose(loss);
    const answer = await holder.send(shop.origin);
    expect(way.lost()).toBe(before + 1);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    const { message } = (await answer.json()) as { message: string };
    expect(message).toContain('we don’t know whether this was saved');
    const first = await made(holder.key);
    expect(first).toHaveLength(there);

    const again = await holder.send(shop.origin);
    const { data } = (await again.json()) as { data: { holdId: string; again: boolean } };
    expect([again.status, data.again]).toEqual([200, there === 1]);
    expect(await made(holder.key)).toEqual([{ id: data.holdId }]);
    if (first[0]) expect(data.holdId).toBe(first[0].id);
    const mails = await shop.pool.query("select 1 from mail where dedupe_key like 'hold ' || $1 || ' %'", [
      data.holdId,
    ]);
    expect(mails.rowCount).toBe(2);
    expect(await recountPlaces(shop.database)).toEqual([]);
  },
);
