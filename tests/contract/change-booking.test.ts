import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { payBack } from '#server/booking/book/refunds.ts';
import { giveBackPlaces, moveClaim } from '#server/places/ledger.ts';
import { transaction } from '#server/platform/database/database.ts';
import { depositTour } from '#tests/support/card-people.ts';
import { startHoldServer } from '#tests/support/hold-servers.ts';
import { buy, type PayShop, startPayShop } from '#tests/support/paying.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { whileLocked } from '#tests/support/while-locked.ts';
import { forgetLimits, logIn, mailsTo, makeAccount } from './access-visitor.ts';

let shop: PayShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await startPayShop();
  await makeAccount(shop, { email: 'desk@example.org', role: 'staff' });
  staff = shop.visitor();
  await logIn(staff, 'desk@example.org');
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const expectCleanAudit = async () => expect((await shop.audit()).disagreements).toEqual([]);

async function bought(more: Record<string, unknown> = {}) {
  const tour = more.chargeMethod === 'deposit' ? await depositTour(shop) : shop.tour();
  const visitor = shop.visitor();
  const { status, text, json, email } = await buy(shop.bank, visitor, tour, more);
  expect(status, text).toBe(200);
  await shop.settleAll();
  return { id: json.data.bookingId as string, visitor, tour, email };
}

const preview = (visitor: Visitor, id: string, wanted: object) =>
  visitor.postJson(`/api/bookings/${id}/changes/preview`, wanted);
const previewed = async (visitor: Visitor, id: string, wanted: object) => {
  const { status, text, json } = await preview(visitor, id, wanted);
  expect(status, text).toBe(200);
  return schemas.previewBookingChange.answer.parse(json);
};
const confirm = (visitor: Visitor, id: string, token: string) =>
  visitor.postJson(`/api/bookings/${id}/changes`, { token, words: '' });
const options = async (visitor: Visitor, id: string) =>
  schemas.loadChangeOptions.answer.parse((await visitor.ask(`/api/bookings/${id}/changes`)).json);
const bookingOf = async (visitor: Visitor, id: string) => (await visitor.ask(`/api/bookings/${id}`)).json.booking;
const rowOf = async (id: string) => (await shop.pool.query('select * from booking where id = $1', [id])).rows[0];
const seatsOf = async (id: string): Promise<Record<string, number>> => {
  const { rows } = await shop.pool.query(
    `select departure.day::text as day, sum(amount)::int as seats from place_entry
       join booking on booking.claim_id = place_entry.claim_id join departure on departure.place_id = place_entry.place_id
     where booking.id = $1 group by departure.day having sum(amount) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ day, seats }) => [day, seats]));
};
const refundsOf = async (id: string) =>
  (
    await shop.pool.query(
      `select refund.id, refund.amount, refund.state from payment_refund refund join payment_attempt attempt on attempt.id = attempt_id
       where booking_id = $1 order by refund.created_at`,
      [id],
    )
  ).rows as { id: string; amount: number; state: string }[];
const payRefunds = async (id: string) => {
  for (const refund of await refundsOf(id)) await payBack(shop.deps, refund.id);
};

test('a booking freezes what it was priced on, with the one departure that was sold', async () => {
  const { id, tour } = await bought();
  const { facts_hash, facts_context } = await rowOf(id);
  const { rows } = await shop.pool.query('select facts from sale_facts where hash = $1', [facts_hash]);
  expect(rows[0].facts.variant.departures.map(({ day }: { day: string }) => day)).toEqual([tour.date]);
  expect(facts_context).toMatchObject({ person: { isMember: false }, promo: null });
  await expect(shop.pool.query(`update sale_facts set facts = '{}'`)).rejects.toThrow();
});

test('one of two travellers leaves: the preview is what happens, once, and only their place is released', async () => {
  const { id, visitor, tour, email } = await bought();
  const before = await bookingOf(visitor, id);
  const { preview: seen, token } = await previewed(visitor, id, { kind: 'party', traveller: 1 });
  expect(seen.totalBefore).toBe(before.price.total);
  expect(seen.money).toBeGreaterThan(0);
  expect(seen.total + seen.money + seen.credit).toBe(seen.paid);
  expect(await seatsOf(id)).toEqual({ [tour.date]: 2 });
  const { status, text } = await confirm(visitor, id, token);
  expect(status, text).toBe(200);
  expect(await seatsOf(id)).toEqual({ [tour.date]: 1 });
  await payRefunds(id);
  await payRefunds(id);
  expect(await refundsOf(id)).toMatchObject([{ amount: seen.money, state: 'done' }]);
  const after = await bookingOf(visitor, id);
  expect(after.price.total).toBe(seen.total);
  expect(after.travellers).toHaveLength(1);
  expect(after.payment).toMatchObject({ paid: seen.total, due: 0 });
  expect((await mailsTo(shop, email)).filter(({ kind }) => kind === 'booking-changed')).toHaveLength(1);
  await expectCleanAudit();
  // The changed booking is cancelled like any other.
  const { json } = await visitor.ask(`/api/bookings/${id}/cancellation`);
  const { money, credit, kept } = json.preview;
  expect((await visitor.postJson(`/api/bookings/${id}/cancel`, { money, credit, kept, words: '' })).status).toBe(200);
  await payRefunds(id);
  await expectCleanAudit();
});

test('the same change confirmed four times at once happens once', async () => {
  const { id, visitor } = await bought();
  const { token } = await previewed(visitor, id, { kind: 'party', traveller: 1 });
  const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(visitor, id, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await refundsOf(id)).toHaveLength(1);
  await expectCleanAudit();
});

test('a booking moves to another date: new places are taken and the old ones released, and the difference is settled', async () => {
  const { id, visitor, tour } = await bought();
  const { dates } = await options(visitor, id);
  const date = dates[0];
  if (!date) throw new Error('the tour has one date only');
  const { preview: seen, token } = await previewed(visitor, id, { kind: 'date', day: date.from });
  expect(seen.newFrom).toBe(date.from);
  const { status, text } = await confirm(visitor, id, token);
  expect(status, text).toBe(200);
  expect(await seatsOf(id)).toEqual({ [date.from]: 2 });
  const after = await bookingOf(visitor, id);
  expect(after).toMatchObject({ from: date.from, until: date.until, price: { total: seen.total } });
  expect(after.payment.due).toBe(seen.due);
  await payRefunds(id);
  await expectCleanAudit();
  // And back: whatever was refunded or kept, the books agree.
  const back = await previewed(visitor, id, { kind: 'date', day: tour.date });
  expect((await confirm(visitor, id, back.token)).status).toBe(200);
  expect(await seatsOf(id)).toEqual({ [tour.date]: 2 });
  await expectCleanAudit();
});

test('a dearer date is due later on the plan, and nothing is charged at once', async () => {
  const { id, visitor } = await bought();
  const [date] = (await options(visitor, id)).dates;
  await shop.pool.query(
    `update departure set prices = (select jsonb_object_agg(key, value::int + 10000) from jsonb_each_text(prices))
     where variant_id = (select variant_id from booking where id = $1) and day = $2`,
    [id, date?.from],
  );
  const { preview: seen, token } = await previewed(visitor, id, { kind: 'date', day: date?.from });
  if (seen.due > 0) expect(seen.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(seen.due);
  expect((await confirm(visitor, id, token)).status).toBe(200);
  const { payment } = await bookingOf(visitor, id);
  expect(payment.due).toBe(seen.due);
  await expectCleanAudit();
});

test('a deposit: a traveller who leaves takes their part off the balance', async () => {
  const { id, visitor } = await bought({ chargeMethod: 'deposit' });
  const before = await bookingOf(visitor, id);
  const { preview: seen, token } = await previewed(visitor, id, { kind: 'party', traveller: 1 });
  expect((await confirm(visitor, id, token)).status).toBe(200);
  const after = await bookingOf(visitor, id);
  expect(after.payment.due).toBe(seen.due);
  expect(after.payment.due).toBeLessThan(before.payment.due);
  await expectCleanAudit();
});

test('a preview that no longer holds is refused, as are forged ones and those of another booking', async () => {
  const { id, visitor } = await bought();
  const other = await bought();
  const { token } = await previewed(visitor, id, { kind: 'party', traveller: 1 });
  expect((await confirm(visitor, id, `${token}x`)).status).toBe(422);
  expect((await confirm(other.visitor, other.id, token)).status).toBe(422);
  expect((await confirm(other.visitor, id, token)).status).toBe(404);
  // Another change in the meantime.
  const saved = await visitor.postJson(`/api/bookings/${id}/travellers/1`, {
    seen: 0,
    passengers: { 'first-name': 'Joan' },
  });
  expect(saved.status, saved.text).toBe(200);
  const late = await confirm(visitor, id, token);
  expect({ status: late.status, message: late.json.message }).toMatchObject({ status: 409 });
  expect(await seatsOf(id)).toMatchObject({});
  expect((await rowOf(id)).total).toBe((await bookingOf(visitor, id)).price.total);
  await expectCleanAudit();
});

test('the lead traveller cannot be removed, a date that is not sold cannot be chosen, and nothing changes after the deadline', async () => {
  const { id, visitor } = await bought();
  expect((await preview(visitor, id, { kind: 'party', traveller: 0 })).status).toBe(409);
  expect((await preview(visitor, id, { kind: 'party', traveller: 9 })).status).toBe(404);
  expect((await preview(visitor, id, { kind: 'party' })).status).toBe(422);
  expect((await preview(visitor, id, { kind: 'date', day: '2020-01-01' })).status).toBe(409);
  await shop.pool.query(
    `update booking set selection = jsonb_set(selection, '{choices,day}', to_jsonb((current_date + 3)::text)) where id = $1`,
    [id],
  );
  expect((await preview(visitor, id, { kind: 'party', traveller: 1 })).status).toBe(409);
});

test('a sold-out date cannot be moved to: the booking keeps its places and its price', async () => {
  const { id, visitor, tour } = await bought();
  const [date] = (await options(visitor, id)).dates;
  const { token } = await previewed(visitor, id, { kind: 'date', day: date?.from });
  await shop.pool.query(
    `update place set capacity = taken where id = (select place_id from departure
       where variant_id = (select variant_id from booking where id = $1) and day = $2)`,
    [id, date?.from],
  );
  const { status } = await confirm(visitor, id, token);
  expect(status).toBe(409);
  expect(await seatsOf(id)).toEqual({ [tour.date]: 2 });
  expect((await shop.pool.query('select from booking_change where booking_id = $1', [id])).rows).toHaveLength(0);
  await expectCleanAudit();
});

test('a booking from before facts were frozen is changed on reconstructed facts, and not once the operator has changed its price', async () => {
  const { id, visitor } = await bought();
  await shop.pool.query('update booking set facts_hash = null, facts_context = null where id = $1', [id]);
  const { preview: seen } = await previewed(visitor, id, { kind: 'party', traveller: 1 });
  expect(seen.money).toBeGreaterThan(0);
  await shop.pool.query(`update booking set price = jsonb_set(price, '{lines,0,unit}', '1') where id = $1`, [id]);
  expect((await preview(visitor, id, { kind: 'party', traveller: 1 })).status).toBe(409);
});

test('staff change a booking for its traveller with a reason in the log and the mail; strangers cannot', async () => {
  const { id, email } = await bought();
  const stranger = shop.visitor();
  expect((await preview(stranger, id, { kind: 'party', traveller: 1 })).status).toBe(404);
  const { json } = await staff.postJson(`/api/office/bookings/${id}/changes/preview`, { kind: 'party', traveller: 1 });
  const { token } = schemas.previewOfficeBookingChange.answer.parse(json);
  const words = 'Asked by telephone.';
  const { status, text } = await staff.postJson(`/api/office/bookings/${id}/changes`, { token, words });
  expect(status, text).toBe(200);
  const { rows } = await shop.pool.query(`select reason from office_log where subject_id = $1`, [id]);
  expect(rows).toEqual([{ reason: words }]);
  expect(JSON.stringify(await mailsTo(shop, email))).toContain(words);
  await expectCleanAudit();
});

test('a change that waited for another one sees it, and is refused: the lock of the booking decides', async () => {
  const { id, visitor } = await bought();
  const { token } = await previewed(visitor, id, { kind: 'party', traveller: 1 });
  const another = `with locked as (update booking set language = language where id = $1 returning id)
    insert into booking_change (id, booking_id, number, kind, side, role, paid, money, credit, kept, dropped)
    select gen_random_uuid(), id, 1, 'travellers', 'traveller', 'traveller', 0, 0, 0, 0, 0 from locked`;
  const { status } = await whileLocked(shop.pool, [another, id], 1, () => confirm(visitor, id, token));
  expect(status).toBe(409);
  expect(await refundsOf(id)).toEqual([]);
  await expectCleanAudit();
});

test('two processes confirm the same change: one of them makes it', async () => {
  const { id } = await bought();
  const other = await startHoldServer(shop);
  try {
    const desk = new Visitor(other.origin);
    await logIn(desk, 'desk@example.org');
    const wanted = { kind: 'party', traveller: 1 };
    const tokens = await Promise.all(
      [staff, desk].map(
        async (who) => (await who.postJson(`/api/office/bookings/${id}/changes/preview`, wanted)).json.token,
      ),
    );
    const answers = await Promise.all(
      [staff, desk].map((who, at) =>
        who.postJson(`/api/office/bookings/${id}/changes`, { token: tokens[at], words: 'Asked by telephone.' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refundsOf(id)).toHaveLength(1);
    await expectCleanAudit();
  } finally {
    await other.stop();
  }
});

test('two parties that swap their dates at once never deadlock, and no place is sold twice or lost', async () => {
  const one = await bought();
  const [date] = (await options(one.visitor, one.id)).dates;
  const { rows } = await shop.pool.query(
    `select booking.claim_id, mine.place_id as mine, theirs.place_id as theirs from booking
       join departure mine on mine.id = departure_id join departure theirs on theirs.variant_id = mine.variant_id and theirs.day = $2
     where booking.id = $1`,
    [one.id, date?.from],
  );
  const { claim_id: claim, mine, theirs } = rows[0];
  const other = randomUUID();
  const move = (claimId: string, placeId: number) =>
    transaction(shop.database, (trx) => moveClaim(trx, claimId, 'test', [{ placeId, amount: 2 }]));
  const takenOf = async () =>
    (await shop.pool.query('select sum(taken)::int as taken from place where id in ($1, $2)', [mine, theirs])).rows[0]
      .taken;
  await move(other, theirs);
  const before = await takenOf();
  for (let round = 0; round < 10; round += 1) {
    const [here, there] = round % 2 === 0 ? [theirs, mine] : [mine, theirs];
    await Promise.all([move(claim, Number(here)), move(other, Number(there))]);
    expect(await takenOf()).toBe(before);
  }
  await transaction(shop.database, (trx) => giveBackPlaces(trx, other, 'test'));
});
