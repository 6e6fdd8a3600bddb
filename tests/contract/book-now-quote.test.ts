import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { moveDeparture } from '#tests/support/move-departure.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { dataOnly, type Sample, samples, sampleWithRooms, startBookingShop } from './book-now-shop.ts';

let shop: TestShop;
let visitor: Visitor;
let sample: Sample & { twin: Sample['rooms'][number] };

beforeAll(async () => {
  shop = await startBookingShop();
  visitor = new Visitor(shop.origin);
  sample = await sampleWithRooms(shop);
});
afterAll(() => shop.stop());

const load = (more: object = {}, objectId = sample.objectId) =>
  visitor.postJson(
    `/api/book-now/load_data/${objectId}`,
    {
      date: sample.date,
      priceCategories: { 1: 2 },
      accommodationsSelected: { [sample.twin.id]: { 1: 2 } },
      currency: 'USD',
      ...more,
    },
    dataOnly,
  );

async function quoteId(more: object = {}): Promise<string> {
  return (await load(more)).json.data.quote.id;
}

describe('the signed quote', () => {
  test('PRICE-03 is bound to selection, currency, rate and price version, and reports no change at first', async () => {
    const { json } = await load();
    const { quote } = json.data;
    expect(quote.rate).toBeGreaterThan(0);
    expect(quote.priceVersion).toBeGreaterThan(0);
    const again = await load({ signed_quote: quote.id });
    expect(again.status).toBe(200);
    expect(again.json.data.difference).toBeNull();
    expect(await quoteId({ currency: 'EUR' })).not.toBe(quote.id);
  });

  test('PRICE-03 is refused when a single character was changed', async () => {
    const id = await quoteId();
    const body = JSON.parse(Buffer.from(id.split('.')[0] as string, 'base64url').toString());
    body[5][0] = 100;
    const cheaper = `${Buffer.from(JSON.stringify(body)).toString('base64url')}.${id.split('.')[1]}`;
    const other = id[9] === 'A' ? 'B' : 'A';
    for (const forged of [cheaper, `${id.slice(0, 9)}${other}${id.slice(10)}`, `${id}A`, id.slice(0, -1), 'x', '.']) {
      const { status, json } = await load({ signed_quote: forged });
      expect(status).toBe(422);
      expect(json.problems).toEqual([expect.objectContaining({ path: 'signed_quote', code: 'quote-forged' })]);
    }
  });

  test('is refused for another variant than its own', async () => {
    const other = (await samples(shop)).find(({ objectId }) => objectId !== sample.objectId);
    const { status } = await load(
      { signed_quote: await quoteId(), date: other?.date, accommodationsSelected: {} },
      other?.objectId,
    );
    expect(status).toBe(422);
  });

  test('PRICE-03 reports line by line what has changed, and the changes account for the whole difference', async () => {
    const before = (await load()).json.data.quote;
    const { rows } = await shop.pool.query('select prices from departure where id = $1', [sample.departureId]);
    const raised = { ...rows[0].prices, 1: rows[0].prices[1] + 10_000 };
    await shop.pool.query('update departure set prices = $2 where id = $1', [sample.departureId, raised]);
    await shop.catalogue.reload();
    const { json } = await load({ signed_quote: before.id });
    const { difference, quote } = json.data;
    expect(difference.total).toBe(quote.total - before.total);
    expect(difference.total).toBeGreaterThan(0);
    const moved = difference.changes.reduce(
      (sum: number, change: { before: { amount: number } | null; after: { amount: number } | null }) =>
        sum + (change.after?.amount ?? 0) - (change.before?.amount ?? 0),
      0,
    );
    expect(moved).toBe(difference.total);
    expect(difference.changes[0]).toMatchObject({ before: { kind: 'traveller' }, after: { kind: 'traveller' } });
    expect(quote.priceVersion).toBeGreaterThan(before.priceVersion);
    await shop.pool.query('update departure set prices = $2 where id = $1', [sample.departureId, rows[0].prices]);
    await shop.catalogue.reload();
  });

  test('reports when its departure is gone', async () => {
    const id = await quoteId();
    await moveDeparture(shop.pool, 'id = $1', 'day + 3650', [sample.departureId]);
    await shop.catalogue.reload();
    const { json } = await load({ signed_quote: id, date: '', accommodationsSelected: {} });
    expect(json.data.difference).toMatchObject({ changes: [], trouble: 'noDeparture' });
    await moveDeparture(shop.pool, 'id = $1', 'day - 3650', [sample.departureId]);
    await shop.catalogue.reload();
  });
});

describe('TERMS-02 variant_cancellations', () => {
  const ask = (payload: object, headers = {}, prefix = '') =>
    visitor.postJson(`${prefix}/api/book-now/variant_cancellations/${sample.tourId}`, payload, headers);
  const query = () => ({ date: toDotted(sample.date), type: 'book', travellers: { 1: 2 }, currency: 'EUR' });

  test('TERMS-02 shows the schedule of the final price with real dates and amounts', async () => {
    const { json } = await ask({ ...query(), finalPrice: '2000.50' });
    const { data, component } = schemas.loadCancellations.answer.parse(json);
    expect(data).toMatchObject({ total: 200_050, basis: 'claimed', departure: sample.date, currency: 'EUR' });
    expect(data.rows.at(-1)?.until).toBe(sample.date);
    for (const { money, credit, kept } of data.rows) expect(money + credit + kept).toBe(200_050);
    expect(component).toContain('<table');
    const form = new URLSearchParams({
      date: toDotted(sample.date),
      'travellers[1]': '2',
      currency: 'EUR',
      finalPrice: '2000.50',
    });
    const sent = await visitor.post(`/api/book-now/variant_cancellations/${sample.tourId}`, form, dataOnly);
    expect(sent.json).toEqual({ status: 'OK', data });
  });

  test('TERMS-02 with our quote uses the quoted price and returns the same rows as the price', async () => {
    const offered = (await load()).json.data.offers.flexible !== null;
    const { quote, cancellation } = (await load({ flexible: 1 })).json.data;
    const { json } = await ask({ ...query(), finalPrice: 1, signed_quote: quote.id }, dataOnly);
    expect(json.data).toMatchObject({ basis: 'quote', total: quote.total, flexible: offered, currency: 'USD' });
    expect(json.data.rows).toEqual(cancellation);
  });

  test('API-02 refuses invalid requests', async () => {
    for (const more of [
      { finalPrice: -1 },
      { finalPrice: 'free' },
      { finalPrice: [1] },
      { finalPrice: 1, date: '2027-01-01' },
      { finalPrice: 1, date: '01.01.2020' },
      { finalPrice: 1, date: '01.01.2099' },
      { finalPrice: 1, signed_quote: 'a.b' },
      { finalPrice: 1, currency: 'XXX' },
    ])
      expect((await ask({ ...query(), ...more })).status, JSON.stringify(more)).toBe(422);
    expect(
      (await visitor.postJson('/api/book-now/variant_cancellations/999999', { ...query(), finalPrice: 1 })).status,
    ).toBe(404);
  });
});
