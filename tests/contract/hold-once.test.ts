// One submission is one hold, and one person holds a departure once; each guard is first shown to be needed.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { recountPlaces } from '#server/places/ledger.ts';
import { type Holdable, quoteFor, submissionFor, submit } from '#tests/support/holding.ts';
import type { Told, Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, mailsTo, makeAccount } from './access-visitor.ts';
import { type HoldShop, newEmail, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
beforeAll(async () => {
  shop = await startHoldShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

/** Sends the same many times at once. */
const manyAtOnce = (count: number, send: (at: number) => Promise<Told>) =>
  Promise.all(Array.from({ length: count }, (_, at) => send(at)));

const statuses = (answers: readonly Told[]) => answers.map(({ status }) => status).toSorted();

describe('BOOK-08 a repeated submission', () => {
  test('BOOK-08 ten times at once creates one hold of the last places, and all ten get it', async () => {
    const tour = shop.tour();
    await shop.pool.query('update place set capacity = taken + 2 where id = $1', [tour.placeId]);
    await shop.pool.query('update place set capacity = taken + 1 where id = $1', [tour.roomPlaceId]);
    await shop.catalogue.reload();
    const visitor = shop.visitor();
    const email = newEmail();
    const seats = await shop.taken(tour);
    const submission = { ...submissionFor(tour, email), submission_key: randomUUID() };
    const signed_quote = await quoteFor(visitor, tour.objectId, submission);
    const answers = await manyAtOnce(10, () =>
      visitor.postJson(`/api/book-now/book/${tour.objectId}`, { ...submission, signed_quote }),
    );
    expect(statuses(answers)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ json }) => json.data.holdId)).size).toBe(1);
    expect(answers.filter(({ json }) => !json.data.again)).toHaveLength(1);
    expect([await shop.holdsOn(tour), await shop.taken(tour)]).toEqual([1, seats + 2]);
    expect(await mailsTo(shop, email)).toHaveLength(1);
    expect(await recountPlaces(shop.database)).toEqual([]);
  });

  test('BOOK-08 after a lost response returns the same hold: sold out, changed or expired', async () => {
    const tour = shop.tour();
    const visitor = shop.visitor();
    const submission = { ...submissionFor(tour, newEmail()), submission_key: randomUUID() };
    const first = await submit(visitor, tour.objectId, submission);
    const signed_quote = await quoteFor(visitor, tour.objectId, submission);
    await shop.pool.query('update departure set prices = \'{"1": 1}\' where id = $1', [tour.departureId]);
    await shop.catalogue.reload();
    await visitor.post(`/api/holds/${first.json.data.holdId}/release`);
    const send = () => visitor.postJson(`/api/book-now/book/${tour.objectId}`, { ...submission, signed_quote });
    for (const state of ['released', 'expired', 'paying', 'booked']) {
      if (state !== 'released')
        await shop.pool.query(
          "update hold set state = $2, ended_at = case when $2 = 'expired' then now() end where id = $1",
          [first.json.data.holdId, state],
        );
      const again = await send();
      expect([again.status, again.json.data]).toEqual([200, { ...first.json.data, state, again: true }]);
      expect(again.json.message).toContain(state === 'paying' ? 'being paid' : state);
      expect(schemas.book.answer.safeParse(again.json).success).toBe(true);
    }
  });

  test('BOOK-08 without a key is recognised by its content', async () => {
    const tour = shop.tour();
    const visitor = shop.visitor();
    const submission = submissionFor(tour, newEmail());
    const first = await submit(visitor, tour.objectId, submission);
    const again = await submit(visitor, tour.objectId, { ...submission, date: tour.date });
    expect([again.status, again.json.data.holdId]).toEqual([200, first.json.data.holdId]);
  });

  test('A3 with the same key but different content is refused, and nothing is held', async () => {
    const tour = shop.tour();
    const visitor = shop.visitor();
    const submission = { ...submissionFor(tour, newEmail()), submission_key: randomUUID() };
    await submit(visitor, tour.objectId, submission);
    const before = await shop.rows();
    const passengers = [{ ...submission.passengers[0], 2: 'Mallory' }, submission.passengers[1]];
    const other = await submit(visitor, tour.objectId, { ...submission, passengers });
    expect([other.status, other.json.message]).toEqual([409, expect.stringContaining('different details')]);
    expect(await shop.rows()).toBe(before);
  });

  test('with another visitor’s key opens nothing', async () => {
    const tour = shop.tour();
    const submission_key = randomUUID();
    const { id } = await shop.hold(tour, { submission_key });
    const other = await shop.hold(tour, { submission_key });
    expect(other.id).not.toBe(id);
  });

  test('after a log-in returns the same hold', async () => {
    const tour = shop.tour();
    const email = newEmail();
    await makeAccount(shop, { email });
    const visitor = shop.visitor();
    const submission = { ...submissionFor(tour, email), submission_key: randomUUID() };
    const first = await submit(visitor, tour.objectId, submission);
    await logIn(visitor, email);
    const again = await submit(visitor, tour.objectId, submission);
    expect([again.status, again.json.data.holdId]).toEqual([200, first.json.data.holdId]);
  });
});

describe('HOLD-01 a traveller can hold a departure once, ever', () => {
  test('HOLD-01 recognised by browser, confirmed address and account; even after a release', async () => {
    const tour = shop.tour();
    const { visitor, email, id } = await shop.hold(tour);
    const browser = await submit(visitor, tour.objectId, submissionFor(tour, newEmail()));
    // The page of the hold that is there is shown to its owner.
    expect([browser.status, browser.json.url]).toEqual([409, `/holds/${id}`]);
    await visitor.post(`/api/holds/${id}/confirm`, { code: await shop.codeOf(id) });
    await makeAccount(shop, { email });
    const owner = shop.visitor();
    await logIn(owner, email);
    const address = await submit(owner, tour.objectId, submissionFor(tour, email.toUpperCase()));
    expect([address.status, address.json.url]).toEqual([409, `/holds/${id}`]);
    await visitor.post(`/api/holds/${id}/release`);
    expect((await submit(visitor, tour.objectId, submissionFor(tour, newEmail()))).status).toBe(409);
    expect((await submit(owner, tour.objectId, submissionFor(tour, email))).status).toBe(409);

    const account = newEmail();
    await makeAccount(shop, { email: account });
    const here = shop.visitor();
    const there = shop.visitor();
    await logIn(here, account);
    await logIn(there, account);
    expect((await submit(here, tour.objectId, submissionFor(tour, newEmail()))).status).toBe(200);
    expect((await submit(there, tour.objectId, submissionFor(tour, newEmail()))).status).toBe(409);
    expect(await shop.holdsOn(tour)).toBe(2);
  });

  /** One person rushes from many browsers at once, logged in with two spellings of one mailbox, each submission with a key of its own. */
  async function rush(tour: Holdable): Promise<Told[]> {
    const name = randomUUID().replaceAll('-', '');
    const email = `${name}@gmail.com`;
    const emails = [email, `${name.slice(0, 9)}.${name.slice(9)}@googlemail.com`];
    for (const one of emails) await makeAccount(shop, { email: one });
    const visitors: Visitor[] = Array.from({ length: 8 }, () => shop.visitor());
    for (const [at, visitor] of visitors.entries()) await logIn(visitor, emails[at % 2] as string);
    const one = {
      ...submissionFor(tour, email),
      priceCategories: { 1: 1 },
      accommodationsSelected: { [tour.twin.id]: { 1: 1, friend_unknown: 1 } },
    };
    const submission = { ...one, passengers: [one.passengers[0]] };
    await Promise.all(visitors.map((visitor) => visitor.token()));
    const signed_quote = await quoteFor(visitors[0] as Visitor, tour.objectId, submission);
    return manyAtOnce(8, (at) =>
      (visitors[at] as Visitor).postJson(
        `/api/book-now/book/${tour.objectId}`,
        { ...submission, signed_quote, submission_key: randomUUID() },
        { 'x-forwarded-for': `10.0.0.${at}` },
      ),
    );
  }

  test('HOLD-01 from eight browsers at once, too; without the unique index more than one succeeds', async () => {
    const tour = shop.tour();
    expect(statuses(await rush(tour))).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await shop.holdsOn(tour)).toBe(1);
    await shop.pool.query('drop index hold_once_by_mailbox, hold_once_by_account');
    try {
      const unguarded = shop.tour();
      const held = (await rush(unguarded)).filter(({ status }) => status === 200).length;
      expect(held).toBeGreaterThan(1);
    } finally {
      await shop.pool.query('delete from hold_traveller; delete from hold_friend; delete from hold');
      await shop.pool.query(
        `create unique index hold_once_by_mailbox on hold (departure_id, mailbox_key) where agency_id is null and confirmed_at is not null;
         create unique index hold_once_by_account on hold (departure_id, account_id) where agency_id is null and account_id is not null`,
      );
    }
  });
});

describe('B2B-02 an agent', () => {
  async function agent(limit: number) {
    const email = newEmail();
    const slug = `agency-${randomUUID()}`;
    await makeAccount(shop, { email, role: 'agent', agency: { slug, name: 'Far & Near <Travel>' } });
    await shop.pool.query('update agency set open_holds_limit = $2 where slug = $1', [slug, limit]);
    const colleague = newEmail();
    await makeAccount(shop, { email: colleague, role: 'agent', agency: { slug, name: 'Far & Near <Travel>' } });
    const visitor = shop.visitor();
    await logIn(visitor, email);
    return { visitor, email, colleague };
  }

  test('B2B-02 HOLD-01 without a card can hold a departure up to the agency’s limit, and gets a mail', async () => {
    const tour = shop.tour();
    const { visitor, email, colleague } = await agent(2);
    const clientEmail = newEmail();
    const send = (client: string, paymentOption = 'b2b') =>
      submit(visitor, tour.objectId, { ...submissionFor(tour, client), paymentOption, chargeMethod: 'full', pid: 'x' });
    const first = await send(clientEmail);
    expect(first.status, first.text).toBe(200);
    expect((await send(newEmail(), 'hold')).status).toBe(200);
    const third = await send(newEmail());
    expect([third.status, third.json.message]).toEqual([409, expect.stringContaining('open holds')]);
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['hold-confirmed', 'hold-confirmed']);
    expect(await mailsTo(shop, clientEmail)).toEqual([]);

    const looking = shop.visitor();
    await logIn(looking, colleague);
    const { json } = await looking.ask(`/api/holds/${first.json.data.holdId}`);
    expect(json.hold).toMatchObject({
      viewer: 'colleague',
      mayRelease: false,
      agency: { name: 'Far & Near <Travel>' },
    });

    await visitor.post(`/api/holds/${first.json.data.holdId}/release`);
    expect((await send(newEmail())).status).toBe(200);
  });

  test('B2B-02 A19 cannot exceed the limit of the agency with concurrent holds', async () => {
    const { visitor } = await agent(3);
    const targets = Array.from({ length: 8 }, () => shop.tour());
    const quotes = await Promise.all(targets.map((tour) => quoteFor(visitor, tour.objectId, submissionFor(tour, 'x'))));
    const answers = await manyAtOnce(8, (at) => {
      const tour = targets[at] as Holdable;
      const submission = { ...submissionFor(tour, newEmail()), signed_quote: quotes[at] };
      return visitor.postJson(`/api/book-now/book/${tour.objectId}`, submission);
    });
    expect(statuses(answers)).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
  });
});

test('PROMO-03 A14 the last use of a code is granted once under concurrent requests', async () => {
  await shop.pool.query(
    `insert into promo_code values ('LASTONE', '{"kind": "percentage", "share": 1000}', now() - interval '1 day', now() + interval '90 days',
       null, null, 1, null, 0, '{}')`,
  );
  const targets = Array.from({ length: 6 }, () => shop.tour());
  const visitor = shop.visitor();
  const wish = (tour: Holdable) => ({ ...submissionFor(tour, newEmail()), saving: 'promoCode', promoCode: 'LASTONE' });
  const sent = await Promise.all(
    targets.map(async (tour) => {
      const submission = wish(tour);
      return { tour, submission: { ...submission, signed_quote: await quoteFor(visitor, tour.objectId, submission) } };
    }),
  );
  const answers = await manyAtOnce(6, async (at) => {
    const { tour, submission } = sent[at] as (typeof sent)[number];
    return shop.visitor().postJson(`/api/book-now/book/${tour.objectId}`, submission);
  });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
  expect((await shop.pool.query("select 1 from promo_use where code = 'LASTONE'")).rowCount).toBe(1);
});

test('PROMO-03 A14 a once-per-person code cannot be reused with a tag or dots in the address', async () => {
  await shop.pool.query(
    `insert into promo_code values ('PERSONAL', '{"kind": "percentage", "share": 1000}', now() - interval '1 day', now() + interval '90 days',
       null, null, null, 1, 0, '{}')`,
  );
  const name = randomUUID().replaceAll('-', '');
  const use = async (email: string) => {
    const tour = shop.tour();
    const submission = { ...submissionFor(tour, email), saving: 'promoCode', promoCode: 'PERSONAL' };
    return (await submit(shop.visitor(), tour.objectId, submission)).status;
  };
  expect(await use(`${name}@gmail.com`)).toBe(200);
  expect(await use(`${name.slice(0, 5)}.${name.slice(5)}+again@googlemail.com`)).toBe(409);
  // Elsewhere a plus may be another person.
  expect(await use(`${name}@example.org`)).toBe(200);
  expect(await use(`${name}+again@example.org`)).toBe(200);
});
