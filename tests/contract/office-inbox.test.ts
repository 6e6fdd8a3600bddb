// The office at work: what is done with, long lists, calls, kept answers.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { MESSAGE_LIMIT } from '#domain/enquiry/conversation.ts';
import { MAX_TEMPLATES } from '#domain/enquiry/reply-template.ts';
import { createAnswerTimes } from '#server/conversation/answer-times.ts';
import { remindDueCalls } from '#server/conversation/call-reminders.ts';
import { startTalkOffice, type TalkShop, write } from '#tests/support/conversing.ts';
import { patiently } from '#tests/support/patience.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, mailsLike, visit } from './access-visitor.ts';

let shop: TalkShop;
let own: Visitor;
let other: Visitor;
let staff: Visitor;

beforeAll(async () => {
  ({ shop, own, other, staff } = await startTalkOffice());
  // The calls of the demo are others' matter.
  await shop.pool.query('update conversation set call_day = null, call_from = null, call_to = null');
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const list = async (visitor: Visitor, query: string) =>
  schemas.listInbox.answer.parse((await visitor.ask(`/api/office/inbox?${query}`)).json);
const ids = async (visitor: Visitor, query: string) => (await list(visitor, query)).items.map(({ id }) => id);
const minutes = 60_000;
const gmt = (moment: number) => new Date(moment).toISOString();

/** Asks for a call that begins at a moment and lasts an hour. */
async function askCall(id: number, code: string, at: number, more: Record<string, unknown> = {}) {
  const [from, to] = [gmt(at), gmt(at + 60 * minutes)];
  const time = { from: from.slice(11, 16), to: to.slice(11, 16) };
  return visit(shop).postJson('/api/enquiry/call-time', {
    enquiryId: id,
    code,
    date: from.slice(0, 10),
    time,
    phone: '+49 30 1234567',
    ...more,
  });
}
/** A whole minute so far from now. */
const inMinutes = (count: number) => Math.floor(Date.now() / minutes) * minutes + count * minutes;

test('a conversation marked as needing no answer leaves the waiting list until the traveller writes or it is unmarked', async () => {
  const { id, code } = await shop.asked('Thanks a lot for everything, done-test');
  const finish = (visitor: Visitor, position: number) => visitor.postJson(`/api/office/inbox/${id}/done`, { position });
  const views = async () => [await ids(own, 'q=done-test'), await ids(own, 'q=done-test&view=answered')];
  expect((await finish(other, 1)).status).toBe(404);
  expect((await finish(own, -1)).status).toBe(422);
  expect(await views()).toEqual([[id], []]);
  expect((await finish(own, 1)).status).toBe(200);
  expect(await views()).toEqual([[], [id]]);
  expect((await own.ask(`/api/conversations/${id}`)).json.conversation.office).toMatchObject({
    waits: false,
    done: true,
  });
  await finish(own, 0);
  expect(await views()).toEqual([[id], []]);
  // Whoever says that nothing is needed has not seen what comes afterwards, however high the number is that they send.
  await finish(own, 1000);
  await write(visit(shop), id, { body: 'One more thing', code });
  expect(await views()).toEqual([[id], []]);
});

test('a long list is paginated without gaps or repetitions, also when conversations arrive in between', async () => {
  for (let count = 0; count < 65; count += 1) await shop.asked(`keyset-test ${count}`);
  for (const view of ['open', 'all']) {
    const seen: number[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        own,
        `q=keyset-test&view=${view}${next && `&after=${next}`}`,
      );
      seen.push(...page.items.map(({ id }) => id));
      next = page.next;
      await shop.asked('keyset-test later');
    }
    const first = seen.slice(0, 65);
    expect(new Set(seen).size).toBe(seen.length);
    expect(first).toEqual([...first].sort((a, b) => (view === 'open' ? a - b : b - a)));
    expect(seen.length).toBeGreaterThanOrEqual(65);
  }
  expect((await own.ask('/api/office/inbox?after=nonsense')).status).toBe(422);
});

test('fewer than three letters match beginnings of names, addresses and tours; three or more match messages, too', async () => {
  const { id } = await shop.asked('We would take the qwzzy train');
  const rename = (first: string, last: string) =>
    shop.pool.query('update conversation set first_name = $2, last_name = $3, email = $4 where id = $1', [
      id,
      first,
      last,
      'yvonne@talk.example',
    ]);
  await rename('Xqena', 'Vöxx-Zyqer');
  const finds = async (q: string, visitor = own) =>
    (await ids(visitor, `view=all&q=${encodeURIComponent(q)}`)).includes(id);
  for (const visitor of [own, staff]) {
    for (const found of ['xq', 'VÖ', 'v', 'zy', 'yv', 'qwz', 'WZZ', 'öxx', 'qwzzy train'])
      expect([found, await finds(found, visitor)]).toEqual([found, true]);
    // Inside a word, or a message; and signs that mean something in patterns mean nothing here.
    for (const missed of ['qe', 'qw', 'zz', '%', '__', 'x%q', '???', '\\'])
      expect([missed, await finds(missed, visitor)]).toEqual([missed, false]);
  }
  expect([await finds('xq', other), await finds('qwzzy', other)]).toEqual([false, false]);
  // A list in which nothing is has its numbers all the same.
  const { counts, items, next } = await list(own, 'view=snoozed&q=qwzzy');
  expect({ counts, items, next }).toMatchObject({ counts: { open: 1, snoozed: 0, all: 1 }, items: [], next: null });
});

test('the start, first answer and last message of a conversation in its row match its messages', async () => {
  const { id, code } = await shop.asked('Is there snow?');
  await write(visit(shop), id, { body: 'In March, I mean.', code });
  await write(own, id, { body: 'Some.' });
  await write(staff, id, { body: 'More than some.' });
  await write(visit(shop), id, { body: 'Good!', code });
  const { rows } = await shop.pool.query(
    `select id from conversation where last_position > 0 and (asked_at, answered_at, last_at, last_author, traveller_position) is distinct from (
       (select at from message where conversation_id = id and position = 1),
       (select min(at) from message where conversation_id = id and author <> 'traveller'),
       (select at from message where conversation_id = id and position = last_position),
       (select author from message where conversation_id = id and position = last_position),
       (select max(position) from message where conversation_id = id and author = 'traveller'))`,
  );
  expect(rows).toEqual([]);
  const { answered_at, position } = (
    await shop.pool.query('select answered_at, traveller_position as position from conversation where id = $1', [id])
  ).rows[0];
  expect([answered_at, position]).toEqual([expect.any(Date), 5]);
});

test('the number of unread conversations has a version that changes with every message', async () => {
  const version = async () => (await own.ask('/api/office/inbox/unread')).json.version as string;
  const { id, code } = await shop.asked();
  const first = await version();
  expect(await version()).toBe(first);
  await write(visit(shop), id, { body: 'Hello?', code });
  expect(await version()).not.toBe(first);
});

test('CALL-02 a requested callback is visible to staff and its operator in both time zones, and to no one else', async () => {
  const { id, code } = await shop.asked('calendar-test');
  // Half past eleven in the evening in GMT: another day in New York than in Auckland.
  const at = Date.parse(`${gmt(Date.now() + 3 * 86_400_000).slice(0, 10)}T23:30:00Z`);
  expect((await askCall(id, code, at, { time_zone: 'Not/AZone' })).status).toBe(200);
  expect((await askCall(id, code, at, { time_zone: 'America/New_York' })).status).toBe(200);
  const day = gmt(at).slice(0, 10);
  const calls = async (visitor: Visitor, query = `day=${day}&days=1`) =>
    schemas.listCalls.answer
      .parse((await visitor.ask(`/api/office/calls?${query}`)).json)
      .calls.filter((call) => call.id === id);
  const wanted = { id, at: at / 1000, until: at / 1000 + 3600, zone: 'America/New_York', outcome: null };
  expect(await calls(own)).toMatchObject([wanted]);
  expect(await calls(staff)).toMatchObject([wanted]);
  expect(await calls(other)).toEqual([]);
  // By a clock ahead of GMT it is a call of the next day.
  const after = gmt(at + 86_400_000).slice(0, 10);
  expect(await calls(staff, `day=${after}&days=1`)).toMatchObject([{ id }]);
  expect((await staff.ask('/api/office/calls?day=2026-02-30')).status).toBe(422);
  expect((await visit(shop).ask(`/api/office/calls?day=${day}`)).status).toBe(401);
});

test('a callback is completed, missed or moved by its own office only; moving it notifies the traveller once', async () => {
  const { id, code } = await shop.asked('move-test');
  const settle = (visitor: Visitor, outcome: string) =>
    visitor.postJson(`/api/office/calls/${id}/outcome`, { outcome });
  const move = (visitor: Visitor, at: number, until = at + 60 * minutes) =>
    visitor.postJson(`/api/office/calls/${id}/move`, {
      date: gmt(at).slice(0, 10),
      time: { from: gmt(at).slice(11, 16), to: gmt(until).slice(11, 16) },
    });
  const at = inMinutes(2 * 1440);
  expect((await settle(own, 'done')).status).toBe(422);
  expect((await move(own, at)).status).toBe(422);
  await askCall(id, code, at, { time_zone: 'Europe/Berlin' });
  expect([(await settle(other, 'done')).status, (await move(other, at)).status]).toEqual([404, 404]);
  expect((await settle(own, 'removed')).status).toBe(422);
  const call = async () => (await own.ask(`/api/conversations/${id}`)).json.conversation.call;
  await settle(own, 'missed');
  expect(await call()).toMatchObject({ outcome: 'missed' });
  expect(await ids(own, 'view=calls&q=move-test')).toEqual([]);
  for (const wrong of [
    await move(own, inMinutes(-1440)),
    await move(own, inMinutes(90 * 1440)),
    await move(own, at, at),
  ])
    expect(wrong.status).toBe(422);
  const later = at + 1440 * minutes;
  expect([(await move(own, later)).status, (await move(own, later)).status]).toEqual([200, 200]);
  expect(await call()).toMatchObject({ outcome: null, at: later / 1000, zone: 'Europe/Berlin' });
  const told = await movedMails(id);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ name: 'Tess', call: { at: gmt(later), zone: 'Europe/Berlin' } });
  // Nobody is told of another time again and again.
  await forgetLimits(shop);
  const statuses = [];
  for (let time = 1; time <= MESSAGE_LIMIT.max + 1; time += 1)
    statuses.push((await move(own, later + time * minutes)).status);
  expect([statuses.indexOf(429), (await movedMails(id)).length]).toEqual([MESSAGE_LIMIT.max, 1 + MESSAGE_LIMIT.max]);
});

test('CALL-02 a callback can be saved in the calendars of visitor and caller, updates there when moved, and is private', async () => {
  const { id, code } = await shop.asked('calendar-file-test');
  const path = `/api/conversations/${id}/call.ics`;
  const byCode = `${path}?code=${code}`;
  expect((await visit(shop).ask(byCode)).status).toBe(404);
  await shop.pool.query(`update conversation set last_name = E'Trav; eller\r\nEND:VEVENT' where id = $1`, [id]);
  const at = inMinutes(4 * 1440);
  const { json } = await askCall(id, code, at);
  expect(json.calendarUrl).toBe(byCode);
  const unfolded = (text: string) => text.replaceAll('\r\n ', '');
  const stamp = (moment: number) => gmt(moment).replaceAll(/[-:]|\.\d{3}/g, '');
  const traveller = await visit(shop).ask(`/de${byCode}`);
  expect(traveller.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(traveller.headers.get('content-disposition')).toBe(`attachment; filename="waymark-call-${id}.ics"`);
  expect(traveller.headers.get('cache-control')).toBe('private, no-store');
  const theirs = unfolded(traveller.text);
  expect(theirs).toContain(`DTSTART:${stamp(at)}\r\nDTEND:${stamp(at + 60 * minutes)}\r\n`);
  expect(theirs).toMatch(/SUMMARY:Anruf von .+\r\nDESCRIPTION:.+ ruft Sie unter \+49 30 1234567 an\.\\n/);
  expect(theirs).toContain(`URL:${shop.origin}/de/conversations/${id}?code=${code}\r\n`);
  const office = unfolded((await own.ask(path)).text);
  expect(office).toContain('SUMMARY:Call Tess Trav\\; eller\\nEND:VEVENT\r\n');
  expect(office.match(/\r\nEND:VEVENT\r\n/g)).toHaveLength(1);
  expect(office).toContain(`URL:${shop.origin}/office/inbox/${id}\r\n`);
  expect(office).not.toContain(code);
  for (const [visitor, url] of [
    [visit(shop), path],
    [visit(shop), `${path}?code=${(await shop.asked()).code}`],
    [other, path],
  ] as const)
    expect((await visitor.ask(url)).status, url).toBe(404);

  const uid = (text: string) => /UID:(.+)\r\n/.exec(text)?.[1];
  const later = at + 1440 * minutes;
  await own.postJson(`/api/office/calls/${id}/move`, {
    date: gmt(later).slice(0, 10),
    time: { from: gmt(later).slice(11, 16), to: gmt(later + 60 * minutes).slice(11, 16) },
  });
  const moved = unfolded((await visit(shop).ask(byCode)).text);
  expect(moved).toContain(`DTSTART:${stamp(later)}\r\n`);
  expect([uid(moved), uid(office)]).toEqual([uid(theirs), uid(theirs)]);
  await own.postJson(`/api/office/calls/${id}/outcome`, { outcome: 'done' });
  expect((await own.ask(path)).status).toBe(404);
  expect((await own.ask(`/api/conversations/${id}`)).json.conversation.call.calendarUrl).toBeNull();
});

const movedMails = async (id: number) =>
  (await mailsLike(shop, `conversation ${id} moved %`)).map(({ props }) => props);
const reminders = async (id: number) => (await mailsLike(shop, `conversation ${id} call %`)).map(({ props }) => props);

test('the caller is reminded 15 minutes before a callback, once; a moved callback is reminded again', async () => {
  const { id, code } = await shop.asked('reminder-test');
  await own.postJson(`/api/office/inbox/${id}/assign`, { accountId: shop.ownId });
  const at = inMinutes(5 * 1440);
  await askCall(id, code, at, { time_zone: 'America/New_York' });
  const remind = (moment: number) => remindDueCalls(shop, new Date(moment));
  await remind(at - 16 * minutes);
  expect(await reminders(id)).toEqual([]);
  const reminded = await Promise.all([1, 2, 3].map(() => remind(at - 15 * minutes)));
  expect([...reminded, await remind(at - minutes)].sort()).toEqual([0, 0, 0, 1]);
  expect(await reminders(id)).toMatchObject([
    { from: 'Tess Traveller', phone: '+49 30 1234567', call: { at: gmt(at), zone: 'America/New_York' } },
  ]);
  const { rows } = await shop.pool.query('select recipient from mail where dedupe_key like $1', [
    `conversation ${id} call %`,
  ]);
  expect(rows).toEqual([{ recipient: 'own@talk.example' }]);

  const later = at + 1440 * minutes;
  await own.postJson(`/api/office/calls/${id}/move`, {
    date: gmt(later).slice(0, 10),
    time: { from: gmt(later).slice(11, 16), to: gmt(later + 60 * minutes).slice(11, 16) },
  });
  await remind(at);
  expect(await reminders(id)).toHaveLength(1);
  await remind(later - 5 * minutes);
  expect(await reminders(id)).toHaveLength(2);
});

test('a late reminder is sent while there is time, and not when the callback is over or settled', async () => {
  const at = inMinutes(8 * 1440);
  const [late, over, settled] = [await shop.asked(), await shop.asked(), await shop.asked()];
  for (const { id, code } of [late, over, settled]) await askCall(id, code, at);
  await own.postJson(`/api/office/calls/${settled.id}/outcome`, { outcome: 'done' });
  await shop.pool.query('update conversation set call_reminded = call_at where id = $1', [over.id]);
  await remindDueCalls(shop, new Date(at + 30 * minutes));
  expect(await reminders(late.id)).toHaveLength(1);
  expect(await reminders(settled.id)).toEqual([]);
  await shop.pool.query('update conversation set call_reminded = null where id = $1', [over.id]);
  await remindDueCalls(shop, new Date(at + 60 * minutes));
  expect(await reminders(over.id)).toEqual([]);
});

test('a reminder that failed to be written is retried', async () => {
  const { id, code } = await shop.asked();
  const at = inMinutes(11 * 1440);
  await askCall(id, code, at);
  const other = await shop.asked();
  await askCall(other.id, other.code, at + 60_000);
  const failures: object[] = [];
  const broken = {
    ...shop,
    log: { error: (details: object) => void failures.push(details) } as never,
    sendMail: (async (trx, mail) => {
      if (mail.dedupeKey?.startsWith(`conversation ${id} `)) throw new Error('the process is gone');
      await shop.sendMail(trx, mail);
    }) as typeof shop.sendMail,
  };
  expect(await remindDueCalls(broken, new Date(at))).toBe(1);
  expect(failures).toEqual([{ conversationId: id, reason: 'the process is gone' }]);
  expect(await reminders(other.id)).toHaveLength(1);
  expect(await reminders(id)).toEqual([]);
  await remindDueCalls(shop, new Date(at));
  expect(await reminders(id)).toHaveLength(1);
});

test('pages show an operator’s measured response time, updated every night', async () => {
  const { id } = await shop.asked();
  const { rows } = await shop.pool.query(
    `select operator.slug, conversation.operator_id from conversation join operator_profile profile on profile.id = conversation.operator_id
     join operator on operator.id = profile.operator_id where conversation.id = $1`,
    [id],
  );
  const { slug, operator_id } = rows[0];
  for (let count = 0; count < 40; count += 1) {
    const made = await shop.pool.query(
      `insert into conversation (kind, operator_id, email, first_name, language)
       values ('general', $1, 'm@talk.example', 'Mo', 'en') returning id`,
      [operator_id],
    );
    await shop.pool.query(
      `insert into message (conversation_id, position, author, body, at)
       values ($1, 1, 'traveller', 'Q', now() - interval '3 days'), ($1, 2, 'operator', 'A', now() - interval '3 days' + interval '28.5 hours')`,
      [made.rows[0].id],
    );
  }
  await createAnswerTimes(shop.database).run({}, new AbortController().signal);
  const page = async () => (await visit(shop).ask(`/operators/${slug}`)).text;
  await expect.poll(page, patiently).toMatch(/29(<!-- -->)? hours/);
});

const template = (more: Record<string, unknown> = {}) => ({
  language: 'en',
  title: 'Places',
  body: 'Hello {firstName}, {places} places on {tour}.',
  ...more,
});
const save = (visitor: Visitor, more: Record<string, unknown> = {}) =>
  visitor.postJson('/api/office/templates', template(more));
const kept = async (visitor: Visitor) =>
  schemas.listTemplates.answer.parse((await visitor.ask('/api/office/templates')).json).templates;

test('an office creates, edits and deletes its own templates; those of others are not found', async () => {
  const made = schemas.saveTemplate.answer.parse((await save(own)).json);
  expect(await kept(own)).toMatchObject([{ id: made.id, title: 'Places' }]);
  expect([await kept(other), await kept(staff)]).toEqual([[], []]);
  expect((await save(other, { id: made.id, title: 'Mine' })).status).toBe(404);
  expect((await other.postJson(`/api/office/templates/${made.id}/delete`, {})).status).toBe(404);
  expect((await save(own, { title: 'Places' })).status).toBe(422);
  expect((await save(own, { id: made.id, title: 'Places left' })).status).toBe(200);
  expect((await save(staff)).status).toBe(200);
  expect(await kept(own)).toMatchObject([{ id: made.id, title: 'Places left' }]);

  const { id, code } = await shop.asked();
  const office = async (visitor: Visitor) => (await visitor.ask(`/api/conversations/${id}`)).json.conversation.office;
  expect((await office(own)).kept).toMatchObject([{ title: 'Places left' }]);
  expect((await office(own)).filling).toMatchObject({
    firstName: 'Tess',
    adults: '2',
    children: '0',
    myName: 'Olga Own',
  });
  expect((await office(own)).filling).not.toHaveProperty('date');
  expect((await office(staff)).kept).toMatchObject([{ title: 'Places' }]);
  expect((await visit(shop).ask(`/api/conversations/${id}?code=${code}`)).text).not.toContain('Places left');

  expect((await own.postJson(`/api/office/templates/${made.id}/delete`, {})).status).toBe(200);
  expect(await kept(own)).toEqual([]);
});

test('an unfillable, empty, too long or surplus template is refused and not stored', async () => {
  const unknown = await save(own, { body: 'Dear {fristName}' });
  expect(unknown.status).toBe(422);
  expect(unknown.json.problems[0]).toMatchObject({ path: 'body', message: expect.stringContaining('{fristName}') });
  for (const wrong of [
    { title: ' ' },
    { title: 'x'.repeat(61) },
    { body: '' },
    { body: 'x'.repeat(5001) },
    { language: 'fr' },
  ])
    expect((await save(own, wrong)).status, JSON.stringify(wrong)).toBe(422);
  expect(await kept(own)).toEqual([]);
  await shop.pool.query(
    `insert into reply_template (operator_id, language, title, body)
     select operator_id, 'en', 'many ' || number, 'x' from generate_series(1, $2::integer) number,
       (select operator_id from user_account where id = $1) office`,
    [shop.ownId, MAX_TEMPLATES - 1],
  );
  // Two that come at once cannot both be the last that fits.
  const both = await Promise.all(['A', 'B'].map((title) => save(own, { title })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await kept(own)).toHaveLength(MAX_TEMPLATES);
});
