// A process whose clock is wrong: holds go by the database's.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holdCode } from '#server/booking/hold/codes.ts';
import { expireHold, sweepHolds } from '#server/booking/hold/job-kinds.ts';
import { transaction } from '#server/platform/database/database.ts';
import { newHolder, quoteForOne, startHoldServer } from '#tests/support/hold-servers.ts';
import { type Holdable, holdables } from '#tests/support/holding.ts';
import { patiently } from '#tests/support/patience.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
let tour: Holdable;

beforeAll(async () => {
  shop = await startShop({ DEMO_TOURS: '40', IN_PROCESS_JOBS: '0', TRUSTED_PROXIES: '1' });
  await shop.ensureDemo();
  tour = (await holdables(shop))[0] as Holdable;
});
afterAll(() => shop?.stop());

test('HOLD-01 A24 a process whose clock is 49 hours ahead ends no hold early, shows it as held, and releases it', async () => {
  const holder = newHolder(shop, tour, await quoteForOne(shop, tour));
  const answer = await holder.send(shop.origin);
  const { holdId: id } = ((await answer.json()) as { data: { holdId: string } }).data;
  const state = async () => (await shop.pool.query('select state from hold where id = $1', [id])).rows[0].state;
  const server = await startHoldServer(shop, { CLOCK_AHEAD: String(49 * 3600), IN_PROCESS_JOBS: '1' });
  try {
    // The job of this very hold, too early, and the sweeper: both are done by the process that is ahead.
    await shop.pool.query("delete from pgboss.job where name = 'expire-hold'");
    await transaction(shop.database, (trx) => shop.queue.add(trx, expireHold, { holdId: id }, { key: 'early' }));
    await transaction(shop.database, (trx) => shop.queue.add(trx, sweepHolds, {}));
    const done = `select count(distinct name)::int as number from pgboss.job where name in ('expire-hold', 'sweep-holds') and state = 'completed'`;
    await vi.waitFor(
      async () => expect((await shop.pool.query(done)).rows[0].number).toBeGreaterThanOrEqual(2),
      patiently,
    );
    expect(await state()).toBe('held');
    // The job comes again at the end.
    const { rows } = await shop.pool.query(
      `select start_after = (select ends_at from hold where id = $1) as right from pgboss.job where name = 'expire-hold' and state = 'created'`,
      [id],
    );
    expect(rows).toEqual([{ right: true }]);
    const visitor = new Visitor(server.origin);
    const code = holdCode(shop.settings.secret, id);
    const { hold } = (await visitor.ask(`/api/holds/${id}?code=${code}`)).json;
    expect(hold).toMatchObject({ state: 'held', mayRelease: true });
    expect(hold.endsAt - hold.now).toBeGreaterThan(47 * 3600);
    expect((await visitor.post(`/api/holds/${id}/release`, { code })).json.hold.state).toBe('released');
  } finally {
    await server.stop();
  }
});
