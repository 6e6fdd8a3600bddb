// The manifest of a departure: who reads what, guide links, arrivals, and the files.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { capabilitiesOf, PRESETS } from '#domain/office/capabilities.ts';
import { type Holdable, holdables } from '#tests/support/holding.ts';
import { bookingFor, buy, type PayShop, startPayShop } from '#tests/support/paying.ts';
import { wordsOf } from '#tests/support/pdf-words.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, makeAccount } from './access-visitor.ts';
import { newEmail } from './hold-shop.ts';

const allergy = 'Peanuts are dangerous for me';
const formula = '=HYPERLINK("http://evil.example")';

let shop: PayShop;
let tour: Holdable;
let bookingId: string;
const people = new Map<string, Visitor>();

async function enter(name: string, more: Omit<Parameters<typeof makeAccount>[1], 'email'>) {
  const email = newEmail();
  await makeAccount(shop, { email, ...more });
  const visitor = shop.visitor();
  expect((await logIn(visitor, email)).status).toBe(200);
  people.set(name, visitor);
}

beforeAll(async () => {
  shop = await startPayShop();
  tour = (await holdables(shop)).find(({ fields }) => fields.some(({ id }) => id === 'note')) as Holdable;
  const { rows } = await shop.pool.query('select slug, name from operator order by id <> $1 limit 2', [
    tour.operatorId,
  ]);
  for (const [at, company] of ['own', 'foreign'].entries())
    for (const preset of PRESETS.operator)
      await enter(`${company} ${preset}`, { role: 'operator', preset, operator: rows[at] });
  for (const preset of PRESETS.staff) await enter(`staff ${preset}`, { role: 'staff', preset });
  await forgetLimits(shop);
  const email = newEmail();
  const { passengers } = bookingFor(tour, email);
  const [first, ...others] = passengers as Record<string, string>[];
  const lead = { ...first, email, note: allergy, 'emergency-contact': formula };
  const bought = await buy(shop.bank, shop.visitor(), tour, { passengers: [lead, ...others] });
  expect(bought.status, bought.text).toBe(200);
  bookingId = bought.json.data.bookingId;
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const who = (name: string) => people.get(name) as Visitor;
const base = () => `/api/office/departures/${tour.departureId}`;
const viewsOf = async () =>
  (await shop.pool.query('select role, classes from answer_view where booking_id = $1 order by id', [bookingId])).rows;

async function manifestOf(name: string, query = '') {
  const { status, json, text } = await who(name).ask(`${base()}/manifest${query}`);
  expect(status, text).toBe(200);
  return schemas.loadManifest.answer.parse(json);
}

const offices = [
  ...PRESETS.operator.map((preset) => ({ role: 'operator', preset, name: `own ${preset}` })),
  ...PRESETS.staff.map((preset) => ({ role: 'staff', preset, name: `staff ${preset}` })),
];

describe.each(offices)('$name', ({ role, preset, name }) => {
  const may = capabilitiesOf(role, preset);
  test('reads of a manifest what the preset grants: travellers, health answers, amounts', async () => {
    const before = (await viewsOf()).length;
    const { status, json, text } = await who(name).ask(`${base()}/manifest?sensitive=1`);
    if (!may.has('travellers.read')) {
      expect([status, text.includes(allergy)]).toEqual([403, false]);
      return;
    }
    const manifest = schemas.loadManifest.answer.parse(json);
    const booking = manifest.bookings.find(({ id }) => id === bookingId);
    expect(booking?.travellers[0]).toMatchObject({ name: 'Ada Lovelace', age: expect.any(Number) });
    expect(text.includes(allergy)).toBe(may.has('travellers.documents'));
    expect(manifest.sensitive).toBe(may.has('travellers.documents') ? 'shown' : 'denied');
    expect(booking?.due !== null).toBe(may.has('bookings.change') || may.has('money.read'));
    expect((await viewsOf()).length - before).toBe(may.has('travellers.documents') ? 1 : 0);
    // Whoever may not read an answer still learns that there is one.
    const noted = booking?.travellers[0]?.hiddenAnswers.some(({ id }) => id === 'note');
    expect(noted).toBe(!may.has('travellers.documents'));
  });
});

test.each(PRESETS.operator)('a %s of another company finds no manifest, no file and no link', async (preset) => {
  const visitor = who(`foreign ${preset}`);
  const expected = capabilitiesOf('operator', preset).has('travellers.read') ? 404 : 403;
  for (const path of ['/manifest', '/manifest.csv', '/manifest.pdf', '/guide-links'])
    expect((await visitor.ask(base() + path)).status, path).toBe(expected);
  expect((await visitor.postJson(`${base()}/guide-links/create`, { label: 'Me' })).status).toBe(expected);
});

test('health answers are shown and logged only when they are requested', async () => {
  const before = await viewsOf();
  const manifest = await manifestOf('own guide');
  expect([manifest.sensitive, JSON.stringify(manifest).includes(allergy)]).toEqual(['hidden', false]);
  expect(await viewsOf()).toEqual(before);
  expect((await who('own guide').ask(`/office/departures/${tour.departureId}/manifest?sensitive=1`)).text).toContain(
    allergy,
  );
  expect((await viewsOf()).at(-1)).toMatchObject({ role: 'operator', classes: expect.arrayContaining(['health']) });
});

test('the room list has everyone of the booking in the booked room', async () => {
  const { rooms } = await manifestOf('own owner');
  const room = rooms.find(({ sleepers }) => sleepers.some((sleeper) => sleeper.bookingId === bookingId));
  expect(room?.sleepers.map(({ position }) => position)).toEqual([0, 1]);
  expect(room).toMatchObject({ name: tour.twin.name.en, openBeds: 0, isCertain: true });
});

test('a required answer that was not given is missing', async () => {
  await shop.pool.query(
    `update booking_traveller set answers = answers - 'date-of-birth' where booking_id = $1 and position = 1`,
    [bookingId],
  );
  const { bookings } = await manifestOf('own owner');
  const traveller = bookings.find(({ id }) => id === bookingId)?.travellers[1];
  expect([traveller?.age, traveller?.gaps.map(({ id }) => id)]).toEqual([null, ['date-of-birth']]);
});

test('the table has a row for each traveller and no formula; the document prints names', async () => {
  const { text, headers } = await who('own guide').ask(`${base()}/manifest.csv?sensitive=1`);
  expect(headers.get('content-type')).toContain('text/csv');
  expect(text.split('\r\n').filter((line) => line.includes('Lovelace'))).toHaveLength(2);
  expect(text).toContain(`"'${formula.replaceAll('"', '""')}"`);
  expect(text).toContain(allergy);
  const hidden = (await who('own sales').ask(`${base()}/manifest.csv?sensitive=1`)).text;
  expect([hidden.includes(allergy), hidden.includes('"answered"')]).toEqual([false, true]);
  const pdf = await fetch(`${shop.origin}${base()}/manifest.pdf?sensitive=1`, {
    headers: { cookie: who('own guide').cookie },
  });
  const printed = wordsOf(Buffer.from(await pdf.arrayBuffer()));
  expect(printed).toContain('Lovelace');
  expect(printed).toContain('Peanuts');
});

test('an arrival is recorded with who and when, once, and can be taken back', async () => {
  const mark = (arrived: boolean, name = 'own guide', position = 0) =>
    who(name).postJson(`${base()}/arrivals`, { bookingId, position, arrived });
  const rows = async () =>
    (await shop.pool.query('select arrived from traveller_arrival where booking_id = $1 order by id', [bookingId]))
      .rows;
  expect((await mark(true)).status).toBe(200);
  expect((await mark(true, 'own sales')).status).toBe(200);
  expect(await rows()).toEqual([{ arrived: true }]);
  const arrivalOf = async () =>
    (await manifestOf('own owner')).bookings.find(({ id }) => id === bookingId)?.travellers[0]?.arrival;
  expect(await arrivalOf()).toMatchObject({ by: 'Ada Test' });
  expect((await mark(false)).status).toBe(200);
  expect(await arrivalOf()).toBeNull();
  expect(await rows()).toEqual([{ arrived: true }, { arrived: false }]);
  expect((await mark(true, 'own guide', 7)).status).toBe(404);
  expect((await mark(true, 'foreign guide')).status).toBe(404);
  await expect(shop.pool.query('update traveller_arrival set arrived = true')).rejects.toThrow('append-only');
});

async function createLink(name: string, sensitive: boolean) {
  const { status, json, text } = await who(name).postJson(`${base()}/guide-links/create`, { label: 'Ana', sensitive });
  expect(status, text).toBe(200);
  const url = new URL(json.url);
  const code = url.searchParams.get('code') as string;
  const open = (with_ = code) => shop.visitor().ask(`/api/guide/${json.id}?code=${encodeURIComponent(with_)}`);
  return { id: json.id as string, code, url, open };
}

describe('a guide link', () => {
  test('opens the manifest without an account and without amounts; health answers only if it was made for them', async () => {
    const link = await createLink('own guide', true);
    const { status, json, text } = await link.open();
    expect(status).toBe(200);
    const { manifest } = schemas.loadGuideManifest.answer.parse(json);
    expect(manifest.bookings.map(({ due }) => due)).toContain(null);
    expect(manifest.bookings.some(({ due }) => due !== null)).toBe(false);
    expect(text).toContain(allergy);
    expect((await viewsOf()).at(-1)).toMatchObject({ role: 'guide' });
    const page = await shop.visitor().ask(link.url.pathname + link.url.search);
    expect([page.status, page.text.includes('Ada Lovelace')]).toEqual([200, true]);
    expect(page.text).toContain('noindex');
    const plain = await createLink('own sales', false);
    expect((await plain.open()).text).not.toContain(allergy);
  });

  test('cannot show more than its maker may read', async () => {
    const refused = await who('own sales').postJson(`${base()}/guide-links/create`, { label: 'Ana', sensitive: true });
    expect(refused.status).toBe(403);
  });

  test('is stored as a hash, and a wrong code or id is not found', async () => {
    const { id, code, open } = await createLink('own owner', false);
    const { rows } = await shop.pool.query('select to_jsonb(guide_link)::text as row from guide_link where id = $1', [
      id,
    ]);
    expect(rows[0].row).not.toContain(code);
    for (const wrong of ['', 'x', code.slice(1), `${code}x`]) expect((await open(wrong)).status).toBe(404);
    expect((await shop.visitor().ask(`/api/guide/${crypto.randomUUID()}?code=${code}`)).status).toBe(404);
  });

  test('marks arrivals of its own departure only', async () => {
    const { id, code } = await createLink('own owner', false);
    const mark = (more: object) =>
      shop.visitor().postJson(`/api/guide/${id}/arrivals`, { code, arrived: true, ...more });
    expect((await mark({ bookingId, position: 1 })).status).toBe(200);
    const { bookings } = await manifestOf('own owner');
    expect(bookings.find((booking) => booking.id === bookingId)?.travellers[1]?.arrival?.by).toBe('Ana');
    expect((await mark({ bookingId: crypto.randomUUID(), position: 0 })).status).toBe(404);
  });

  test('ends three days after the return, and says so', async () => {
    const { id, open, url } = await createLink('own owner', false);
    const { rows } = await shop.pool.query(
      `select (ends_at at time zone $2)::date - (select day + length_days - 1 from departure join variant on variant.id = variant_id
         join tour on tour.id = tour_id where departure.id = departure_id) as days from guide_link where id = $1`,
      [id, tour.timeZone],
    );
    // The end is the midnight after the third day.
    expect(rows[0].days).toBe(4);
    await shop.pool.query(
      `update guide_link set created_at = now() - interval '2 days', ends_at = now() - interval '1 minute' where id = $1`,
      [id],
    );
    const ended = await open();
    expect([ended.status, ended.json.message]).toEqual([410, expect.stringContaining('expired')]);
    expect((await shop.visitor().ask(url.pathname + url.search)).text).toContain('This link has expired');
    const { json } = await who('own owner').ask(`${base()}/guide-links`);
    expect(json.links.find((link: { id: string }) => link.id === id)).toMatchObject({ state: 'expired', url: null });
  });

  test('is listed with its address until it is withdrawn, and both are in the log', async () => {
    const { id, url, open, code } = await createLink('own owner', false);
    const links = async () => (await who('own guide').ask(`${base()}/guide-links`)).json.links;
    expect(await links()).toContainEqual(expect.objectContaining({ id, url: url.href, state: 'open' }));
    for (const _ of [1, 2])
      expect((await who('own guide').postJson(`${base()}/guide-links/${id}/withdraw`, {})).status).toBe(200);
    const gone = await open();
    expect([gone.status, gone.json.message]).toEqual([410, expect.stringContaining('withdrawn')]);
    const mark = { code, bookingId, position: 0, arrived: true };
    expect((await shop.visitor().postJson(`/api/guide/${id}/arrivals`, mark)).status).toBe(410);
    expect(await links()).toContainEqual(expect.objectContaining({ id, url: null, state: 'withdrawn' }));
    const { rows } = await shop.pool.query(
      `select action from office_log where subject_kind = 'departure' and subject_id = $1 order by id desc limit 2`,
      [String(tour.departureId)],
    );
    expect(rows.map(({ action }) => action)).toEqual(['withdraw-guide-link', 'create-guide-link']);
  });
});
