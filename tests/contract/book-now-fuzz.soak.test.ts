import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeForm } from '#contract/form.ts';
import { bookNowCalls } from '#contract/list/book-now.ts';
import { calls } from '#contract/list.ts';
import { schemas } from '#contract/schemas.ts';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { scale } from '#tests/support/scale.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { dataOnly, type Sample, samples, startBookingShop } from './book-now-shop.ts';

const requests = scale(1000, 10_000);

let shop: TestShop;
let tours: Sample[];

beforeAll(async () => {
  shop = await startBookingShop({ TRUSTED_PROXIES: '1' });
  tours = await samples(shop, 1, 'true');
});
afterAll(() => shop.stop());

type Name = keyof typeof bookNowCalls;

/** What nobody should send, and what somebody will. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    -1,
    0,
    1.5,
    1e9,
    31,
    '1e9',
    'NaN',
    '-1',
    '1.5',
    '',
    ' ',
    null,
    true,
    false,
    'null',
    '[]',
    '٣',
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [1],
    { 1: 1 },
    { 1: { 1: 1 } },
    { a: 'b' },
    { 1: -1 },
    { 99: 2 },
    { 2: 5 },
    { '': 1 },
  ),
  fc.constantFrom<unknown>(
    '2020-01-01',
    '2027-02-30',
    '01.02.2027',
    '31.02.2027',
    '9999-12',
    '0000-01',
    '0000-00-00',
    '2099-01-01',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  // Half characters, control characters before digits, and what is nested too deeply.
  fc.constantFrom<unknown>('Ada\ud800', '\udc00', '\u0001483521041', 'a\0b', '\u2028', { '\ud83d': 1 }, ['\ud800']),
  fc.integer({ min: 1, max: 60 }).map((depth) => {
    let nested: unknown = '\ud800';
    for (let level = 0; level < depth; level += 1) nested = level % 2 ? { a: nested } : [nested];
    return nested;
  }),
  fc.double(),
  fc.integer(),
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
);
const fields = Object.fromEntries(
  Object.keys(bookNowCalls).map((name) => [name, Object.keys(schemas[name as Name].request.shape)]),
) as Record<Name, string[]>;

const small = fc.integer({ min: 0, max: 5 });
const one = <Value>(...values: Value[]) => fc.constantFrom(...values);

/** A request that makes sense for a tour. */
function sense({ tourId, objectId, date, rooms, extras, passengerTypes }: Sample) {
  const counts = fc.dictionary(one(...passengerTypes.map(({ id }) => String(id))), small, { noNullPrototype: true });
  const byRoom = fc.dictionary(one('7', ...rooms.map(({ id }) => String(id))), counts, { noNullPrototype: true });
  const options = extras.flatMap((extra) => extra.options.map((option) => [extra.id, option.id] as const));
  const byExtra = fc
    .array(fc.tuple(one([7, 7] as const, ...options), small), { maxLength: 3 })
    .map((chosen) => Object.fromEntries(chosen.map(([[extra, option], count]) => [extra, { [option]: count }])));
  const flag = one<unknown>(0, 1, true, false, '', 'on');
  return fc.record(
    {
      tourId: fc.constant(tourId),
      objectId: fc.constant(objectId),
      variantId: fc.constant(objectId),
      object_id: fc.constant(objectId),
      month: fc.constant(date.slice(0, 7)),
      date: fc.constant(date),
      dotted: fc.constant(toDotted(date)),
      currency: one(...CURRENCIES, ''),
      pax: fc.integer({ min: 1, max: 8 }),
      priceCategories: fc.oneof(counts, fc.constant({ 1: 2 })),
      travellers: counts,
      accommodationsSelected: byRoom,
      extrasSelected: byExtra,
      chargeMethod: one('', 'full', 'deposit', 'installments', 'monthly', 'installments-30'),
      saving: one('', 'none', 'promoCode', 'member', 'travelCredits'),
      promoCode: one('', 'WAYMARK10', 'waymark10', 'WELCOME50', 'GONE15', 'X'),
      paymentOption: one('', 'book', 'hold', 'b2b'),
      insurance_attached: flag,
      quote_id: one('', 'nothing-of-ours'),
      policy_type: one('', 'basic'),
      opt_out_quote_id: one('', 'x'),
      applyRecommendation: flag,
      with_membership: flag,
      flexible: flag,
      is_enquiry: flag,
      finalPrice: one<unknown>(1, '1249.50', 0),
      email: one('', 'ada@example.org'),
      userAgent: fc.string({ maxLength: 30 }),
      traveller: fc.integer({ min: 1, max: 4 }),
    },
    {
      requiredKeys: [
        'tourId',
        'objectId',
        'variantId',
        'object_id',
        'date',
        'dotted',
        'month',
        'finalPrice',
        'pax',
        'currency',
      ],
    },
  );
}

type Shot = {
  readonly name: Name;
  readonly sent: Record<string, unknown>;
  readonly form: boolean;
  readonly german: boolean;
  readonly html: boolean;
  readonly address: string;
};

const dottedIn: readonly Name[] = ['checkPromoCode', 'loadCancellations'];

const anyShot: fc.Arbitrary<Shot> = fc
  .tuple(
    one(...(Object.keys(bookNowCalls) as Name[]), 'loadBookingData' as const, 'loadBookingData' as const),
    fc.nat(),
  )
  .chain(([name, pick]) => {
    const tour = tours[pick % tours.length] as Sample;
    return fc
      .record({
        right: sense(tour),
        wrong: fc.dictionary(one(...fields[name]), junk, { maxKeys: 2, noNullPrototype: true }),
        form: fc.boolean(),
        german: fc.boolean(),
        html: fc.integer({ min: 0, max: 19 }).map((roll) => roll === 0),
        address: fc.ipV4(),
      })
      .map(({ right, wrong, ...rest }) => {
        const dated = dottedIn.includes(name) ? { ...right, date: right.dotted } : right;
        const known = Object.entries(dated).filter(([key]) => fields[name].includes(key));
        return { name, sent: { ...Object.fromEntries(known), ...wrong }, ...rest };
      });
  });

async function shoot({ name, sent, form, german, html, address }: Shot): Promise<Response> {
  const { method, path } = calls[name];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = sent[key];
    const text = (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 60);
    // Half a character has no escape of its own; this is what those write who try all the same.
    return text.replaceAll(/[\s\S]/gu, (one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80')) || '0';
  });
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const body = form ? new URLSearchParams(encodeForm(sent)).toString() : JSON.stringify(sent);
  return shop.app.request(`${shop.origin}${german ? '/de' : ''}${filled}`, {
    method,
    headers: {
      host: new URL(shop.origin).host,
      'content-type': type,
      'x-forwarded-for': address,
      ...(html ? {} : dataOnly),
    },
    ...(method === 'POST' ? { body } : {}),
  });
}

test(`API-02 ${requests} generated requests get a documented answer or a clear refusal, and never a 5xx`, {
  timeout: Math.max(600_000, requests * 40),
}, async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.noShrink(anyShot), async (shot) => {
      const response = await shoot(shot);
      const text = await response.text();
      const told = `${shot.name} ${JSON.stringify(shot.sent)} → ${response.status} ${text.slice(0, 500)}`;
      seen.set(`${shot.name} ${response.status}`, (seen.get(`${shot.name} ${response.status}`) ?? 0) + 1);
      if (response.status >= 500) throw new Error(told);
      const json = JSON.parse(text);
      if (response.status === 200) {
        const parsed = schemas[shot.name].answer.safeParse(json);
        if (!parsed.success) throw new Error(`${told}\n${parsed.error.message}`);
      } else if (json.status !== 'error' || !json.message || !Array.isArray(json.problems)) throw new Error(told);
    }),
    { numRuns: requests },
  );
  // Every call was both answered and refused, or nothing was tried at all.
  for (const name of Object.keys(bookNowCalls)) {
    expect(seen.get(`${name} 200`), name).toBeGreaterThan(0);
    expect(
      [...seen.keys()].some((key) => key.startsWith(`${name} 4`)),
      name,
    ).toBe(true);
  }
});
