import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aboveFoldActions, bookingPageActions } from '#contract/list/content.ts';
import { schemas } from '#contract/schemas.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { known, stockContent } from './content-shop.ts';

let shop: TestShop;
let visitor: Visitor;
const dataOnly = { accept: 'application/vnd.waymark.data+json' };

beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0' });
  visitor = new Visitor(shop.origin);
  await stockContent(shop);
});
afterAll(() => shop?.stop());

/** Makes a call as anybody may: nothing but method and path, without a token. */
const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: Record<string, string>) =>
  visitor.ask(path, { method, headers, ...(body && { body: new URLSearchParams(body) }) });

const popups = [
  ['loadHelp', 'POST', '/api/book-now/help_popup', 'How can we help?', 'Wie können wir helfen?'],
  ['loadCvv', 'POST', '/api/book-now/load_cvv', 'Card security code', 'Sicherheitscode der Karte'],
  ['loadHowItWorks', 'GET', '/api/book-now/load_how_it_works', 'How it works', 'So funktioniert es'],
  ['loadSecurePayments', 'GET', '/api/book-now/load_secure_popup', 'Secure payments', 'Sicher bezahlen'],
  ['loadNoFees', 'GET', '/api/book-now/load_no_fees', 'No booking or card fees', 'Keine Buchungs- oder Kartengebühren'],
  [
    'loadBestPriceGuarantee',
    'GET',
    '/api/book-now/load_best_price_guarantee',
    'Best price guarantee',
    'Bestpreisgarantie',
  ],
  ['loadLoadingMessages', 'GET', '/api/book-now/load_loading_popup', 'One moment, please', 'Einen Moment, bitte'],
] as const;

test.each(popups)(
  'POP-01 %s returns content as markup and as data, in both languages',
  async (name, method, path, en, de) => {
    for (const [prefix, title] of [
      ['', en],
      ['/de', de],
    ] as const) {
      const { status, json } = await ask(method, prefix + path);
      expect(status).toBe(200);
      const { answer } = schemas[name];
      expect(answer.parse(json)).toEqual(json);
      expect(json).toMatchObject({ status: 'OK', content: { title, version: 1 } });
      expect(json.html).toContain(title);
      expect(json.html).not.toMatch(/\{\{|<script|undefined/);
      expect(json.content.body.length).toBeGreaterThan(150);
      const bare = await ask(method, prefix + path, dataOnly);
      expect(bare.json).not.toHaveProperty('html');
      expect(bare.json.content).toEqual(json.content);
    }
  },
);

test('POP-01 the help about the security code mentions 3 and 4 digits', async () => {
  const { json } = await ask('POST', '/api/book-now/load_cvv');
  expect(json.html).toMatch(/3 digits[\s\S]*4 digits/);
});

test('POP-01 the payment error has a title, a plain message with the next step, and the support phone', async () => {
  for (const prefix of ['', '/de']) {
    const { status, json } = await ask('POST', `${prefix}/api/book-now/load_payment_error`);
    expect(status).toBe(200);
    expect(json.message).toContain(json.phone);
    expect(json.message).not.toMatch(/[<>{}]/);
    expect(json.phone).toMatch(/^\+[\d ]{8,}$/);
    expect(json.content.body).toContain(`href="tel:${json.phone.replaceAll(' ', '')}"`);
    const bare = await ask('POST', `${prefix}/api/book-now/load_payment_error`, dataOnly);
    expect(bare.json).toMatchObject({ message: json.message, title: json.title, phone: json.phone });
    expect(bare.json).not.toHaveProperty('html');
  }
});

test('POP-02 the loading popup has several messages that rotate every 10 s', async () => {
  const { json } = await ask('GET', '/api/book-now/load_loading_popup');
  expect(json.messages.length).toBeGreaterThan(3);
  expect(json.rotationSeconds).toBe(10);
  expect(json.html).toContain('data-rotation-seconds="10"');
  // All lines are there, and only the first is seen to begin with.
  for (const message of json.messages) expect(json.html).toContain(message);
  expect(json.html.match(/hidden=""/g)).toHaveLength(json.messages.length - 1);
});

test('POP-01 no fees are promised only where there are none; otherwise the service fee is explained', async () => {
  const free = await ask('GET', `/api/book-now/load_no_fees?object_id=${known.variant}`);
  expect(free.json).toMatchObject({ applies: true, content: { key: 'no-fees' } });
  const paid = await ask('GET', `/api/book-now/load_no_fees?object_id=${known.variantWithFee}`);
  expect(paid.json).toMatchObject({ applies: false, content: { key: 'service-fee' } });
  expect(paid.json.html).not.toContain('No booking');
  expect((await ask('GET', '/api/book-now/load_no_fees?object_id=77')).status).toBe(404);
});

test.each(Object.keys(aboveFoldActions))(
  'INST-06 MEMB-01 POP-01 %s returns a component beside a tour',
  async (action) => {
    for (const prefix of ['', '/de']) {
      const { status, json } = await ask('POST', `${prefix}/api/tours/above-fold-templates`, {}, { action });
      expect(status).toBe(200);
      expect(schemas.loadAboveFold.answer.parse(json)).toEqual(json);
      expect(json).toMatchObject({ success: true, component: expect.stringContaining(json.content.title) });
      const bare = await ask('POST', `${prefix}/api/tours/above-fold-templates`, dataOnly, { action });
      expect(bare.json).toEqual({ success: true, content: json.content, membership: json.membership });
    }
  },
);

test('MEMB-01 the membership popup shows its price in the visitor’s currency, and none while it is not sold', async () => {
  const path = '/api/tours/above-fold-templates';
  const form = { action: 'membership/membership-popup' };
  expect((await ask('POST', path, {}, form)).json.membership).toBeNull();
  await sql`insert into membership_product values (1, 4900, 500, 12)`.execute(shop.database);
  const euro = (await ask('POST', path, {}, form)).json;
  expect(euro.membership).toEqual({ price: { amount: 4900, currency: 'EUR' }, savingPercent: 5, months: 12 });
  const dollar = (await ask('POST', path, { cookie: 'waymark_currency=USD' }, form)).json;
  expect(dollar.membership.price).toEqual({ amount: 5390, currency: 'USD' });
  // Without a rate nothing is made up.
  await sql`delete from currency_rate where currency = 'GBP'`.execute(shop.database);
  const pound = (await ask('POST', path, { cookie: 'waymark_currency=GBP' }, form)).json;
  expect(pound.membership.price).toEqual({ amount: 4900, currency: 'EUR' });
});

test.each(Object.keys(bookingPageActions))('POP-01 %s returns a component of the booking page', async (action) => {
  for (const prefix of ['', '/de']) {
    const { status, json } = await ask('POST', `${prefix}/api/book-now-page/popup`, {}, { action });
    expect(status).toBe(200);
    expect(json).toMatchObject({ success: true, component: expect.stringContaining(json.content.title) });
    const bare = await ask('POST', `${prefix}/api/book-now-page/popup`, dataOnly, { action });
    expect(bare.json).toEqual({ success: true, content: json.content });
  }
});

test('POP-01 an unknown action is a clear 4xx', async () => {
  for (const path of ['/api/tours/above-fold-templates', '/api/book-now-page/popup'])
    for (const form of [{ action: 'constructor' }, { action: '' }, {}])
      expect((await ask('POST', path, {}, form as Record<string, string>)).status).toBe(422);
});

test('TERMS-02 terms are returned by id as sanitised markup, paragraphs, or an address', async () => {
  const html = await ask('GET', `/api/book-now/load_terms/${known.operatorTerms}`);
  expect(html.json).toMatchObject({ status: 'OK', content_type: 'html', title: 'Terms', kind: 'operator' });
  expect(html.json.content).toBe('<h3>Terms</h3><p>Be on time.</p>');
  const german = await ask('GET', `/de/api/book-now/load_terms/${known.operatorTerms}`);
  expect(german.json.content).toContain('pünktlich');
  const plain = await ask('GET', `/api/book-now/load_terms/${known.cancellationTerms}`, dataOnly);
  expect(plain.json.content).toBe('<p>First part, 3 &lt; 4.</p>\n<p>Second part.</p>');
  const url = await ask('GET', `/api/book-now/load_terms/${known.termsElsewhere}`);
  expect(url.json).toMatchObject({ content_type: 'url', content: 'https://operator.example/terms?x=1' });
});

test('TERMS-02 the flexible endpoint returns flexible terms only, and unknown ids are 404', async () => {
  const flexible = await ask('GET', `/api/book-now/load_cof_terms/${known.flexibleTerms}`);
  expect(flexible.json).toMatchObject({ status: 'OK', content_type: 'html', kind: 'flexible' });
  for (const path of [`load_cof_terms/${known.operatorTerms}`, 'load_terms/1', 'load_cof_terms/2147483647'])
    expect((await ask('GET', `/api/book-now/${path}`)).status).toBe(404);
  for (const id of ['0', '-1', '1.5', 'abc', '99999999999', '%00'])
    expect([400, 422]).toContain((await ask('GET', `/api/book-now/load_terms/${id}`)).status);
});

test('POP-01 the gallery of a variant shows its tour’s photographs in order, four per row', async () => {
  const { status, json } = await ask('POST', `/api/book-now/transport_popup/${known.variant}`);
  expect(status).toBe(200);
  expect(schemas.loadTransport.answer.parse(json)).toEqual(json);
  expect(json).toMatchObject({ status: 'OK', title: 'Coast walk', shape: { items: 4, itemsOnMobile: 1, gap: 24 } });
  expect(json.photos.map(({ file }: { file: string }) => file)).toEqual(['two.jpg', 'one.jpg']);
  expect(json.html).toMatch(/View two\.jpg[\s\S]*View one\.jpg/);
  expect(json.html).toContain('/photos/two-480.avif');
  const german = await ask('POST', `/de/api/book-now/transport_popup/${known.variant}`, dataOnly);
  expect(german.json).toMatchObject({ title: 'Küstenweg', photos: [{ alt: 'Blick two.jpg' }, {}] });
  expect(german.json).not.toHaveProperty('html');
  expect((await ask('POST', '/api/book-now/transport_popup/77')).status).toBe(404);
  expect((await ask('POST', '/api/book-now/transport_popup/x')).status).toBe(422);
});
