// Whatever travellers, operators, the bank and time do in whatever order: the books agree when everything is settled.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept, refuseRequest } from '#server/booking/book/request-transitions.ts';
import { transaction } from '#server/platform/database/database.ts';
import { type Holdable, holdPayment, submissionFor, submit } from '#tests/support/holding.ts';
import { buy, cardFor, cards, type PayShop, startPayShop } from '#tests/support/paying.ts';
import { violations } from '#tests/support/payment-violations.ts';
import { scale } from '#tests/support/scale.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits } from './access-visitor.ts';

const runs = scale(3, 20);

let shop: PayShop;
let instant: Holdable;
let onRequest: Holdable;
beforeAll(async () => {
  shop = await startPayShop();
  instant = shop.tour();
  onRequest = shop.onRequest();
  for (const { placeId, roomPlaceId } of [instant, onRequest])
    for (const id of [placeId, roomPlaceId])
      await shop.pool.query('update place set capacity = taken + 2000 where id = $1', [id]);
  await shop.catalogue.reload();
});
afterAll(() => shop?.stop());

type Sent = { visitor: Visitor; objectId: number; submission: Record<string, unknown> };
type Held = { visitor: Visitor; id: string; total: number };
/** What a run remembers of what it did. */
type Run = { sent: Sent[]; holds: Held[] };

const oneRequest = async () =>
  (await shop.pool.query("select id from booking where state = 'requested' order by random() limit 1")).rows[0]?.id;
const answered = (told: { status: number; text: string }, statuses: readonly number[]) =>
  expect(statuses, told.text).toContain(told.status);

const deeds = {
  async buy(run: Run, tour = instant, number: string = cards.works) {
    const visitor = shop.visitor();
    const told = await buy(shop.bank, visitor, tour, { number });
    answered(told, [200, 422]);
    run.sent.push({ visitor, objectId: tour.objectId, submission: told.submission });
  },
  buyDeclined: (run: Run) => deeds.buy(run, instant, cards.declined),
  buyUncollectable: (run: Run) => deeds.buy(run, instant, '4000000000009185'),
  request: (run: Run) => deeds.buy(run, onRequest),
  async loseAuthorisation(run: Run) {
    await shop.bank.disturb({ request: 'authorise', effect: 'lost' });
    await deeds.buy(run);
  },
  async loseRequest(run: Run) {
    await shop.bank.disturb({ request: 'authorise', effect: 'lost' });
    await deeds.request(run);
  },
  async again({ sent }: Run) {
    const last = sent.at(-1);
    if (!last) return;
    answered(await last.visitor.postJson(`/api/book-now/book/${last.objectId}`, last.submission), [200, 422]);
  },
  async hold({ holds }: Run) {
    const visitor = shop.visitor();
    const told = await submit(visitor, instant.objectId, submissionFor(instant, `${randomUUID()}@example.org`));
    answered(told, [200]);
    const id = told.json.data.holdId as string;
    holds.push({ visitor, id, total: (await visitor.ask(`/api/holds/${id}`)).json.hold.price.total });
  },
  async payHold({ holds }: Run, number: string = cards.works) {
    const held = holds.at(-1);
    if (!held) return;
    const { ref } = await cardFor(shop.bank, held.visitor, held.total, number);
    const told = await held.visitor.postJson(`/api/book-now/book/${instant.objectId}`, {
      ...holdPayment(instant, held.id),
      paymentMethod: 'cards',
      cardHolder: 'Ada Lovelace',
      paymentBlob: ref,
    });
    answered(told, [200, 409, 410, 422]);
  },
  payHoldDeclined: (run: Run) => deeds.payHold(run, cards.declined),
  async accept() {
    const id = await oneRequest();
    if (id) await transaction(shop.database, (trx) => accept(trx, shop.deps, id));
  },
  async decline() {
    const id = await oneRequest();
    if (id)
      await transaction(shop.database, (trx) =>
        refuseRequest(trx, shop.deps, id, { event: 'decline', words: 'We are full, sorry.' }),
      );
  },
  settle: () => shop.settleAll(),
  async loseMovements() {
    for (const request of ['capture', 'cancel', 'refund']) await shop.bank.disturb({ request, effect: 'lost' });
    await shop.settleAll();
  },
  async refuseCapture() {
    await shop.bank.disturb({ request: 'capture', effect: 'hard' });
    await shop.bank.disturb({ request: 'cancel', effect: 'error' });
    await shop.settleAll();
  },
  /** Somebody at the bank collects what should be released. */
  async collectWrongly() {
    const { rows } = await shop.pool.query("select id from payment_attempt where state = 'cancelling'");
    for (const { id } of rows) {
      const { transactions } = await shop.bank.books();
      const live = transactions.find(
        (one: { attemptRef: string; state: string }) => one.attemptRef === id && one.state === 'authorised',
      );
      if (live)
        await shop.bank.ask('POST', `/api/transactions/${live.ref}/capture`, {
          key: `bank-${id}`,
          amount: live.amount,
        });
    }
  },
  minutesPass: () => shop.later(3),
  hourPasses: () => shop.later(60),
} as const;
type Deed = keyof typeof deeds;

async function settled(): Promise<void> {
  await shop.bank.ask('DELETE', '/api/faults');
  const { rows } = await shop.pool.query("select id from booking where state = 'requested'");
  await shop.pool.query("update booking set answer_by = now() where state = 'requested'");
  for (const { id } of rows)
    await transaction(shop.database, (trx) => refuseRequest(trx, shop.deps, id, { event: 'lapse' }));
  for (const minutes of [0, 16, 25 * 60]) {
    await shop.later(minutes);
    await shop.settleAll();
  }
}

test(
  'BOOK-08 HOLD-02 any order of payments, refusals, lost answers, operators and hours leaves consistent books',
  async () => {
    const deed = fc.constantFrom(...(Object.keys(deeds) as Deed[]));
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 6, maxLength: 14 }), async (order) => {
        await forgetLimits(shop);
        const run: Run = { sent: [], holds: [] };
        for (const name of order) await deeds[name](run);
        await settled();
        expect(await violations(shop)).toEqual([]);
        expect(await shop.audit()).toMatchObject({ disagreements: [], unsettled: 0 });
      }),
      { numRuns: runs, endOnFailure: true },
    );
  },
  Math.max(600_000, runs * 30_000),
);
