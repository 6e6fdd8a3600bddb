import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeForm } from '#contract/form.ts';
import { bookingBlocks } from '#contract/list/book-now.ts';
import { type WholeAnswer, wholeAnswer } from '#contract/schemas/book-now.ts';
import { priceData } from '#contract/schemas/book-now-data.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { dataOnly, type Sample, sampleWithRooms, startBookingShop } from './book-now-shop.ts';

let shop: TestShop;
let visitor: Visitor;
let sample: Sample & { twin: Sample['rooms'][number] };

beforeAll(async () => {
  shop = await startBookingShop();
  visitor = new Visitor(shop.origin);
  sample = await sampleWithRooms(shop);
});
afterAll(() => shop.stop());

const twoAdults = () => ({
  date: sample.date,
  priceCategories: { 1: 2 },
  accommodationsSelected: { [sample.twin.id]: { 1: 2 } },
});

async function load(payload: object, prefix = '', headers: Record<string, string> = dataOnly): Promise<WholeAnswer> {
  const answer = await visitor.postJson(`${prefix}/api/book-now/load_data/${sample.objectId}`, payload, headers);
  expect(answer.text.slice(0, 300)).toContain('"status":"OK"');
  return wholeAnswer.parse(answer.json);
}

/** A selection with everything in it that costs something. */
const everything = () => {
  const [extra] = sample.extras;
  return {
    ...twoAdults(),
    currency: 'EUR',
    extrasSelected: { [extra!.id]: { [extra!.options[0]!.id]: 1 } },
    flexible: 1,
    with_membership: true,
    saving: 'member',
    chargeMethod: 'full',
    paymentOption: 'book',
    promoCode: '',
    partner: '',
    double_opt_in: 0,
    pid: '',
    device_data: '{"a":1}',
    insurance_attached: 0,
    applyRecommendation: 0,
    fromEmbed: 0,
    action: 'waymarkMembershipUpdate',
    quote_id: '',
    opt_out_quote_id: '',
    policy_type: '',
    insured: [0, 1],
    insuranceLoaded: 0,
    paxSelectionSplitPricingIsClosed: 1,
  };
};

describe('PRICE-01 load_data', () => {
  test('PRICE-01 returns the price alone with only=price, and everything else, too, without it', async () => {
    const path = `/api/book-now/load_data/${sample.objectId}`;
    const { json } = await visitor.postJson(path, { ...everything(), only: 'price' });
    expect(Object.keys(json).sort()).toEqual(['action', 'data', 'status', 'travelCredits']);
    expect(Object.keys(json.data).sort()).toEqual(Object.keys(priceData.shape).sort());
    const { data } = await load(everything());
    for (const part of ['currency', 'takenBack', 'availability', 'plans', 'balanceDay', 'cancellation'] as const)
      expect(json.data[part]).toEqual(data[part]);
    expect(json.data.quote.lines).toEqual(data.quote?.lines);
    expect(json.data.availability).toMatchObject({
      departureId: data.departure?.id,
      placesLeft: data.departure?.placesLeft,
      roomsLeft: Object.fromEntries(data.offers.rooms.map(({ id, left }) => [id, left])),
    });
    expect((await visitor.postJson(path, { ...everything(), only: 'html' })).status).toBe(422);
  });

  test('PRICE-01 returns html fragments by block, roomsImages, travelCredits, isDepositAllowed and ecommerce', async () => {
    const answer = await load(everything(), '', {});
    expect(Object.keys(answer.html ?? {})).toEqual([...bookingBlocks]);
    expect(answer.html?.price).toContain('booking-price');
    expect(answer.html?.accommodation).toContain(`accommodationsSelected[${sample.twin.id}][1]`);
    expect(answer.html?.travellers).toContain('name="passengers[1][2]"');
    expect(answer.html?.travellers).not.toContain('name="passengers[2][2]"');
    expect(answer.html?.terms).toContain('name="accept_terms"');
    expect(answer.html?.terms).not.toContain('checked=""');
    expect(answer.html?.payment).toContain('name="paymentOption"');
    expect(answer.html?.insurance).toContain('name="insurance_attached"');
    expect(answer.roomsImages.length).toBeGreaterThan(0);
    expect(answer.travelCredits).toEqual({ currency: 'EUR', owned: 0, usable: 0, reserved: 0 });
    expect(typeof answer.isDepositAllowed).toBe('boolean');
    expect(answer.ecommerce).toMatchObject({ currency: 'EUR', value: (answer.data.quote?.total ?? 0) / 100 });
    expect(answer.ecommerce.items[0]).toMatchObject({ item_id: String(sample.objectId), quantity: 2 });
  });

  test('omits markup for callers that request data only', async () => {
    expect((await load(everything())).html).toBeUndefined();
  });

  test('API-02 accepts the same selection as JSON and as a form with brackets', async () => {
    const json = await load(everything());
    const form = await visitor.post(
      `/api/book-now/load_data/${sample.objectId}`,
      new URLSearchParams(encodeForm(everything())),
      dataOnly,
    );
    expect(form.status).toBe(200);
    const ids = (answer: WholeAnswer) => ({ ...answer.data, quote: { ...answer.data.quote, id: '', expiresAt: '' } });
    expect(ids(form.json)).toEqual(ids(json));
  });

  test('answers in the caller’s language', async () => {
    const [english, german] = [await load(twoAdults()), await load(twoAdults(), '/de')];
    expect(english.data.offers.passengers[0]?.plural).toBe('Adults');
    expect(german.data.offers.passengers[0]?.plural).toBe('Erwachsene');
    expect(german.data.quote?.total).toBe(english.data.quote?.total);
  });

  test.each(CURRENCIES)('PRICE-03 the lines add up to the total in %s, and so do the payments', async (currency) => {
    const { data } = await load({ ...everything(), currency });
    const { quote, plans } = data;
    expect(quote?.currency).toBe(currency);
    expect(quote?.total).toBeGreaterThan(0);
    for (const line of quote?.lines ?? []) expect(line.amount).toBe(line.quantity * line.unit);
    expect(quote?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote?.total);
    expect(plans.length).toBeGreaterThan(0);
    for (const { payments } of plans) {
      expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote?.total);
    }
    for (const row of data.cancellation) expect(row.money + row.credit + row.kept).toBe(quote?.total);
  });

  test('PRICE-06 the account’s currency is used where none is forced, and a forced one wins', async () => {
    const person = new Visitor(shop.origin);
    await person.post('/api/preferences', { currency: 'NZD' });
    const path = `/api/book-now/load_data/${sample.objectId}`;
    expect((await person.postJson(path, twoAdults(), dataOnly)).json.data.currency).toBe('NZD');
    expect((await person.postJson(path, { ...twoAdults(), currency: '' }, dataOnly)).json.data.currency).toBe('NZD');
    expect((await person.postJson(path, { ...twoAdults(), currency: 'GBP' }, dataOnly)).json.data.currency).toBe('GBP');
  });

  test('amounts claimed by the client are ignored', async () => {
    const honest = await load(twoAdults());
    const claimed = await load({ ...twoAdults(), finalPrice: 1, total: 1, serviceFee: 0, currencyRate: 0.01 });
    expect(claimed.data.quote?.total).toBe(honest.data.quote?.total);
  });

  test('without a date there are options and no price', async () => {
    const { data } = await load({});
    expect(data.quote).toBeNull();
    expect(data.departure).toBeNull();
    expect(data.problems).toContainEqual(expect.objectContaining({ report: 'Date - not selected' }));
  });
});

describe('the selection is corrected by the domain rules', () => {
  test('ROOM-05 applyRecommendation gives everyone a bed, and the recommendation disappears', async () => {
    const open = await load({ date: sample.date, priceCategories: { 1: 2 } });
    expect(open.data.recommendation).not.toBeNull();
    expect(open.data.problems).toContainEqual(expect.objectContaining({ report: 'Accommodation - not selected' }));
    const applied = await load({ date: sample.date, priceCategories: { 1: 2 }, applyRecommendation: 1 });
    expect(applied.data.selection).toMatchObject({ rooms: open.data.recommendation, recommendation: 'applied' });
    expect(applied.data.offers.unassigned).toBe(0);
    expect(applied.data.recommendation).toBeNull();
  });

  test('ROOM-07 travellers who do not fit are released and listed', async () => {
    const { data } = await load({ ...twoAdults(), accommodationsSelected: { [sample.twin.id]: { 1: 4 } } });
    expect(data.selection.rooms).toEqual({ [sample.twin.id]: { 1: 2 } });
    expect(data.selection.released).toEqual([{ roomId: sample.twin.id, typeId: 1, count: 2 }]);
    expect(data.takenBack[0]).toMatchObject({ code: 'assigned-twice' });
  });

  test('ROOM-04 the tick box or the name of a friend settles an open bed', async () => {
    const one = { ...twoAdults(), accommodationsSelected: { [sample.twin.id]: { 1: 1 } } };
    const reports = (answer: WholeAnswer) => answer.data.problems.map(({ report }) => report);
    expect(reports(await load(one))).toContain('Accommodation - friend email');
    for (const answer of [{ friend_unknown: 1 }, { co_passengers: [{ name: 'Ada', email: 'ada@example.org' }] }]) {
      const answered = { ...one, accommodationsSelected: { [sample.twin.id]: { 1: 1, ...answer } } };
      expect(reports(await load(answered))).not.toContain('Accommodation - friend email');
    }
  });

  test('MEMB-02 a hold removes the membership and has no payment', async () => {
    const { data } = await load({ ...everything(), paymentOption: 'hold' });
    if (data.departure?.confirmation === 'instant') {
      expect(data.selection).toMatchObject({ paymentType: 'hold', membership: 'undecided', saving: { kind: 'none' } });
      expect(data.plans).toEqual([]);
    } else expect(data.selection.paymentType).toBe('book');
  });

  test('only an agent can book as an agent', async () => {
    const { data } = await load({ ...twoAdults(), paymentOption: 'b2b' });
    expect(data.selection.paymentType).toBe('book');
    expect(data.offers.paymentTypes).not.toContain('b2b');
  });

  test('EXTRA-01 an extra is priced by the server, and limited to the number of travellers', async () => {
    const extra = sample.extras[0]!;
    const option = extra.options[0]!;
    const { data } = await load({ ...twoAdults(), extrasSelected: { [extra.id]: { [option.id]: 1 } } });
    expect(data.quote?.lines).toContainEqual(
      expect.objectContaining({ kind: 'extra', reason: expect.objectContaining({ extraId: extra.id }) }),
    );
    const many = await load({ ...twoAdults(), extrasSelected: { [extra.id]: { [option.id]: 30 } } });
    const offered = many.data.offers.extras[0]?.options[0];
    expect(offered?.quantity).toBe(offered?.highest);
  });
});
