import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOLD_MS } from '#domain/booking/hold.ts';
import { endHold, endHoldIn } from '#server/booking/hold/end-hold.ts';
import { createHoldJobs } from '#server/booking/hold/jobs.ts';
import { recountPlaces } from '#server/places/ledger.ts';
import { transaction } from '#server/platform/database/database.ts';
import { createLog } from '#server/platform/log.ts';
import { createMailCipher } from '#server/platform/mail/cipher.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { patiently } from '#tests/support/patience.ts';
import { forgetLimits, mailsLike, mailsTo } from './access-visitor.ts';
import { type HoldShop, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
beforeAll(async () => {
  shop = await startHoldShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const signal = new AbortController().signal;

/** The work of ending holds. */
function work() {
  const { database, queue, settings } = shop;
  const deps = {
    database,
    queue,
    settings,
    log: createLog('silent'),
    sendMail: async (
      ...[trx, mail]: Parameters<typeof queueMail> extends [infer T, unknown, infer M] ? [T, M] : never
    ) => void (await queueMail(trx, { queue, cipher: createMailCipher(settings.secret) }, mail)),
  };
  const [expire, sweep] = createHoldJobs(deps);
  return {
    deps,
    expire: (holdId: string) => expire?.run({ holdId }, signal),
    sweep: () => sweep?.run({}, signal),
    release: (holdId: string) => endHold(deps, holdId, 'release'),
  };
}

/** Moves a hold in time so that it ends so many milliseconds from now, by the database's clock. */
const endIn = (id: string, ms: number) =>
  shop.pool.query(
    `update hold set ends_at = now() + $2 * interval '1 millisecond', created_at = now() + $2 * interval '1 millisecond' - interval '48 hours'
     where id = $1`,
    [id, ms],
  );
const stateOf = async (id: string): Promise<string> =>
  (await shop.pool.query('select state from hold where id = $1', [id])).rows[0].state;

describe('HOLD-01 a hold ends', () => {
  test('HOLD-01 after exactly 48 hours: places are released, holder and operator notified', async () => {
    const tour = shop.tour();
    const [seats, rooms] = [await shop.taken(tour), await shop.taken({ placeId: tour.roomPlaceId })];
    const { id, email } = await shop.hold(tour);
    // In one transaction time stands still, to the microsecond.
    const endedAt = (microseconds: number) =>
      transaction(shop.database, async (trx) => {
        const end = sql`now() + ${microseconds} * interval '1 microsecond'`;
        const moved = sql`update hold set ends_at = ${end}, created_at = ${end} - interval '48 hours' where id = ${id}`;
        await moved.execute(trx);
        return endHoldIn(trx, work().deps, id, 'expire');
      });
    expect(await endedAt(1)).toBe(false);
    await endIn(id, 60_000);
    await work().expire(id);
    await work().sweep();
    expect([await stateOf(id), await shop.taken(tour)]).toEqual(['held', seats + 2]);
    expect(await endedAt(0)).toBe(true);
    expect(await stateOf(id)).toBe('expired');
    expect([await shop.taken(tour), await shop.taken({ placeId: tour.roomPlaceId })]).toEqual([seats, rooms]);
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['hold-confirmed', 'hold-ended']);
    const told = await mailsLike(shop, `hold ${id} ended %`);
    expect(told.map(({ props: { how, to } }) => ({ how, to }))).toEqual([
      { how: 'expired', to: 'holder' },
      { how: 'expired', to: 'operator' },
    ]);
    const ledger = await shop.pool.query(
      'select reason, sum(amount)::int as amount from place_entry where claim_id = $1 group by 1 order by 1',
      [id],
    );
    expect(ledger.rows).toEqual([
      { reason: 'hold', amount: 3 },
      { reason: 'hold expired', amount: -3 },
    ]);
    expect(await recountPlaces(shop.database)).toEqual([]);
  });

  test('HOLD-01 once, when jobs, sweeps and a click coincide', async () => {
    const tour = shop.tour();
    const seats = await shop.taken(tour);
    const { id, email } = await shop.hold(tour);
    // Some find it alive and some over: its end falls among them.
    await endIn(id, 5);
    await Promise.all([
      ...Array.from({ length: 3 }, () => work().release(id)),
      ...Array.from({ length: 5 }, () => work().expire(id)),
      work().sweep(),
      work().sweep(),
    ]);
    await vi.waitFor(async () => {
      await work().sweep();
      expect(['expired', 'released']).toContain(await stateOf(id));
    }, patiently);
    expect(await shop.taken(tour)).toBe(seats);
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['hold-confirmed', 'hold-ended']);
    expect(await recountPlaces(shop.database)).toEqual([]);
  });

  test('HOLD-01 even when no job ran at its time: the sweep ends it days later', async () => {
    const tour = shop.tour();
    const seats = await shop.taken(tour);
    const { id } = await shop.hold(tour);
    await shop.pool.query("delete from pgboss.job where name = 'expire-hold'");
    await endIn(id, -5 * HOLD_MS);
    await work().sweep();
    expect([await stateOf(id), await shop.taken(tour)]).toEqual(['expired', seats]);
  });

  test('HOLD-02 but not while a payment is in progress', async () => {
    const tour = shop.tour();
    const seats = await shop.taken(tour);
    const { id } = await shop.hold(tour);
    await endIn(id, -1);
    await shop.pool.query("update hold set state = 'paying' where id = $1", [id]);
    await work().expire(id);
    await work().sweep();
    expect([await stateOf(id), await shop.taken(tour)]).toEqual(['paying', seats + 2]);
    await shop.pool.query("update hold set state = 'held' where id = $1", [id]);
    await work().sweep();
    expect(await stateOf(id)).toBe('expired');
  });

  test('a job that runs early is scheduled again for the end', async () => {
    const { id } = await shop.hold(shop.tour());
    await shop.pool.query("delete from pgboss.job where name = 'expire-hold'");
    await work().expire(id);
    const jobs = await shop.pool.query(
      `select start_after = (select ends_at from hold where id = $1) as right
       from pgboss.job where name = 'expire-hold' and data ->> 'holdId' = $1::text`,
      [id],
    );
    expect(jobs.rows).toEqual([{ right: true }]);
  });

  test('HOLD-01 and from then on is displayed as over and cannot be released, even before the job', async () => {
    const { id, visitor } = await shop.hold(shop.tour());
    await endIn(id, -1000);
    const { hold } = (await visitor.ask(`/api/holds/${id}`)).json;
    expect(hold).toMatchObject({ state: 'expired', mayRelease: false });
    expect((await visitor.post(`/api/holds/${id}/release`)).status).toBe(410);
    expect((await visitor.ask(`/api/holds/${id}/calendar.ics`)).text).not.toContain('VALARM');
    await work().sweep();
    expect(await stateOf(id)).toBe('expired');
  });

  test('a table constraint allows only holds of 48 hours, or of 72 once extended', async () => {
    const { id } = await shop.hold(shop.tour());
    for (const change of [
      "ends_at = ends_at + interval '1 second'",
      "ends_at = ends_at - interval '1 millisecond'",
      'extended_at = now()',
    ])
      await expect(shop.pool.query(`update hold set ${change} where id = $1`, [id])).rejects.toThrow(
        /hold_lasts_48_hours/,
      );
  });
});
