import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { buy, type PayShop, startPayShop } from '#tests/support/paying.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, mailsTo, makeAccount } from './access-visitor.ts';

let shop: PayShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await startPayShop();
  await makeAccount(shop, { email: 'desk@example.org', role: 'staff' });
  staff = shop.visitor();
  await logIn(staff, 'desk@example.org');
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

async function bought() {
  const visitor = shop.visitor();
  const { status, text, json, email } = await buy(shop.bank, visitor, shop.tour());
  expect(status, text).toBe(200);
  await shop.settleAll();
  const id = json.data.bookingId as string;
  // Every tour of the demo asks for names; this one asks for a passport too.
  await shop.pool.query(
    `update booking_traveller set answers = answers || '{"passport-number": "C01X00T47"}',
       fields = fields || '[{"id": "passport-number", "kind": "text", "class": "document", "label": {"en": "Passport number", "de": "Passnummer"}}]'
     where booking_id = $1 and position = 1`,
    [id],
  );
  return { id, visitor, email };
}

const formsOf = async (visitor: Visitor, id: string) =>
  schemas.loadTravellers.answer.parse((await visitor.ask(`/api/bookings/${id}/travellers`)).json);
const save = async (visitor: Visitor, id: string, traveller: number, seen: number, passengers: object) =>
  visitor.postJson(`/api/bookings/${id}/travellers/${traveller}`, { seen, passengers });
const changesOf = async (id: string) =>
  (await shop.pool.query('select * from booking_change where booking_id = $1 order by number', [id])).rows;
const answersOf = async (id: string, position: number) =>
  (
    await shop.pool.query('select answers from booking_traveller where booking_id = $1 and position = $2', [
      id,
      position,
    ])
  ).rows[0].answers;
const mailsAbout = async (email: string) =>
  (await mailsTo(shop, email)).filter(({ kind }) => kind === 'booking-travellers');

test('the booker changes a name: it is stored once, recorded with before and after, and mailed', async () => {
  const { id, visitor, email } = await bought();
  const forms = await formsOf(visitor, id);
  expect(forms.seen).toBe(0);
  const before = await answersOf(id, 1);
  const { status, text, json } = await save(visitor, id, 1, 0, { 'first-name': 'Joan', 'last-name': 'Clarke' });
  expect(status, text).toBe(200);
  expect(schemas.changeTraveller.answer.parse(json).changed).toBeGreaterThan(0);
  expect(await answersOf(id, 1)).toMatchObject({ 'first-name': 'Joan', 'last-name': 'Clarke' });
  const [change, ...others] = await changesOf(id);
  expect(others).toEqual([]);
  expect(change).toMatchObject({ kind: 'travellers', side: 'traveller', role: 'traveller', paid: 0, number: 1 });
  expect(change.before.answers['first-name']).toBe(before['first-name']);
  expect(change.after.answers['first-name']).toBe('Joan');
  expect(await mailsAbout(email)).toHaveLength(1);
  const page = (await visitor.ask(`/api/bookings/${id}`)).json.booking;
  expect(page.travellers[1]).toMatchObject({ firstName: 'Joan', lastName: 'Clarke' });
  expect((await shop.audit()).disagreements).toEqual([]);
});

test('a form that shows an earlier state saves nothing, and two saves at once save one', async () => {
  const { id, visitor } = await bought();
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => save(visitor, id, 1, 0, { 'first-name': name })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await changesOf(id)).toHaveLength(1);
  expect((await save(visitor, id, 1, 0, { 'first-name': 'Four' })).status).toBe(409);
  expect((await save(visitor, id, 1, 1, { 'first-name': 'Five' })).status).toBe(200);
});

test('travel documents are stored, kept by an empty field, shown to nobody, and not in the record of changes', async () => {
  const { id, visitor } = await bought();
  const passport = (await formsOf(visitor, id)).travellers[1]?.fields.find((field) => field.id === 'passport-number');
  if (passport) expect(passport).toMatchObject({ value: '', onFile: true, missing: false });
  expect((await save(visitor, id, 1, 0, { 'first-name': 'Joan', 'passport-number': '' })).status).toBe(200);
  expect((await answersOf(id, 1))['passport-number']).toBe('C01X00T47');
  const told = await save(visitor, id, 1, 1, { 'first-name': 'Ada', 'passport-number': 'XX998877' });
  expect(told.status, told.text).toBe(200);
  expect(JSON.stringify(await changesOf(id))).not.toContain('XX998877');
  expect(JSON.stringify(await formsOf(visitor, id))).not.toContain('XX998877');
});

test('wrong answers are refused with the question, and nothing changes', async () => {
  const { id, visitor } = await bought();
  const { status, json } = await save(visitor, id, 1, 0, { 'first-name': '', 'date-of-birth': '31/02/1990' });
  expect(status).toBe(422);
  expect(json.problems.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
    'passengers.first-name missing',
    'passengers.date-of-birth not-a-date',
  ]);
  const tooYoung = await save(visitor, id, 1, 0, { 'date-of-birth': '01/01/2026' });
  expect(tooYoung.status).toBe(422);
  expect(await changesOf(id)).toEqual([]);
  expect((await save(visitor, id, 7, 0, { 'first-name': 'Nobody' })).status).toBe(404);
});

test('strangers find no booking, a mailed link may not change it, and its own address is not changed by travellers', async () => {
  const { id, visitor, email } = await bought();
  const stranger = shop.visitor();
  expect((await stranger.ask(`/api/bookings/${id}/travellers`)).status).toBe(404);
  expect((await save(stranger, id, 0, 0, { 'first-name': 'Mallory' })).status).toBe(404);
  const [mail] = await mailsTo(shop, email);
  const code = /[?&]code=([\w-]+)/.exec(JSON.stringify(mail))?.[1];
  expect(code).toBeDefined();
  expect((await stranger.ask(`/api/bookings/${id}/travellers?code=${code}`)).status).toBe(403);
  expect((await save(visitor, id, 0, 0, { email: 'mallory@example.org' })).json.changed).toBe(0);
  expect((await answersOf(id, 0)).email).toBe(email);
});

test('after the operator’s deadline travellers can no longer change answers, and the office can', async () => {
  const { id, visitor } = await bought();
  await shop.pool.query(
    `update booking set selection = jsonb_set(selection, '{choices,day}', to_jsonb((current_date + 3)::text)) where id = $1`,
    [id],
  );
  expect((await formsOf(visitor, id)).changeUntil).toBeNull();
  expect((await save(visitor, id, 1, 0, { 'first-name': 'Late' })).status).toBe(409);
  const { status, text } = await staff.postJson(`/api/office/bookings/${id}/travellers/1`, {
    seen: 0,
    passengers: { 'first-name': 'Late' },
  });
  expect(status, text).toBe(200);
});

test('the office corrects the lead traveller’s address: both addresses are notified, and the log has no answers', async () => {
  const { id, email } = await bought();
  const now = `new-${email}`;
  const { status, text } = await staff.postJson(`/api/office/bookings/${id}/travellers/0`, {
    seen: 0,
    passengers: { email: now },
  });
  expect(status, text).toBe(200);
  expect(await mailsAbout(email)).toHaveLength(1);
  expect(JSON.stringify(await mailsAbout(email))).not.toContain('code=');
  expect(await mailsAbout(now)).toHaveLength(1);
  const { rows } = await shop.pool.query(
    `select booking.lead_email, log.after from booking join office_log log on log.subject_id = booking.id::text where booking.id = $1`,
    [id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].lead_email).toBe(now);
  expect(JSON.stringify(rows[0].after)).not.toContain('@');
});

test('other operators and presets without the capability cannot change travellers', async () => {
  const { id } = await bought();
  const { rows } = await shop.pool.query(
    `select operator.slug, profile.id = (select operator_id from tour where id = (select tour_id from booking where id = $1)) as own
     from operator join operator_profile profile on profile.operator_id = operator.id order by own desc`,
    [id],
  );
  const roles = [
    { email: 'other@example.org', operator: { slug: rows.at(-1).slug }, status: 404 },
    { email: 'guide@example.org', operator: { slug: rows[0].slug }, preset: 'guide', status: 403 },
    { email: 'owner@example.org', operator: { slug: rows[0].slug }, status: 200 },
  ];
  for (const { status, preset, ...account } of roles) {
    await makeAccount(shop, { ...account, role: 'operator' } as never);
    if (preset) await shop.pool.query('update user_account set preset = $1 where email = $2', [preset, account.email]);
    const visitor = shop.visitor();
    await logIn(visitor, account.email);
    expect((await visitor.ask(`/api/office/bookings/${id}/travellers`)).status, account.email).toBe(status);
  }
});
