import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { toDotted } from '#domain/calendar/day-forms.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { dataOnly, type Sample, samples, sampleWithRooms, startBookingShop } from './book-now-shop.ts';

let shop: TestShop;
let sample: Sample & { twin: Sample['rooms'][number] };
let address = 0;

beforeAll(async () => {
  shop = await startBookingShop({ TRUSTED_PROXIES: '1' });
  sample = await sampleWithRooms(shop);
});
afterAll(() => shop.stop());

/** A post from an address that nobody else uses. */
async function post(path: string, payload: object, from = `10.0.0.${++address}`) {
  const response = await fetch(`${shop.origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...dataOnly },
  });
  return { status: response.status, json: await response.json(), headers: response.headers };
}

const check = (code: string, more: object = {}, from?: string, prefix = '') =>
  post(
    `${prefix}/api/book-now/check_promo_code/${sample.objectId}`,
    { promoCode: code, pax: 2, currency: 'EUR', date: toDotted(sample.date), email: 'ada@example.org', ...more },
    from,
  );

const load = (more: object = {}, from?: string) =>
  post(
    `/api/book-now/load_data/${sample.objectId}`,
    {
      date: sample.date,
      priceCategories: { 1: 2 },
      accommodationsSelected: { [sample.twin.id]: { 1: 2 } },
      currency: 'EUR',
      ...more,
    },
    from,
  );

describe('promo codes', () => {
  test('PROMO-02 a valid code returns status, message, type and its data', async () => {
    const percent = schemas.checkPromoCode.answer.parse((await check(' waymark10 ')).json);
    expect(percent).toMatchObject({
      status: 'OK',
      type: 'applied',
      data: { code: 'WAYMARK10', offer_type: 'percentage', eur: null, offer_percent: 10 },
    });
    expect(percent.data?.valid_until).toMatch(/^\d{4}-\d\d-\d\dT/);
    const absolute = await check('WELCOME50', { currency: 'USD' });
    expect(absolute.json.data).toMatchObject({ offer_type: 'absolute', eur: 50, offer_percent: null });
    expect(absolute.json.data.off.currency).toBe('USD');
  });

  test('PROMO-03 wrong, expired and future codes get the same answer, so guessing reveals nothing', async () => {
    const told = await Promise.all(['NOSUCHCODE', 'GONE15', 'SOON15'].map((code) => check(code)));
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(told[0]?.json).toMatchObject({ status: 'error', type: 'unknown-code', data: null });
    expect(told[1]?.json).toEqual(told[0]?.json);
    expect(told[2]?.json).toEqual(told[0]?.json);
    expect((await check('NOSUCHCODE', {}, undefined, '/de')).json.message).toMatch(/\w/);
  });

  test('PROMO-03 a code checks its tours, its limits and its minimum price', async () => {
    await shop.pool.query(`insert into promo_code values
      ('ELSEWHERE', '{"kind":"absolute","amount":100}', now() - interval '1 day', now() + interval '2 days', null, null, null, null, 0, '{999999}'),
      ('RICH', '{"kind":"absolute","amount":100}', now() - interval '1 day', now() + interval '2 days', null, null, null, null, 2000000000, '{}'),
      ('ONCE', '{"kind":"absolute","amount":100}', now() - interval '1 day', now() + interval '2 days', null, null, 1, null, 0, '{}'),
      ('MINE', '{"kind":"absolute","amount":100}', now() - interval '1 day', now() + interval '2 days', null, null, null, 1, 0, '{}')`);
    expect((await check('ELSEWHERE')).json.type).toBe('other-tour');
    const whole = { accommodationsSelected: { [sample.twin.id]: { 1: 2 } } };
    expect((await check('RICH', whole)).json.type).toBe('below-minimum-spend');
    const once = await check('ONCE');
    expect(once.json.data.hours_to_expiry).toBe(47);
    await shop.pool.query(
      `insert into promo_use values ('ONCE', gen_random_uuid(), 'bob@example.org'), ('MINE', gen_random_uuid(), 'bob@example.org')`,
    );
    expect((await check('ONCE')).json.type).toBe('unknown-code');
    expect((await check('MINE')).json.status).toBe('OK');
    // Whether Bob has used it is not for strangers to find out.
    expect((await check('MINE', { email: 'Bob@example.org' })).json.status).toBe('OK');
  });

  test('PROMO-03 the minimum price includes rooms and extras; a request without them gets the minimum', async () => {
    const { json } = await load();
    const bare = (await load({ accommodationsSelected: {} })).json.data.quote.tourPrice;
    const extra = json.data.offers.extras.find((one: { options: { price: number }[] }) =>
      one.options.some(({ price }) => price > 0),
    );
    const option = extra.options.find(({ price }: { price: number }) => price > 0);
    const chosen = {
      accommodationsSelected: { [sample.twin.id]: { 1: 2 } },
      extrasSelected: { [extra.id]: { [option.id]: 1 } },
    };
    const dear = (await load(chosen)).json.data.quote.tourPrice;
    expect(dear).toBeGreaterThan(bare);
    await shop.pool.query(
      `insert into promo_code values ('WHOLE', '{"kind":"percentage","share":1000}', now() - interval '1 day',
       now() + interval '2 days', null, null, null, null, $1, '{}')`,
      [dear],
    );
    const good = (await check('WHOLE', { pax: { 1: 2 }, ...chosen })).json;
    expect([good.type, good.data?.off.amount]).toEqual(['applied', Math.floor((dear + 5) / 10)]);
    const rooms = { accommodationsSelected: chosen.accommodationsSelected };
    expect((await check('WHOLE', { pax: { 1: 2 }, ...rooms })).json.type).toBe('below-minimum-spend');
    const unsaid = (await check('WHOLE')).json;
    expect([unsaid.type, unsaid.data?.minimum_spend]).toEqual(['applied', { amount: dear, currency: 'EUR' }]);
  });

  test('API-02 rooms and extras that the tour does not have are refused at their path', async () => {
    const problemsOf = async (more: object) =>
      (await check('WAYMARK10', more)).json.problems?.map(({ path, code }: { path: string; code: string }) => [
        path,
        code,
      ]);
    expect(await problemsOf({ accommodationsSelected: { 999999: { 1: 2 } } })).toEqual([
      ['accommodationsSelected.999999', 'unknown-room'],
    ]);
    expect(await problemsOf({ extrasSelected: { 999999: { 1: 2 } } })).toEqual([
      ['extrasSelected.999999.1', 'unknown-extra'],
    ]);
  });

  test('PROMO-01 a valid code as the saving is a line of the price', async () => {
    const { json } = await load({ saving: 'promoCode', promoCode: 'waymark10' });
    expect(json.data.quote.lines).toContainEqual(expect.objectContaining({ kind: 'saving', quantity: 1 }));
    expect(json.data.quote.savingProblem).toBeNull();
    const wrong = await load({ saving: 'promoCode', promoCode: 'NOSUCHCODE' });
    expect(wrong.json.data.quote.savingProblem).toBe('unknownCode');
  });

  test('PROMO-03 a price reload does not distinguish an inapplicable code from an unknown one', async () => {
    const told = async (code: string) => {
      const { json } = await load({ saving: 'promoCode', promoCode: code });
      const { id, expiresAt, ...quote } = json.data.quote;
      const signed = Buffer.from(id.split('.')[0], 'base64url')
        .toString()
        .replace(/\d{13}/, 'now');
      return JSON.stringify([{ ...json, data: { ...json.data, quote } }, signed]).replaceAll(code, 'CODE');
    };
    const unknown = await told('NOSUCHCODE');
    expect(unknown).toContain('unknownCode');
    for (const code of ['GONE15', 'SOON15', 'ELSEWHERE', 'RICH', 'ONCE']) expect(await told(code), code).toBe(unknown);
  });

  test('PROMO-03 each request with an inapplicable code counts as a guess', async () => {
    const statuses: number[] = [];
    for (let reload = 0; reload < 12; reload++)
      statuses.push((await load({ saving: 'promoCode', promoCode: 'GONE15' }, '10.1.1.3')).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses).toContain(429);
  });

  test('PROMO-03 a visitor whose code was accepted is told why it no longer applies', async () => {
    const from = '10.1.1.4';
    const { json } = await load();
    const spend = json.data.quote.lines.find((line: { kind: string }) => line.kind === 'traveller').amount;
    await shop.pool.query(
      `insert into promo_code values ('FORTWO', '{"kind":"absolute","amount":100}', now() - interval '1 day',
       now() + interval '2 days', null, null, null, null, $1, '{}')`,
      [Math.floor(spend * 0.9)],
    );
    const alone = {
      saving: 'promoCode',
      promoCode: 'FORTWO',
      priceCategories: { 1: 1 },
      accommodationsSelected: {},
    };
    expect((await load(alone, from)).json.data.quote.savingProblem).toBe('unknownCode');
    expect((await check('FORTWO', {}, from)).json.type).toBe('applied');
    expect((await load(alone, from)).json.data.quote.savingProblem).toBe('belowMinimumSpend');
  });

  test('PROMO-03 eleven codes in a minute exceed the limit, over all endpoints', async () => {
    const from = '10.1.1.1';
    for (let guess = 0; guess < 5; guess++) {
      expect((await check(`GUESS${guess}`, {}, from)).status).toBe(200);
      expect((await load({ saving: 'promoCode', promoCode: `TRY${guess}` }, from)).status).toBe(200);
    }
    const refused = await check('GUESS6', {}, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await load({ saving: 'promoCode', promoCode: 'TRY6' }, from)).status).toBe(429);
    expect((await load({}, from)).status).toBe(200);
  });

  test('PROMO-03 a valid code may be reloaded any number of times', async () => {
    for (let reload = 0; reload < 15; reload++)
      expect((await load({ saving: 'promoCode', promoCode: 'WAYMARK10' }, '10.1.1.2')).status).toBe(200);
  });

  test('API-02 invalid requests are refused with their paths', async () => {
    const cases: [object, string][] = [
      [{ promoCode: '  ' }, 'promoCode'],
      [{ date: sample.date }, 'date'],
      [{ date: '31.02.2027' }, 'date'],
      [{ date: '01.01.2020' }, 'date'],
      [{ pax: 0 }, 'pax'],
      [{ pax: 31 }, 'pax'],
      [{ pax: 'two' }, 'pax'],
      [{ email: 'nobody' }, 'email'],
      [{ currency: 'JPY' }, 'currency'],
    ];
    for (const [more, path] of cases) {
      const { status, json } = await check('WAYMARK10', more);
      expect(status, path).toBe(422);
      expect(json.problems.map((problem: { path: string }) => problem.path)).toContain(path);
    }
  });
});

test('PROMO-05 the operator’s promotions are listed with their minimum price, in any currency', async () => {
  const visitor = new Visitor(shop.origin);
  let seen = 0;
  for (const { tourId, objectId } of await samples(shop, 30)) {
    const { json } = await visitor.ask(`/api/book-now/load-promotion/${tourId}/${objectId}/GBP/4`);
    const { promotions, html } = schemas.loadPromotion.answer.parse(json);
    expect(html).toMatch(/^</);
    for (const { from, departures } of promotions) {
      expect(from.price.amount).toBeLessThan(from.oldPrice.amount);
      expect(departures).toBeGreaterThan(0);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(0);
  const { tourId, objectId } = sample;
  for (const [path, status] of [
    [`${tourId}/${objectId}/JPY/2`, 422],
    [`${tourId}/${objectId}/EUR/31`, 422],
    [`${tourId}/${objectId}/EUR/-1`, 422],
    [`${tourId}/999999/EUR/2`, 404],
    [`999999/${objectId}/EUR/2`, 404],
  ] as const)
    expect((await visitor.ask(`/api/book-now/load-promotion/${path}`)).status, path).toBe(status);
});

test('PAY-02 without a payment provider the list of methods is empty, and a wrong date is reported', async () => {
  const path = `/api/book-now/get_payment_options/${sample.objectId}`;
  const options = await post(path, { currency: 'EUR', date: sample.date, userAgent: 'Mozilla/5.0 (iPhone)' });
  expect(options).toMatchObject({ status: 200, json: [] });
  const wrong = await post(path, { currency: 'EUR', date: '2099-01-01', userAgent: '' });
  expect(wrong.json.problems[0]).toMatchObject({ path: 'date', code: 'no-departure' });
  expect((await post('/api/book-now/get_payment_options/999999', { date: sample.date })).status).toBe(404);
});
