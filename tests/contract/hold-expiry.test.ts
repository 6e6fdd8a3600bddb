import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOLD_MS } from '#domain/booking/hold.ts';
import { endHold } from '#server/hold/end-hold.ts';
import { createHoldJobs } from '#server/hold/jobs.ts';
import { createLog } from '#server/log.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { createMailSeal } from '#server/mail/seal.ts';
import { recountPlaces } from '#server/places/ledger.ts';
import { forgetLimits, mailsLike, mailsTo } from './access-visitor.ts';
import { type HoldShop, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
beforeAll(async () => {
  shop = await startHoldShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const signal = new AbortController().signal;

/** The work of ending holds, at a time that the test sets. */
function workAt(now: number) {
  const { database, queue, settings } = shop;
  const means = {
    database,
    queue,
    settings,
    log: createLog('silent'),
    clock: () => now,
    sendMail: async (
      ...[trx, mail]: Parameters<typeof queueMail> extends [infer T, unknown, infer M] ? [T, M] : never
    ) => void (await queueMail(trx, { queue, seal: createMailSeal(settings.secret) }, mail)),
  };
  const [expire, sweep] = createHoldJobs(means);
  return {
    expire: (holdId: string) => expire?.run({ holdId }, signal),
    sweep: () => sweep?.run({}, signal),
    release: (holdId: string) => endHold(means, holdId, 'release', now),
  };
}

const endOf = async (id: string): Promise<number> =>
  (await shop.pool.query('select ends_at from hold where id = $1', [id])).rows[0].ends_at.getTime();
const stateOf = async (id: string): Promise<string> =>
  (await shop.pool.query('select state from hold where id = $1', [id])).rows[0].state;

describe('HOLD-01 a hold ends', () => {
  test('HOLD-01 not a millisecond before its 48 hours, then at once: places back, holder and operator told', async () => {
    const tour = shop.tour();
    const [seats, rooms] = [await shop.taken(tour), await shop.taken({ placeId: tour.roomPlaceId })];
    const { id, email } = await shop.hold(tour);
    const end = await endOf(id);
    await workAt(end - 1).expire(id);
    await workAt(end - 1).sweep();
    expect([await stateOf(id), await shop.taken(tour)]).toEqual(['held', seats + 2]);
    await workAt(end).expire(id);
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

  test('HOLD-01 once, when jobs, sweepers and a click come at the same moment', async () => {
    const tour = shop.tour();
    const seats = await shop.taken(tour);
    const { id, email } = await shop.hold(tour);
    const end = await endOf(id);
    const [before, after] = [workAt(end - 1), workAt(end)];
    await Promise.all([
      ...Array.from({ length: 5 }, () => after.expire(id)),
      after.sweep(),
      after.sweep(),
      ...Array.from({ length: 3 }, () => before.release(id)),
    ]);
    expect(['expired', 'released']).toContain(await stateOf(id));
    expect(await shop.taken(tour)).toBe(seats);
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['hold-confirmed', 'hold-ended']);
    expect(await recountPlaces(shop.database)).toEqual([]);
  });

  test('HOLD-01 even when nothing ran at its moment: the sweeper finds it days later', async () => {
    const tour = shop.tour();
    const seats = await shop.taken(tour);
    const { id } = await shop.hold(tour);
    await shop.pool.query("delete from pgboss.job where name = 'expire-hold'");
    await workAt((await endOf(id)) + 5 * HOLD_MS).sweep();
    expect([await stateOf(id), await shop.taken(tour)]).toEqual(['expired', seats]);
  });

  test('HOLD-02 but not while it is being paid', async () => {
    const tour = shop.tour();
    const seats = await shop.taken(tour);
    const { id } = await shop.hold(tour);
    const end = await endOf(id);
    await shop.pool.query("update hold set state = 'paying' where id = $1", [id]);
    await workAt(end + 1).expire(id);
    await workAt(end + 1).sweep();
    expect([await stateOf(id), await shop.taken(tour)]).toEqual(['paying', seats + 2]);
    await shop.pool.query("update hold set state = 'held' where id = $1", [id]);
    await workAt(end + 1).sweep();
    expect(await stateOf(id)).toBe('expired');
  });

  test('a job that comes early by another clock comes again at the end', async () => {
    const { id } = await shop.hold(shop.tour());
    await shop.pool.query("delete from pgboss.job where name = 'expire-hold'");
    const end = await endOf(id);
    await workAt(end - 60_000).expire(id);
    const jobs = await shop.pool.query(
      "select start_after from pgboss.job where name = 'expire-hold' and data ->> 'holdId' = $1",
      [id],
    );
    expect(jobs.rows[0].start_after.getTime()).toBe(end);
  });

  test('HOLD-01 from its last second on it is shown as over and cannot be released, before any job has come', async () => {
    const { id, visitor } = await shop.hold(shop.tour());
    await shop.pool.query(
      "update hold set created_at = now() - interval '48 hours 1 second', ends_at = now() - interval '1 second' where id = $1",
      [id],
    );
    const { hold } = (await visitor.ask(`/api/holds/${id}`)).json;
    expect(hold).toMatchObject({ state: 'expired', mayRelease: false });
    expect((await visitor.post(`/api/holds/${id}/release`)).status).toBe(410);
    expect((await visitor.ask(`/api/holds/${id}/calendar.ics`)).text).not.toContain('VALARM');
    await workAt(Date.now()).sweep();
    expect(await stateOf(id)).toBe('expired');
  });

  test('the table itself keeps no hold that is shorter or longer than 48 hours', async () => {
    const { id } = await shop.hold(shop.tour());
    for (const change of ["ends_at = ends_at + interval '1 second'", "ends_at = ends_at - interval '1 millisecond'"])
      await expect(shop.pool.query(`update hold set ${change} where id = $1`, [id])).rejects.toThrow(
        /hold_lasts_48_hours/,
      );
  });
});
