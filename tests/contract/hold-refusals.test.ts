import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingRefusal } from '#contract/schemas/hold.ts';
import { holdEnd } from '#domain/booking/hold.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { type Holdable, quoteFor, submissionFor, submit } from '#tests/support/holding.ts';
import { moveDeparture } from '#tests/support/move-departure.ts';
import type { Told, Visitor } from '#tests/support/visitor.ts';
import { forgetLimits } from './access-visitor.ts';
import { type HoldShop, newEmail, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
let tour: Holdable;
let visitor: Visitor;
beforeAll(async () => {
  shop = await startHoldShop();
  tour = shop.tour();
  visitor = shop.visitor();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

/** Submits something and shows that a refusal left nothing behind. */
async function refused(more: Record<string, unknown>, { objectId = tour.objectId, prefix = '' } = {}): Promise<Told> {
  const before = await shop.rows();
  const told = await visitor.postJson(`${prefix}/api/book-now/book/${objectId}`, {
    ...submissionFor(tour, newEmail()),
    signed_quote: await quoteFor(visitor, tour.objectId, submissionFor(tour, newEmail())),
    ...more,
  });
  expect(told.status, told.text).toBeGreaterThanOrEqual(400);
  expect(told.status, told.text).toBeLessThan(500);
  expect(told.json.status).toBe('error');
  expect(await shop.rows()).toBe(before);
  return told;
}

/** What a refusal says about its problems, without the words. */
const problemsOf = ({ json }: Told) =>
  json.data.problems.map(({ block, code, path }: { block: string; code: string; path: string }) => [block, path, code]);

describe('BOOK-02 missing details are reported in page order', () => {
  test('BOOK-01 BOOK-02 TERMS-01 all at once, with block, path, code, report and message', async () => {
    const { passengers } = submissionFor(tour, 'nobody');
    const told = await refused({
      accommodationsSelected: { [tour.twin.id]: { 1: 1 } },
      passengers: [{ ...passengers[0], 2: ' ', 6: '0151 23456789', 7: '30/02/1985' }, {}],
      accept_terms: 0,
      accept_data_terms: '',
    });
    expect(told.status).toBe(422);
    expect(problemsOf(told)).toEqual([
      ['rooms', 'accommodationsSelected', 'not-all-assigned'],
      ['rooms', `accommodationsSelected.${tour.twin.id}.co_passengers.0.name`, 'friend-missing'],
      ['rooms', `accommodationsSelected.${tour.twin.id}.co_passengers.0.email`, 'friend-missing'],
      ['travellers', 'passengers.0.first-name', 'missing'],
      ['travellers', 'passengers.0.email', 'not-an-email'],
      ['travellers', 'passengers.0.phone', 'not-a-phone'],
      ['travellers', 'passengers.0.date-of-birth', 'not-a-date'],
      ['travellers', 'passengers.1', 'data-empty'],
      ...tour.fields
        .filter(({ required, asked, onlyWhen }) => required && asked === 'each' && !onlyWhen)
        .map(({ id }) => ['travellers', `passengers.1.${id}`, 'missing']),
      ['terms', 'accept_terms', 'not-accepted'],
      ['terms', 'accept_data_terms', 'not-accepted'],
    ]);
    const trouble = bookingRefusal.parse(told.json);
    expect(trouble).toMatchObject({ type: 'other', url: null, enquiryId: null });
    const reports = trouble.data.problems.map(({ report }) => report);
    expect(reports).toContain('Accommodation - not all Pax');
    expect(reports).toContain('Traveller data object is empty.');
    expect(reports).toContain('Terms & Conditions - not accepted');
    expect(reports).toContain('Customer Data Terms & Conditions - not accepted');
    for (const { message } of trouble.data.problems) expect(message).toMatch(/^[A-Z][^{}<>]+\.$/);
  });

  test('TRAV-08 a traveller without a form, and an extra one', async () => {
    const { passengers } = submissionFor(tour, newEmail());
    for (const list of [[passengers[0]], [...passengers, passengers[1]], []])
      expect(problemsOf(await refused({ passengers: list }))).toContainEqual([
        'travellers',
        'passengers',
        'form-missing',
      ]);
  });

  test('ROOM-03 travellers without a room', async () => {
    const told = await refused({ accommodationsSelected: {} });
    expect(problemsOf(told)).toEqual([['rooms', 'accommodationsSelected', 'not-selected']]);
    expect(told.json.data.problems[0].report).toBe('Accommodation - not selected');
  });

  test('in the caller’s language', async () => {
    const english = await refused({ accept_terms: 0 });
    const german = await refused({ accept_terms: 0 }, { prefix: '/de' });
    expect(german.json.message).not.toBe(english.json.message);
    expect(german.json.data.problems[0].message).toBe('Bitte stimmen Sie zu, um fortzufahren.');
  });

  test('B12 a name that is too long or contains NUL is refused', async () => {
    const { passengers } = submissionFor(tour, newEmail());
    const named = (name: unknown) => ({ passengers: [{ ...passengers[0], 2: name }, passengers[1]] });
    expect(problemsOf(await refused(named('A'.repeat(101))))).toEqual([
      ['travellers', 'passengers.0.first-name', 'too-long'],
    ]);
    expect((await refused(named('A'.repeat(10_000)))).status).toBe(422);
    expect((await refused(named('A\0da'))).status).toBe(422);
    expect((await refused(named({ toString: 'Ada' }))).status).toBe(422);
    expect((await refused(named(['Ada']))).status).toBe(422);
    expect((await refused({ ...named('Ada'), device_data: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('BOOK-07 impossible selections are refused, whatever the page claims', () => {
  test.each<[string, () => Record<string, unknown>, number, string]>([
    ['yesterday', () => ({ date: '2020-01-01' }), 422, 'past'],
    ['a day nobody departs on', () => ({ date: '2099-01-01' }), 422, 'no-departure'],
    ['no day', () => ({ date: '' }), 422, 'invalid_format'],
    ['a party of none', () => ({ priceCategories: { 1: 0 } }), 422, 'no-eligible'],
    ['31 people', () => ({ priceCategories: { 1: 31 } }), 422, 'too_big'],
    ['minus one', () => ({ priceCategories: { 1: -1 } }), 422, 'too_small'],
    ['half a person', () => ({ priceCategories: { 1: 0.5 } }), 422, 'invalid_type'],
    ['an unknown type', () => ({ priceCategories: { 1: 2, 99: 1 } }), 422, 'unknown-type'],
    ['a room of another tour', () => ({ accommodationsSelected: { 7: { 1: 2 } } }), 422, 'unknown-room'],
    ['an extra of another tour', () => ({ extrasSelected: { 7: { 1: 1 } } }), 422, 'unknown-extra'],
    [
      'more in the room than travel',
      () => ({ accommodationsSelected: { [tour.twin.id]: { 1: 3 } } }),
      409,
      'assigned-twice',
    ],
    ['insurance', () => ({ insurance_attached: 1, quote_id: 'x', policy_type: 'y' }), 409, 'not-offered'],
    ['membership', () => ({ with_membership: 1 }), 409, 'not-offered'],
    ['a member’s saving of a stranger', () => ({ saving: 'member' }), 409, 'promo-not-offered'],
    ['travel credits of a stranger', () => ({ saving: 'travelCredits' }), 409, 'promo-not-offered'],
    ['a code that is none', () => ({ saving: 'promoCode', promoCode: 'NOSUCHCODE' }), 422, 'promo-unknown-code'],
    ['an unknown way', () => ({ paymentOption: 'gift' }), 422, 'invalid_value'],
    ['a currency we do not charge', () => ({ currency: 'JPY' }), 422, 'invalid_value'],
    ['a key that is none', () => ({ submission_key: 'a b' }), 422, 'invalid_format'],
    ['travellers in one text', () => ({ passengers: 'Ada' }), 422, 'invalid_type'],
  ])('%s', async (_what, more, status, code) => {
    const told = await refused(more());
    expect([told.status, told.json.problems.map((problem: { code: string }) => problem.code)]).toEqual([
      status,
      expect.arrayContaining([code]),
    ]);
    expect(told.text).not.toMatch(/Something went wrong/);
  });

  test('PROMO-03 an expired, exhausted or already used code is reported like an unknown one', async () => {
    await shop.pool.query(
      `insert into promo_code values
        ('HOLDOVER', '{"kind": "percentage", "share": 1000}', now() - interval '9 day', now() - interval '1 day', null, null, null, null, 0, '{}'),
        ('HOLDMINE', '{"kind": "percentage", "share": 1000}', now() - interval '9 day', now() + interval '9 day', null, null, null, 1, 0, '{}')`,
    );
    await shop.pool.query("insert into promo_use values ('HOLDMINE', gen_random_uuid(), 'mine@example.org')");
    const over = await refused({ saving: 'promoCode', promoCode: 'HOLDOVER' });
    const submission = { ...submissionFor(tour, 'mine@example.org'), saving: 'promoCode', promoCode: 'HOLDMINE' };
    const mine = await refused({
      ...submission,
      signed_quote: await quoteFor(visitor, tour.objectId, submission),
    });
    const none = await refused({ saving: 'promoCode', promoCode: 'NOSUCHCODE' });
    for (const told of [over, mine]) expect(told.json.data.problems).toEqual(none.json.data.problems);
  });

  test('unknown and malformed objects', async () => {
    expect((await refused({}, { objectId: 999_999_999 })).status).toBe(404);
    expect((await refused({}, { objectId: Number.NaN })).status).toBe(422);
  });

  test('API-02 B6 a missing security token', async () => {
    const before = await shop.rows();
    const { status } = await visitor.ask(`/api/book-now/book/${tour.objectId}`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', origin: shop.origin },
    });
    expect(status).toBe(403);
    expect(await shop.rows()).toBe(before);
  });

  test('BOOK-08 a sold-out departure or room, whether or not this process has heard of it', async () => {
    const sellOut = async (placeId: number) => {
      await shop.pool.query(
        `insert into place_entry (place_id, claim_id, amount, reason)
         select id, gen_random_uuid(), capacity - taken, 'test' from place where id = $1`,
        [placeId],
      );
      await shop.pool.query('update place set taken = capacity where id = $1', [placeId]);
    };
    const cases = [
      ['placeId', () => ['date', 'date', 'sold-out']],
      ['roomPlaceId', (full: Holdable) => ['rooms', `accommodationsSelected.${full.twin.id}`, 'room-full']],
    ] as const;
    for (const [place, problem] of cases) {
      const full = shop.tour();
      const submission = submissionFor(full, newEmail());
      const signed_quote = await quoteFor(visitor, full.objectId, submission);
      await sellOut(full[place]);
      const told = await visitor.postJson(`/api/book-now/book/${full.objectId}`, { ...submission, signed_quote });
      expect([told.status, problemsOf(told)[0]]).toEqual([409, problem(full)]);
      await shop.catalogue.reload();
      const known = await visitor.postJson(`/api/book-now/book/${full.objectId}`, { ...submission, signed_quote });
      expect([known.status, problemsOf(known)[0]]).toEqual([409, problem(full)]);
      expect(await shop.holdsOn(full)).toBe(0);
    }
  });

  test('POP-03 a closed destination, with the text of the notice', async () => {
    await shop.pool.query(`update tour set blocked = '{"en": "Closed for now.", "de": "Geschlossen."}' where id = $1`, [
      tour.tourId,
    ]);
    // Whether this process has heard of it or not, the database is asked again under the transaction.
    const told = await visitor.postJson(`/api/book-now/book/${tour.objectId}`, submissionFor(tour, newEmail()));
    await shop.catalogue.reload();
    const again = await visitor.postJson(`/api/book-now/book/${tour.objectId}`, submissionFor(tour, newEmail()));
    await shop.pool.query('update tour set blocked = null where id = $1', [tour.tourId]);
    await shop.catalogue.reload();
    expect(told.status).toBeGreaterThanOrEqual(409);
    expect([again.status, again.json.description]).toEqual([409, 'Closed for now.']);
    expect(await shop.holdsOn(tour)).toBe(0);
  });

  test('HOLD-01 an on-request departure, and one that departs before the hold would end', async () => {
    const late = shop.tour();
    const change = async (set: string, ...values: unknown[]) => {
      await shop.pool.query(`update departure set ${set} where id = $1`, [late.departureId, ...values]);
      await shop.catalogue.reload();
    };
    const submission = submissionFor(late, newEmail());
    const signed_quote = await quoteFor(visitor, late.objectId, submission);
    await change("confirmation = 'onRequest'");
    const asked = await visitor.postJson(`/api/book-now/book/${late.objectId}`, { ...submission, signed_quote });
    expect([asked.status, asked.json.message]).toEqual([422, expect.stringContaining('on request')]);
    const soon = dayAt(holdEnd(Date.now()), late.timeZone);
    await moveDeparture(shop.pool, 'variant_id = $1 and day = $2', 'day + 3000', [late.objectId, soon]);
    await moveDeparture(shop.pool, 'id = $1', '$2', [late.departureId, soon]);
    await change("confirmation = 'instant'");
    const tomorrow = await visitor.postJson(`/api/book-now/book/${late.objectId}`, {
      ...submission,
      date: soon,
      signed_quote,
    });
    expect([tomorrow.status, tomorrow.json.message]).toEqual([422, expect.stringContaining('too soon')]);
    expect(await shop.holdsOn(late)).toBe(0);
  });

  test('BOOK-03 a submission that requires a payment is refused as such, without a simulated charge', async () => {
    for (const more of [{ paymentOption: 'book' }, { paymentOption: 'b2b' }, { paymentOption: '' }]) {
      const told = await refused({ ...more, paymentMethod: 'cards', cardHolder: 'Ada' });
      expect([told.status, told.json.type]).toEqual([422, 'payment']);
      expect(told.json.message).toMatch(/isn’t available yet/);
    }
  });
});

describe('BOOK-07 the price displayed is the price held', () => {
  const send = (more: Record<string, unknown>, objectId = tour.objectId) =>
    visitor.postJson(`/api/book-now/book/${objectId}`, { ...submissionFor(tour, newEmail()), ...more });

  test('a missing, forged, tampered or foreign quote is refused, with the current price', async () => {
    const id = await quoteFor(visitor, tour.objectId, submissionFor(tour, newEmail()));
    const [body = '', signature = ''] = id.split('.');
    const cheap = JSON.parse(Buffer.from(body, 'base64url').toString());
    cheap[5][0] = 1;
    const other = shop.tour();
    const cases: [string, string | undefined, string][] = [
      ['none', undefined, 'quote-missing'],
      ['empty', '', 'quote-missing'],
      ['made up', 'abc.def', 'quote-forged'],
      ['cheaper', `${Buffer.from(JSON.stringify(cheap)).toString('base64url')}.${signature}`, 'quote-forged'],
      ['of another tour', await quoteFor(visitor, other.objectId, submissionFor(other, 'x')), 'quote-other'],
      [
        'of fewer people',
        await quoteFor(visitor, tour.objectId, {
          ...submissionFor(tour, 'x'),
          priceCategories: { 1: 1 },
          accommodationsSelected: {},
        }),
        'quote-other',
      ],
      [
        'in another currency',
        await quoteFor(visitor, tour.objectId, { ...submissionFor(tour, 'x'), currency: 'USD' }),
        'quote-other',
      ],
    ];
    const before = await shop.rows();
    const words = new Set<string>();
    for (const [what, signed_quote, code] of cases) {
      const told = await send({ signed_quote });
      expect([what, told.status]).toEqual([what, 422]);
      expect(told.json.data.quote).toMatchObject({ currency: 'EUR', total: expect.any(Number) });
      words.add(`${code} ${told.json.message}`);
    }
    expect(words.size).toBe(3);
    expect(await shop.rows()).toBe(before);
  });

  test('amounts claimed by the page are ignored', async () => {
    const { told, id } = await shop.hold(shop.tour(), {
      serviceFee: 0,
      finalPrice: 1,
      total_tickets_price: 1,
      currencyRate: 0.1,
    });
    expect(told.status).toBe(200);
    const { rows } = await shop.pool.query('select total from hold where id = $1', [id]);
    expect(rows[0].total).toBeGreaterThan(1000);
  });

  test('a changed price is reported line by line, and the new quote is accepted', async () => {
    const liveIndex = shop.tour();
    const submission = submissionFor(liveIndex, newEmail());
    const signed_quote = await quoteFor(visitor, liveIndex.objectId, submission);
    // Nobody tells this process: the version in the database does, inside the transaction.
    await shop.pool.query(
      "update departure set prices = jsonb_set(prices, '{1}', to_jsonb((prices ->> '1')::int + 10000)) where id = $1",
      [liveIndex.departureId],
    );
    const told = await visitor.postJson(`/api/book-now/book/${liveIndex.objectId}`, { ...submission, signed_quote });
    expect(told.status, told.text).toBe(409);
    const { difference, quote } = bookingRefusal.parse(told.json).data;
    expect(difference?.total).toBeGreaterThan(0);
    const moved = (difference?.changes ?? []).reduce(
      (sum, { before, after }) => sum + (after?.amount ?? 0) - (before?.amount ?? 0),
      0,
    );
    expect(moved).toBe(difference?.total);
    expect(difference?.changes[0]).toMatchObject({ before: { kind: 'traveller' }, after: { kind: 'traveller' } });
    expect(await shop.holdsOn(liveIndex)).toBe(0);
    const agreed = await visitor.postJson(`/api/book-now/book/${liveIndex.objectId}`, {
      ...submission,
      signed_quote: quote?.id,
    });
    expect(agreed.status, agreed.text).toBe(200);
    const { rows } = await shop.pool.query('select total from hold where id = $1', [agreed.json.data.holdId]);
    expect(rows[0].total).toBe(quote?.total);
  });
});

test('A14 a flood of holds with one address is limited', async () => {
  const email = newEmail();
  const statuses: number[] = [];
  for (let at = 0; at < 7; at += 1) {
    const target = shop.tour();
    const told = await submit(shop.visitor(), target.objectId, submissionFor(target, email));
    statuses.push(told.status);
    if (at === 6) expect(told.headers.get('retry-after')).toMatch(/^\d+$/);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});
