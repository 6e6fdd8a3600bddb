import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { type Holdable, quoteFor, submissionFor } from '#tests/support/holding.ts';
import { bookingFor, type PayShop, priceOf, startPayShop } from '#tests/support/paying.ts';
import type { Told, Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, makeAccount } from './access-visitor.ts';

// The specification's table of calls, written once: each row at exactly this method and path, taking at least these fields and
// answering at least those. A dot leads into an object. What is renamed or left out in our contract, or in a real answer, fails.

/** Sends a body, as JSON or as a form with brackets. */
type Send = (path: string, body: Record<string, unknown>, visitor?: Visitor) => Promise<Told>;

/** What a row is asked with. */
type World = {
  readonly agent: Visitor;
  /** A tour that answers private requests, and a river cruise. */
  readonly groupId: number;
  readonly riverId: number;
  readonly enquiry: { readonly id: number; readonly code: string };
  readonly chat: { readonly conversationId: number };
  /** A booking whose payer is at their bank. */
  readonly payer: Visitor;
  readonly unpaidId: string;
  readonly visitor: Visitor;
  readonly tour: Holdable;
  readonly cityId: number;
  readonly feedbackId: number;
  readonly termsIds: { readonly operator: number; readonly flexible: number };
};

type Row = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly takes: readonly string[];
  readonly answers: readonly string[];
  readonly ask: (world: World, send: Send) => Promise<Told>;
};

let ids: Record<string, string | number>;

/** The address of a path with what this world has in place of its parameters. */
const at = (path: string): string => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));

const row = (
  method: Row['method'],
  path: string,
  takes: readonly string[],
  answers: readonly string[],
  body: (world: World) => Record<string, unknown> = () => ({}),
): Row => ({
  method,
  path,
  takes,
  answers,
  ask: (world, send) => (method === 'GET' ? world.visitor.ask(at(path)) : send(at(path), body(world))),
});

/** A question as the form sends it. */
const question = ({ groupId }: Pick<World, 'groupId'>) => ({
  t: 'tour',
  id: groupId,
  email: 'asker@example.org',
  first_name: 'Ada',
  last_name: 'Byron',
  pax: 2,
  pax_children: 0,
  request: `Is breakfast included? ${randomUUID()}`,
  month: new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 7),
});

const popup = (name: string): Row => row('GET', `/api/book-now/${name}`, [], ['html']);
const terms = (name: string): Row =>
  row('GET', `/api/book-now/${name}/{id}`, ['id'], ['status', 'content_type', 'content']);

const table: readonly Row[] = [
  row('POST', '/api/b2b/check/email', ['email'], ['is_b2b'], () => ({ email: 'ada@example.org' })),
  row('POST', '/api/popup/ask-question', ['id', 'type', 'tourId', 'action'], ['component']),
  row('POST', '/api/popup/ask-question', ['id', 'tourId', 'action'], ['component', 'data.min_pax'], ({ groupId }) => ({
    id: groupId,
    tourId: groupId,
    action: 'private_options',
  })),
  row('POST', '/api/popup/get-accomodations', ['id', 'date'], ['status', 'accomodations'], ({ riverId }) => ({
    id: riverId,
    date: '',
  })),
  row(
    'POST',
    '/api/enquiry',
    ['t', 'id', 'email', 'details_phone', 'first_name', 'last_name', 'pax', 'pax_children', 'request', 'date', 'as_ta'],
    ['status', 'id', 'code', 'href', 'isOBS', 'has_nps_record', 'firstAnswer'],
    question,
  ),
  row(
    'POST',
    '/api/enquiry/call-time',
    ['enquiryId', 'code', 'time.from', 'time.to', 'date', 'phone'],
    ['status', 'success', 'calendarUrl'],
    ({ enquiry }) => ({
      enquiryId: enquiry.id,
      code: enquiry.code,
      time: { from: '10:00', to: '11:00' },
      date: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
      phone: '+49 30 1234567',
    }),
  ),
  row(
    'POST',
    '/api/enquiry/traveller-store',
    ['bcpLink', 'lastSeenAt'],
    ['status', 'components.cta', 'components.indicator', 'hasNewMessage'],
    ({ enquiry }) => ({ bcpLink: `/conversations/${enquiry.id}?code=${enquiry.code}`, lastSeenAt: 0 }),
  ),
  row(
    'POST',
    '/api/omnimove/action/boost_email_saved',
    ['data.email', 'data.conversation_id', 'data.ip', 'data.country', 'data.city', 'data.zip'],
    ['status'],
    ({ chat }) => ({
      data: {
        email: 'left@example.org',
        conversation_id: chat.conversationId,
        ip: '',
        country: 'DE',
        city: '',
        zip: '',
      },
    }),
  ),
  row('POST', '/api/experiments/sync', ['token'], ['status', 'token']),
  // The form data are those of the share-link form.
  {
    ...row(
      'POST',
      '/api/book-now/b2b_shareable_link/{objectId}',
      ['object_id', 'extras', 'accommodations'],
      ['status', 'message', 'link'],
    ),
    ask: ({ agent, tour }, send) => {
      const { date, priceCategories, accommodationsSelected: accommodations } = submissionFor(tour, '');
      const body = { object_id: tour.objectId, accommodations, date, priceCategories, currency: 'EUR' };
      return send(`/api/book-now/b2b_shareable_link/${tour.objectId}`, body, agent);
    },
  },
  {
    ...row('POST', '/api/local-payment/decline', ['enquiryId', 'code', 'token', 'reason'], ['status']),
    ask: ({ payer, unpaidId: enquiryId }, send) =>
      send('/api/local-payment/decline', { enquiryId, code: 'CANCELED', token: 't', reason: 'back' }, payer),
  },
  {
    ...row('POST', '/api/book-now/load_feedback/{id}', ['id'], ['status', 'html']),
    ask: ({ feedbackId }, send) => send(`/api/book-now/load_feedback/${feedbackId}`, {}),
  },
  row('POST', '/api/utils/jserror', [], [], () => ({ message: 'something broke' })),
  row('GET', '/api/countries', [], ['success', 'countries.DE.name']),
  row('POST', '/api/book-now/load_pax_template/{tourId}', ['tourId'], ['html']),
  row('POST', '/api/book-now/transport_popup/{id}', ['id'], ['status', 'html']),
  row('POST', '/api/book-now/help_popup', [], ['html']),
  ...['split-payment/split-payment-popup', 'membership popup', 'travel-credits popup', 'e-sim popup'].map((action) =>
    row('POST', '/api/tours/above-fold-templates', ['action'], ['success', 'component'], () => ({ action })),
  ),
  row('POST', '/api/book-now-page/popup', ['action'], ['success', 'component'], () => ({
    action: 'b2b/shareable-link-popup',
  })),
  row('POST', '/api/book-now/load_change_date_popup', ['object_id', 'is_enquiry', 'b2bPid'], ['html'], ({ tour }) => ({
    object_id: tour.objectId,
    is_enquiry: 'false',
    b2bPid: '',
  })),
  row('POST', '/api/book-now/load_calendar/{tourId}', ['tourId', 'month', 'currency'], ['html'], ({ tour }) => ({
    month: tour.date.slice(0, 7),
    currency: 'EUR',
  })),
  row(
    'POST',
    '/api/book-now/get_additional_information/{objectId}',
    ['objectId', 'email', 'firstName', 'lastName', 'date'],
    ['status', 'additionalInformation'],
    ({ tour }) => ({ email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace', date: tour.date }),
  ),
  row('POST', '/api/book-now/load_payment_error', [], ['message']),
  row('POST', '/api/book-now/load_cvv', [], ['html']),
  row(
    'POST',
    '/api/insurance/quote',
    ['total_tickets_price', 'number_of_adults', 'start', 'start_city_id', 'length', 'length_type'],
    ['success', 'html', 'quote_id', 'total_price', 'received_quotes'],
    ({ tour, cityId }) => ({
      total_tickets_price: 1500,
      number_of_adults: 2,
      start: Date.parse(tour.date) / 1000,
      start_city_id: cityId,
      length: 7,
      length_type: 'days',
    }),
  ),
  row(
    'POST',
    '/api/insurance/country/{countryId}/states',
    ['countryId'],
    ['insurance', 'message', 'data.states', 'data.isZipCodeRequired'],
  ),
  row(
    'POST',
    '/api/insurance/country/{countryId}/states/{stateId}',
    ['countryId', 'stateId'],
    ['insurance', 'message'],
  ),
  row(
    'POST',
    '/api/book-now/load_data/{objectId}',
    [
      ...[
        'objectId',
        'date',
        'currency',
        'paxSelectionSplitPricingIsClosed',
        'priceCategories',
        'accommodationsSelected',
      ],
      ...['extrasSelected', 'chargeMethod', 'saving', 'promoCode', 'paymentOption', 'partner', 'double_opt_in', 'pid'],
      ...['device_data', 'insurance_attached', 'applyRecommendation', 'fromEmbed', 'with_membership', 'action'],
      ...['quote_id', 'opt_out_quote_id', 'policy_type', 'insured', 'insuranceLoaded'],
    ],
    [
      ...['html.calendar', 'html.passengers', 'html.accommodation', 'html.extras', 'html.savings', 'html.travellers'],
      ...['html.payment', 'html.installments', 'html.insurance', 'html.membership', 'html.terms', 'html.price'],
      ...['roomsImages', 'travelCredits', 'isDepositAllowed', 'ecommerce'],
    ],
    ({ tour }) => ({ date: tour.date, priceCategories: { 1: 2 }, currency: 'EUR', action: 'paymentOptionUpdate' }),
  ),
  row(
    'POST',
    '/api/book-now/check_promo_code/{objectId}',
    ['objectId', 'promoCode', 'pax', 'currency', 'date', 'email'],
    [
      ...['status', 'message', 'type', 'data.code', 'data.offer_type', 'data.eur', 'data.offer_percent'],
      'data.valid_until',
    ],
    ({ tour }) => ({ promoCode: 'TABLE5', pax: 2, currency: 'EUR', date: toDotted(tour.date), email: '' }),
  ),
  row(
    'GET',
    '/api/book-now/load-promotion/{tourId}/{variantId}/{currency}/{pax}',
    ['tourId', 'variantId', 'currency', 'pax'],
    [],
  ),
  ...['load_how_it_works', 'load_secure_popup', 'load_no_fees', 'load_best_price_guarantee', 'load_loading_popup'].map(
    popup,
  ),
  {
    ...terms('load_terms'),
    ask: ({ visitor, termsIds }) => visitor.ask(`/api/book-now/load_terms/${termsIds.operator}`),
  },
  {
    ...terms('load_cof_terms'),
    ask: ({ visitor, termsIds }) => visitor.ask(`/api/book-now/load_cof_terms/${termsIds.flexible}`),
  },
  row(
    'POST',
    '/api/book-now/variant_cancellations/{tourId}',
    ['tourId', 'date', 'type', 'travellers', 'pid', 'currency', 'finalPrice'],
    ['component'],
    ({ tour }) => ({ date: toDotted(tour.date), type: 'book', travellers: { 1: 2 }, finalPrice: '1249.50' }),
  ),
  row('POST', '/api/serp/send-template', ['style'], ['component'], () => ({ style: 'book_now' })),
  row(
    'POST',
    '/api/tours/share',
    ['tab', 'id', 'email', 'email_you', 'name', 'user_date', 'user_time'],
    [],
    ({ tour }) => ({ tab: 'send', id: tour.tourId, email: 'friend@example.org', email_you: 'ada@example.org' }),
  ),
  row(
    'POST',
    '/api/utils/payment-logs',
    ['url', 'language', 'useragent', 'platform', 'oscpu', 'referrer', 'type', 'error description', 'message'],
    [],
    () => ({ url: 'https://waymark.example/', type: 'fields', 'error description': 'none came', screen: '390' }),
  ),
  row(
    'POST',
    '/api/book-now/get_payment_options/{objectId}',
    ['objectId', 'currency', 'date', 'userAgent'],
    ['0.methodId', '0.type', '0.paymentProvider'],
    ({ tour }) => ({ currency: 'EUR', date: tour.date, userAgent: 'test' }),
  ),
  {
    ...row(
      'POST',
      '/api/book-now/book/{objectId}',
      [
        ...['objectId', 'date', 'passengers', 'promoCode', 'saving', 'insured', 'pid', 'methodId', 'paymentProvider'],
        ...['cardHolder', 'paymentBlob', 'paymentMethod', 'externalId'],
      ],
      ['status', 'type', 'url', 'message', 'description', 'enquiryId'],
    ),
    // A browser of its own: a traveller holds a departure once.
    ask: async ({ tour }, send) => {
      const visitor = shop.visitor();
      const submission = submissionFor(tour, `${randomUUID()}@example.org`);
      const signed_quote = await quoteFor(visitor, tour.objectId, submission);
      return send(`/api/book-now/book/${tour.objectId}`, { ...submission, signed_quote }, visitor);
    },
  },
];

let shop: PayShop;
let world: World;
// biome-ignore lint/suspicious/noExplicitAny: a document of any depth
let document: any;

beforeAll(async () => {
  shop = await startPayShop();
  const visitor = shop.visitor();
  const tour = shop.tour();
  document = (await visitor.ask('/api/openapi.json')).json;
  await shop.pool.query(
    `insert into promo_code (code, offer, book_from, book_until, person_limit, minimum_spend, tour_ids)
     values ('TABLE5', '{"kind":"percentage","share":500}', now() - interval '1 day', now() + interval '90 days', 5, 0, '{}')`,
  );
  const first = async (query: string, ...values: unknown[]) => (await shop.pool.query(query, values)).rows[0].id;
  const { facts } = (await visitor.ask(`/api/book-now/page/${tour.objectId}`)).json.data;
  const groupId = await first(
    "select id from tour where style = 'group' and private_minimum is not null and blocked is null order by id limit 1",
  );
  const agent = shop.visitor();
  await makeAccount(shop, { email: 'agent@table.example', role: 'agent', agency: { slug: 'table', name: 'Table' } });
  await logIn(agent, 'agent@table.example');
  const payer = shop.visitor();
  const paying = shop.tour();
  const booking = { ...bookingFor(paying, `${randomUUID()}@example.org`), submission_key: randomUUID() };
  const { signed_quote } = await priceOf(payer, paying.objectId, booking);
  const bank = { paymentMethod: 'iDEAL', bic: 'INGBNL2A', signed_quote };
  const unpaid = await payer.postJson(`/api/book-now/book/${paying.objectId}`, { ...booking, ...bank });
  const stateId = await first('select id from insurance_state where country_id = 32 order by id limit 1');
  world = {
    visitor,
    agent,
    groupId,
    riverId: await first("select id from tour where style = 'river' and blocked is null order by id limit 1"),
    enquiry: (await visitor.postJson('/api/enquiry', question({ groupId }))).json,
    chat: (await visitor.postJson('/api/chat', { text: 'Hello?', submission: randomUUID(), language: 'en', page: '/' }))
      .json,
    payer,
    unpaidId: unpaid.json.enquiryId,
    tour,
    cityId: facts.tour.startCityId,
    feedbackId: (await visitor.ask('/api/shop/home')).json.feedback.ids[0],
    termsIds: {
      operator: facts.operator.termsIds.operator,
      flexible: await first(`select id from terms where kind = 'flexible' order by id limit 1`),
    },
  };
  ids = {
    objectId: tour.objectId,
    id: tour.objectId,
    variantId: tour.objectId,
    tourId: tour.tourId,
    currency: 'EUR',
    pax: 2,
    countryId: 32,
    stateId,
  };
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

type Schema = {
  readonly properties?: Record<string, Schema>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
};

/** Tells whether a schema has a field; a dot leads into it. */
function has(schema: Schema | undefined, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  if (!schema) return false;
  if ((schema.anyOf ?? schema.oneOf)?.some((one) => has(one, [name, ...rest]))) return true;
  if (schema.items && /^\d+$/.test(name)) return has(schema.items, rest);
  const found = schema.properties?.[name] ?? schema.additionalProperties;
  return found === true || (typeof found === 'object' && has(found, rest));
}

const valueAt = (json: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], json);

const operationOf = ({ method, path }: Row) => document.paths[path]?.[method.toLowerCase()];

test('API-02 API-03 every row of the specification’s table is in the contract, with its field names', () => {
  for (const one of table) {
    const operation = operationOf(one);
    const where = `${one.method} ${one.path}`;
    expect.soft(operation, where).toBeDefined();
    const body = operation?.requestBody?.content['application/json'].schema as Schema | undefined;
    const inAddress = (operation?.parameters ?? []).map(({ name }: { name: string }) => name);
    const missing = one.takes.filter((name) => !inAddress.includes(name) && !has(body, name.split('.')));
    const answer = operation?.responses[200].content['application/json']?.schema as Schema | undefined;
    const untold = one.answers.filter((name) => !has(answer, name.split('.')));
    expect.soft({ missing, untold }, where).toEqual({ missing: [], untold: [] });
  }
});

test('API-03 failures carry the labels of the specification in the document', () => {
  const labels = Object.fromEntries(
    Object.entries(document.paths as Record<string, Record<string, { 'x-failure-label': string }>>).flatMap(
      ([path, methods]) => Object.values(methods).map((operation) => [path, operation['x-failure-label']]),
    ),
  );
  expect(labels).toMatchObject({
    '/api/book-now/load_pax_template/{tourId}': 'Traveller Form add Pax',
    '/api/book-now/transport_popup/{id}': 'Transport Popup',
    '/api/book-now/help_popup': 'Help Popup',
    '/api/book-now/load_change_date_popup': 'Change Date Popup',
    '/api/book-now/load_cvv': 'CVV Popup',
    '/api/book-now/get_payment_options/{objectId}': 'Load PaymentMethods',
    '/api/book-now/book/{objectId}': 'Book Popup',
  });
});

/** Writes a body as fields of a form, with brackets. */
function fieldsOf(value: unknown, name = ''): [string, string][] {
  if (value === null || typeof value !== 'object') return [[name, String(value ?? '')]];
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, name === '' ? key : `${name}[${key}]`));
}

const sends: Readonly<Record<'JSON' | 'a form with brackets', Send>> = {
  JSON: (path, body, visitor = world.visitor) => visitor.postJson(path, body),
  'a form with brackets': (path, body, visitor = world.visitor) =>
    visitor.post(path, new URLSearchParams(fieldsOf(body))),
};

test.each(Object.entries(sends))(
  'API-02 every row of the table is answered with its fields, by %s',
  async (_, send) => {
    for (const one of table) {
      const { status, json, text } = await one.ask(world, send);
      const where = `${one.method} ${one.path}: ${text.slice(0, 300)}`;
      expect.soft(status, where).toBe(200);
      expect
        .soft(
          one.answers.filter((name) => valueAt(json, name) === undefined),
          where,
        )
        .toEqual([]);
    }
  },
);

test('API-02 a form with brackets is read like JSON', async () => {
  const { visitor, tour } = world;
  const form = { date: tour.date, 'priceCategories[1]': '2', currency: 'EUR', action: 'paymentOptionUpdate' };
  const { status, json } = await visitor.post(`/api/book-now/load_data/${tour.objectId}`, form);
  expect(status).toBe(200);
  expect(json).toMatchObject({ status: 'OK', action: 'paymentOptionUpdate', data: { selection: { party: { 1: 2 } } } });
});

test('PRICE-01 PAY-02 the blocks of load_data are forms, including payment methods, terms and every traveller', async () => {
  const { visitor, tour } = world;
  const payload = { date: tour.date, priceCategories: { 1: 2 }, currency: 'EUR', paymentOption: 'book' };
  const { html } = (await visitor.postJson(`/api/book-now/load_data/${tour.objectId}`, payload)).json;
  for (const [block, names] of Object.entries({
    travellers: ['passengers[0][2]', 'passengers[1][7]'],
    insurance: ['insurance_attached'],
    payment: ['paymentOption', 'methodId', 'cardHolder', 'billing_country', 'billing_zip'],
    terms: ['accept_terms', 'accept_data_terms'],
  }))
    for (const name of names) expect.soft(html[block], block).toContain(`name="${name}"`);
  // Nothing is agreed to, chosen or paid for on anybody's behalf.
  for (const block of ['travellers', 'insurance', 'terms']) expect.soft(html[block], block).not.toContain('checked=""');
  const held = await visitor.postJson(`/api/book-now/load_data/${tour.objectId}`, {
    ...payload,
    paymentOption: 'hold',
  });
  expect(held.json.html.payment).not.toContain('name="methodId"');
  expect(held.json.html.insurance).toBe('');
});

test('MEMB-01 PRICE-06 the membership popup shows its price in the requested currency, under any of its parameter names', async () => {
  const price = async (action: string) => {
    const { json } = await world.visitor.postJson('/api/tours/above-fold-templates', { action, currency: 'usd' });
    return json.membership.price.currency;
  };
  for (const action of ['membership popup', 'membership-popup', 'membership/membership-popup'])
    expect(await price(action)).toBe('USD');
  const unknown = await world.visitor.postJson('/api/tours/above-fold-templates', { action: 'popup' });
  expect(unknown.status).toBe(422);
});

test('API-04 a payment log keeps its description in any spelling, and its other fields; no card number', async () => {
  for (const described of [
    { error_description: 'one' },
    { 'error description': 'two' },
    { error: { description: 'three' } },
  ])
    await world.visitor.postJson('/api/utils/payment-logs', {
      url: 'https://waymark.example/',
      type: 'written',
      ...described,
      screen: 'card 4111 1111 1111 1111',
    });
  const { rows } = await shop.pool.query(
    `select message, details from report where details ->> 'type' = 'written' order by at`,
  );
  expect(rows.map(({ message }) => message)).toEqual(['one', 'two', 'three']);
  expect(rows[2].details).toMatchObject({ error: { description: 'three' }, screen: 'card •••• ••••' });
});

test('API-05 an empty token counts as none, and a new one is issued', async () => {
  const { status, json } = await world.visitor.post('/api/experiments/sync', { token: '' });
  expect([status, json.status]).toEqual([200, 'OK']);
});
