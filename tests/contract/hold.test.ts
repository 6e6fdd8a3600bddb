import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import { recountPlaces } from '#server/places/ledger.ts';
import { type Holdable, quoteFor, submissionFor, submit } from '#tests/support/holding.ts';
import { forgetLimits, goodPassword, logIn, mailedToken, mailsTo, makeAccount, visit } from './access-visitor.ts';
import { type HoldShop, newEmail, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
beforeAll(async () => {
  shop = await startHoldShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

test('HOLD-01 TRAV-04 an address with an apostrophe can sign up, hold and receive mails', async () => {
  const email = "o'brien@example.com";
  const visitor = shop.visitor();
  const person = { name: "Pat O'Brien", email: " O'Brien@Example.COM ", password: goodPassword };
  expect((await visitor.postJson('/api/account/sign-up', person)).status).toBe(200);
  const token = await mailedToken(shop, email);
  expect((await visitor.postJson('/api/account/confirm', { token })).status).toBe(200);
  expect((await logIn(visit(shop), person.email)).status).toBe(200);
  const tour = shop.tour();
  const { status, text, json } = await submit(visitor, tour.objectId, submissionFor(tour, email));
  expect(status, text).toBe(200);
  expect((await visitor.ask(`/api/holds/${json.data.holdId}`)).json.hold.viewer).toBe('owner');
  const asked = [
    await visitor.postJson('/api/account/request-reset', { email }),
    await visitor.postJson('/api/consent/ask', { email, form: 'band' }),
    await visitor.postJson('/api/brochures/ask', { tour: tour.tourId, email }),
    await visitor.postJson('/api/tours/share', {
      tab: 'send',
      id: tour.tourId,
      email,
      email_you: "d'arcy@example.com",
      name: 'Ada',
    }),
  ];
  expect(asked.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  const written = (await mailsTo(shop, email)).map(({ kind }) => kind);
  expect(written).toEqual([
    'confirm-account',
    'welcome',
    'hold-confirmed',
    'reset-password',
    'confirm-letters',
    'brochure',
    'share-tour',
  ]);
});

test('HOLD-01 a browser keeps the holds it made before a log-in, before and after the log-out', async () => {
  const { visitor, id, told } = await shop.hold(shop.tour());
  const viewer = async (one = visitor) => (await one.ask(`/api/holds/${id}`)).json.hold?.viewer;
  const before = visitor.cookie;
  await makeAccount(shop, { email: 'later@example.org' });
  await logIn(visitor, 'later@example.org');
  expect(await viewer()).toBe('owner');
  await visitor.postJson('/api/account/log-out', {});
  expect(visitor.cookie).not.toBe(before);
  expect(await viewer()).toBe('owner');
  // Somebody who knew the browser's first id sees what it made then, and nothing that it makes now.
  const tour = shop.tour();
  const next = await submit(visitor, tour.objectId, submissionFor(tour, newEmail()));
  expect(next.status, next.text).toBe(200);
  const old = await shop.visitor().ask(`/api/holds/${next.json.data.holdId}`, { headers: { cookie: before } });
  expect(old.status).toBe(404);
  expect(told.status).toBe(200);
});

describe('HOLD-01 a hold', () => {
  test('HOLD-01 BOOK-04 takes the places of the departure and of its rooms for exactly 48 hours', async () => {
    const tour = shop.tour();
    const [seats, rooms] = [await shop.taken(tour), await shop.taken({ placeId: tour.roomPlaceId })];
    const before = Math.floor(Date.now() / 1000);
    const { told, id } = await shop.hold(tour);
    const after = Math.ceil(Date.now() / 1000);
    const answer = schemas.book.answer.parse(told.json);
    expect(answer).toMatchObject({ status: 'OK', type: 'redirect', url: `/holds/${id}`, data: { again: false } });
    expect(answer.data.reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(answer.data.endsAt).toBeGreaterThanOrEqual(before + 172_800);
    expect(answer.data.endsAt).toBeLessThanOrEqual(after + 172_800);
    expect([await shop.taken(tour), await shop.taken({ placeId: tour.roomPlaceId })]).toEqual([seats + 2, rooms + 1]);
    const { rows } = await shop.pool.query(
      `select ends_at - created_at = interval '48 hours' as exact, currency, rate, price_version, total, language, time_zone
       from hold where id = $1`,
      [id],
    );
    expect(rows[0]).toMatchObject({ exact: true, currency: 'EUR', rate: 1_000_000, time_zone: 'Europe/Vienna' });
    const ledger = await shop.pool.query('select amount, reason from place_entry where claim_id = $1 order by amount', [
      id,
    ]);
    expect(ledger.rows).toEqual([
      { amount: 1, reason: 'hold' },
      { amount: 2, reason: 'hold' },
    ]);
    expect(await recountPlaces(shop.database)).toEqual([]);
    const jobs = await shop.pool.query(
      "select start_after from pgboss.job where name = 'expire-hold' and data ->> 'holdId' = $1",
      [id],
    );
    expect(Math.ceil(jobs.rows[0].start_after.getTime() / 1000)).toBe(answer.data.endsAt);
  });

  test('BOOK-04 can be submitted as a form with brackets, with travellers by number and by name', async () => {
    const tour = shop.tour();
    const visitor = shop.visitor();
    const submission = submissionFor(tour, newEmail());
    const signed_quote = await quoteFor(visitor, tour.objectId, submission);
    const form = new URLSearchParams({
      date: tour.date,
      'priceCategories[1]': '2',
      [`accommodationsSelected[${tour.twin.id}][1]`]: '2',
      currency: 'EUR',
      paymentOption: 'hold',
      accept_terms: 'on',
      accept_data_terms: '1',
      signed_quote,
    });
    submission.passengers.forEach((answers, at) => {
      for (const [key, value] of Object.entries(answers)) form.append(`passengers[${at}][${key}]`, value);
    });
    const { status, text } = await visitor.post(`/api/book-now/book/${tour.objectId}`, form);
    expect(status, text).toBe(200);
  });

  test('HOLD-01 notifies holder and operator, and stores the link code only as a hash', async () => {
    const tour = shop.tour();
    const { id, email } = await shop.hold(tour);
    const [mail] = await mailsTo(shop, email);
    expect(mail).toMatchObject({ kind: 'hold-confirmed', language: 'en' });
    const code = new URL(mail?.props.url).searchParams.get('code') as string;
    const { rows } = await shop.pool.query('select hold::text as whole from hold where id = $1', [id]);
    expect(rows[0].whole).not.toContain(code);
    const operators = await shop.pool.query(
      `select mail.kind from mail join operator_profile on operator_profile.email = recipient where dedupe_key = $1`,
      [`hold ${id} placed`],
    );
    expect(operators.rows).toEqual([{ kind: 'hold-placed' }]);
  });

  test('HOLD-01 is stored without document numbers, and with entered values as text', async () => {
    const tour = shop.tour();
    const typed = 'Ada <script>alert(1)</script> עברית 🏔️';
    const submission = submissionFor(tour, newEmail());
    submission.passengers[0] = { ...submission.passengers[0], 2: typed, 'passport-number': 'C01X00T47', role: 'staff' };
    const { id, visitor } = await shop.hold(tour, { passengers: submission.passengers });
    const { rows } = await shop.pool.query('select answers from hold_traveller where hold_id = $1 order by position', [
      id,
    ]);
    expect(rows).toHaveLength(2);
    expect(rows[0].answers['first-name']).toBe(typed);
    expect(JSON.stringify(rows)).not.toMatch(/C01X00T47|staff/);
    const { json } = await visitor.ask(`/api/holds/${id}`);
    expect(json.hold.travellers[0].firstName).toBe(typed);
  });

  test('ROOM-04 invites a friend named for an open bed, and takes the whole room', async () => {
    const tour = shop.tour();
    const friend = newEmail();
    const lead = submissionFor(tour, newEmail());
    const rooms = await shop.taken({ placeId: tour.roomPlaceId });
    const { id, visitor } = await shop.hold(tour, {
      priceCategories: { 1: 1 },
      passengers: [lead.passengers[0]],
      accommodationsSelected: {
        [tour.twin.id]: { 1: 1, co_passengers: [{ name: 'Grace Hopper', email: friend.toUpperCase() }] },
      },
    });
    const [mail] = await mailsTo(shop, friend);
    expect(mail).toMatchObject({
      kind: 'hold-invitation',
      props: { sender: 'Ada Lovelace', friend: 'Grace Hopper' },
    });
    expect(mail?.props.url).not.toContain('code=');
    expect(await shop.taken({ placeId: tour.roomPlaceId })).toBe(rooms + 1);
    const { json } = await visitor.ask(`/api/holds/${id}`);
    expect(json.hold.rooms).toEqual([expect.objectContaining({ openBeds: 1, friends: ['Grace Hopper'], count: 1 })]);
  });

  test('ROOM-04 mails a friend names only: other words and addresses are left out', async () => {
    const tour = shop.tour();
    const friend = newEmail();
    const lead = submissionFor(tour, newEmail());
    const spam = 'Win a prize at http://evil.example now';
    await shop.hold(tour, {
      priceCategories: { 1: 1 },
      passengers: [{ ...lead.passengers[0], 2: spam }],
      accommodationsSelected: { [tour.twin.id]: { 1: 1, co_passengers: [{ name: spam, email: friend }] } },
    });
    const [mail] = await mailsTo(shop, friend);
    expect(mail?.props).toMatchObject({ sender: null, friend: null });
    expect(JSON.stringify(mail?.props)).not.toContain('evil');
  });

  test('PROMO-03 counts as a use of its promo code while it is open', async () => {
    const tour = shop.tour();
    await shop.pool.query(
      `insert into promo_code values ('HOLDTEN', '{"kind": "percentage", "share": 1000}', now() - interval '1 day', now() + interval '90 days',
         null, null, 1, 1, 0, '{}')`,
    );
    const { id, visitor, email } = await shop.hold(tour, { saving: 'promoCode', promoCode: 'holdten' });
    const { json } = await visitor.ask(`/api/holds/${id}`);
    expect(json.hold.price.lines.some(({ kind }: { kind: string }) => kind === 'saving')).toBe(true);
    expect((await shop.pool.query("select claim_id, person from promo_use where code = 'HOLDTEN'")).rows).toEqual([
      { claim_id: id, person: email },
    ]);
    await visitor.post(`/api/holds/${id}/release`);
    expect((await shop.pool.query("select 1 from promo_use where code = 'HOLDTEN'")).rowCount).toBe(0);
  });
});

describe('loadHold', () => {
  test('HOLD-01 returns everything the page displays, in the caller’s language', async () => {
    const tour = shop.tour();
    const { id, visitor } = await shop.hold(tour);
    const asked = Math.floor(Date.now() / 1000);
    const english = schemas.loadHold.answer.parse((await visitor.ask(`/api/holds/${id}`)).json).hold;
    const german = schemas.loadHold.answer.parse((await visitor.ask(`/de/api/holds/${id}`)).json).hold;
    expect(english).toMatchObject({
      state: 'held',
      viewer: 'owner',
      mayRelease: true,
      from: tour.date,
      until: tourEnd(tour.date, english.tour.lengthDays),
      travellers: [
        { firstName: 'Ada', typeId: 1, lead: true },
        { firstName: 'Grace', typeId: 1, lead: false },
      ],
      agency: null,
    });
    expect(english.endsAt - english.createdAt).toBe(172_800);
    expect(english.now).toBeGreaterThanOrEqual(asked);
    expect(english.now).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000));
    expect(english.price.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(english.price.total);
    expect(english.itinerary).toHaveLength(english.tour.lengthDays);
    expect(english.cancellation.at(-1)?.until).toBe(tour.date);
    expect(english.tour.photo).not.toBeNull();
    expect(german.tour.name).not.toBe('');
    expect(german.price.lines[0]?.name).not.toBe(english.price.lines[0]?.name);
    expect(JSON.stringify(english)).not.toMatch(/lovelace|@example|\+4915/i);
  });

  test('HOLD-01 is for its owner, the mailed link, the tour’s operator and staff; for others it is not found', async () => {
    const tour = shop.tour();
    const { id, email, visitor } = await shop.hold(tour);
    const slug = (await shop.pool.query('select slug from operator where id = $1', [tour.operatorId])).rows[0].slug;
    await makeAccount(shop, { email: 'own-op@hold.example', role: 'operator', operator: { slug, name: 'Own' } });
    await makeAccount(shop, {
      email: 'other-op@hold.example',
      role: 'operator',
      operator: { slug: 'other', name: 'Other' },
    });
    await makeAccount(shop, { email: 'agent@hold.example', role: 'agent', agency: { slug: 'some', name: 'Some' } });
    await makeAccount(shop, { email: 'staff@hold.example', role: 'staff' });
    await makeAccount(shop, { email: 'someone@hold.example', role: 'traveller' });
    await makeAccount(shop, { email, role: 'traveller' });
    const code = new URL((await mailsTo(shop, email))[0]?.props.url).searchParams.get('code') as string;
    await visitor.post(`/api/holds/${id}/confirm`, { code });
    const seen = async (who: string | null, query = ''): Promise<[number, string?, boolean?]> => {
      const looking = visit(shop);
      if (who) expect((await logIn(looking, who)).status).toBe(200);
      const { status, json } = await looking.ask(`/api/holds/${id}${query}`);
      return status === 200 ? [200, json.hold.viewer, json.hold.mayRelease] : [status];
    };
    expect((await visitor.ask(`/api/holds/${id}`)).json.hold.viewer).toBe('owner');
    expect(await seen(email)).toEqual([200, 'owner', true]);
    expect(await seen(null, `?code=${code}`)).toEqual([200, 'code', true]);
    expect(await seen('own-op@hold.example')).toEqual([200, 'operator', false]);
    expect(await seen('staff@hold.example')).toEqual([200, 'staff', false]);
    for (const [who, query] of [
      [null, ''],
      [null, `?code=${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`],
      [null, '?code='],
      ['someone@hold.example', ''],
      ['other-op@hold.example', ''],
      ['agent@hold.example', ''],
    ] as const)
      expect([who, ...(await seen(who, query))]).toEqual([who, 404]);
    expect((await visit(shop).ask(`/api/holds/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await visit(shop).ask('/api/holds/1')).status).toBe(422);
  });

  test('a hold made while signed in is not opened by the browser after the log-out', async () => {
    const tour = shop.tour();
    const email = newEmail();
    await makeAccount(shop, { email });
    const visitor = shop.visitor();
    await logIn(visitor, email);
    const { json } = await submit(visitor, tour.objectId, submissionFor(tour, email));
    expect((await visitor.ask(`/api/holds/${json.data.holdId}`)).status).toBe(200);
    await visitor.post('/api/account/log-out');
    expect((await visitor.ask(`/api/holds/${json.data.holdId}`)).status).toBe(404);
  });
});

describe('listHolds', () => {
  test('HOLD-01 an account lists its holds, a guest and a stranger none', async () => {
    const tour = shop.tour();
    const { id, email, visitor } = await shop.hold(tour);
    expect((await visitor.ask('/api/holds')).status).toBe(401);
    await visitor.post(`/api/holds/${id}/confirm`, { code: await shop.codeOf(id) });
    await makeAccount(shop, { email, role: 'traveller' });
    await makeAccount(shop, { email: 'nobody@hold.example', role: 'traveller' });
    const listed = async (who: string) => {
      const looking = visit(shop);
      await logIn(looking, who);
      return (await looking.ask('/api/holds')).json.holds;
    };
    expect(await listed(email)).toEqual([expect.objectContaining({ id, state: 'held', leadEmail: email })]);
    expect(await listed('nobody@hold.example')).toEqual([]);
  });
});

describe('releaseHold', () => {
  test('HOLD-01 releases the places immediately, notifies both, and is idempotent', async () => {
    const tour = shop.tour();
    const [seats, rooms] = [await shop.taken(tour), await shop.taken({ placeId: tour.roomPlaceId })];
    const { id, visitor, email } = await shop.hold(tour);
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(`/api/holds/${id}/release`)));
    for (const { status, json } of answers) {
      expect(status).toBe(200);
      expect(json.hold).toMatchObject({ state: 'released', mayRelease: false });
    }
    expect([await shop.taken(tour), await shop.taken({ placeId: tour.roomPlaceId })]).toEqual([seats, rooms]);
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['hold-confirmed', 'hold-ended']);
    expect(await recountPlaces(shop.database)).toEqual([]);
  });

  test('HOLD-01 is for the owner and the mailed link only', async () => {
    const tour = shop.tour();
    const { id, email } = await shop.hold(tour);
    await makeAccount(shop, { email: 'staff2@hold.example', role: 'staff' });
    const staff = visit(shop);
    await logIn(staff, 'staff2@hold.example');
    expect((await staff.post(`/api/holds/${id}/release`)).status).toBe(403);
    const stranger = visit(shop);
    expect((await stranger.post(`/api/holds/${id}/release`)).status).toBe(404);
    const code = new URL((await mailsTo(shop, email))[0]?.props.url).searchParams.get('code') as string;
    expect((await stranger.post(`/api/holds/${id}/release`, { code })).json.hold.state).toBe('released');
  });

  test('a hold in payment or booked cannot be released', async () => {
    const { id, visitor } = await shop.hold(shop.tour());
    for (const state of ['paying', 'booked']) {
      await shop.pool.query('update hold set state = $2 where id = $1', [id, state]);
      const { status, json } = await visitor.post(`/api/holds/${id}/release`);
      expect([status, json.message]).toEqual([409, expect.stringMatching(/can’t be changed/)]);
    }
  });
});

describe('the calendar file', () => {
  test('HOLD-01 contains the tour dates and the end of the hold, and opens with the mailed link', async () => {
    const tour: Holdable = shop.tour();
    const { email, visitor, id } = await shop.hold(tour);
    const url = (await mailsTo(shop, email))[0]?.props.calendarUrl as string;
    const { status, headers, text } = await visit(shop).ask(url.replace(shop.origin, ''));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="waymark-[A-Z0-9]{8}\.ics"$/);
    const { hold } = (await visitor.ask(`/api/holds/${id}`)).json;
    expect(text).toContain(`DTSTART;VALUE=DATE:${tour.date.replaceAll('-', '')}\r\n`);
    expect(text).toContain(`DTSTART:${new Date(hold.endsAt * 1000).toISOString().replaceAll(/[-:]|\.000/g, '')}\r\n`);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect((await visit(shop).ask(`/api/holds/${id}/calendar.ics`)).status).toBe(404);
    const german = await visitor.ask(`/de/api/holds/${id}/calendar.ics`);
    expect(german.status).toBe(200);
  });
});
