import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { MAX_MESSAGE_LENGTH, MESSAGE_LIMIT } from '#domain/enquiry/conversation.ts';
import { createLog } from '#server/platform/log.ts';
import { startMailCatcher } from '#server/platform/mail/mail-catcher.ts';
import { createMailParser } from '#server/platform/mail/parse-mail.ts';
import { createSmtpTransport } from '#server/platform/mail/smtp-transport.ts';
import { projectFolder } from '#server/platform/project-folder.ts';
import { enter, replyReceiver, startTalkOffice, type TalkShop, write } from '#tests/support/conversing.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, mailsLike, makeAccount, visit } from './access-visitor.ts';

let shop: TalkShop;
let own: Visitor;
let other: Visitor;
let staff: Visitor;

beforeAll(async () => {
  ({ shop, own, other, staff } = await startTalkOffice());
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const load = async (visitor: Visitor, id: number, code = '') =>
  visitor.ask(`/api/conversations/${id}${code && `?code=${code}`}`);
const bodies = async (id: number) =>
  (await shop.pool.query('select body from message where conversation_id = $1 order by position', [id])).rows.map(
    ({ body }) => body,
  );

test('ASK-17 a conversation is visible with its code, to its operator and to staff only', async () => {
  const { id, code } = await shop.asked();
  const stranger = visit(shop);
  const second = await shop.asked();
  for (const wrong of ['', 'x', second.code, `${code}x`]) {
    expect((await load(stranger, id, wrong)).status, wrong).toBe(404);
    expect((await write(stranger, id, { code: wrong, body: 'let me in' })).status, wrong).toBe(404);
    expect((await stranger.ask(`/api/conversations/${id}/version?code=${wrong}`)).status).toBe(404);
    expect((await stranger.postJson(`/api/conversations/${id}/read`, { code: wrong, position: 1 })).status).toBe(404);
  }
  expect((await load(other, id)).status).toBe(404);
  expect((await write(other, id, { body: 'mine now' })).status).toBe(404);
  expect(await bodies(id)).toEqual(['Is there a train?']);
  const seen = await Promise.all([load(stranger, id, code), load(own, id), load(staff, id)]);
  expect(seen.map(({ json }) => schemas.loadConversation.answer.parse(json).conversation.viewer)).toEqual([
    'code',
    'operator',
    'staff',
  ]);
  // What belongs to the office stays there.
  expect(seen[0]?.json.conversation.office).toBeNull();
  expect((await load(stranger, 999_999_999)).status).toBe(404);
});

test('an account lists its conversations with unread messages, and opens them without a code', async () => {
  const { id } = await shop.asked();
  await makeAccount(shop, { email: 'tina@talk.example' });
  await shop.pool.query(
    `update conversation set account_id = (select id from user_account where email = 'tina@talk.example') where id = $1`,
    [id],
  );
  await write(own, id, { body: 'Yes.' });
  const tina = await enter(shop, 'tina@talk.example');
  const list = schemas.listConversations.answer.parse((await tina.ask('/api/conversations')).json);
  expect(list.conversations).toMatchObject([{ id, unread: 1 }]);
  expect((await load(tina, id)).json.conversation).toMatchObject({ viewer: 'owner', office: null });
  expect((await other.ask('/api/conversations')).json.conversations).toEqual([]);
  expect((await tina.ask(`/conversations/${id}`)).text).toContain('Yes.');
});

test('each side writes as itself, even an operator with the traveller’s link, and the other is notified by mail', async () => {
  const { id, code } = await shop.asked();
  expect((await write(own, id, { code, body: 'Yes, from Bern.' })).status).toBe(200);
  expect((await write(visit(shop), id, { code, body: 'Thank you!' })).status).toBe(200);
  const { messages } = (await load(visit(shop), id, code)).json.conversation;
  expect(messages.map(({ author, name }: { author: string; name: string }) => [author, name])).toEqual([
    ['traveller', null],
    ['operator', 'Olga Own'],
    ['traveller', null],
  ]);
  const mails = await mailsLike(shop, `conversation ${id} %`);
  expect(mails.map(({ props }) => [props.to, props.body])).toEqual([
    ['traveller', 'Yes, from Bern.'],
    ['operator', 'Thank you!'],
  ]);
  expect(mails[0]?.props.url).toContain(`/conversations/${id}?code=${code}`);
  expect(mails[1]?.props.url).toBe(`${shop.origin}/office/inbox/${id}`);
});

test('a message sent twice is stored once, and two concurrent ones get two positions', async () => {
  const { id, code } = await shop.asked();
  const submission = crypto.randomUUID();
  const visitor = visit(shop);
  await visitor.token();
  const twice = await Promise.all([1, 2].map(() => write(visitor, id, { code, body: 'Once', submission })));
  expect(twice.map(({ json }) => json.position)).toEqual([2, 2]);
  const both = await Promise.all(['A', 'B'].map((body) => write(visitor, id, { code, body })));
  expect(both.map(({ json }) => json.position).sort()).toEqual([3, 4]);
  expect(await mailsLike(shop, `conversation ${id} %`)).toHaveLength(3);
});

test('an empty, too long or excessive message is refused, and nothing is stored', async () => {
  const { id, code } = await shop.asked();
  const visitor = visit(shop);
  for (const body of ['', '   ', 'x'.repeat(MAX_MESSAGE_LENGTH + 1)])
    expect((await write(visitor, id, { code, body })).status).toBe(422);
  expect((await write(visitor, id, { code, body: 'ok', submission: 'no' })).status).toBe(422);
  expect((await visitor.postJson(`/api/conversations/${id}/read`, { code, position: 0 })).status).toBe(422);
  const forged = await visitor.postJson(
    `/api/conversations/${id}/messages`,
    { code, body: 'x' },
    { 'x-security-token': 'no' },
  );
  expect(forged.status).toBe(403);
  expect(await bodies(id)).toHaveLength(1);
  const flood = [];
  for (let time = 0; time <= MESSAGE_LIMIT.max; time += 1)
    flood.push((await write(visitor, id, { code, body: `again ${time}` })).status);
  expect(flood.filter((status) => status === 200)).toHaveLength(MESSAGE_LIMIT.max);
  expect(flood.at(-1)).toBe(429);
});

test('markup in a message is displayed as text, on the page and in the mail', async () => {
  const { id, code } = await shop.asked('<script>alert(1)</script>');
  const page = await visit(shop).ask(`/conversations/${id}?code=${code}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page.text).not.toContain('<script>alert(1)</script>');
  expect((await visit(shop).ask(`/conversations/${id}`)).status).toBe(404);
  expect((await visit(shop).ask('/conversations/nothing')).status).toBe(404);
});

test('read marks only move forward, never beyond the last message, and change the version', async () => {
  const { id, code } = await shop.asked();
  await write(own, id, { body: 'Yes.' });
  const visitor = visit(shop);
  const version = async () => (await visitor.ask(`/api/conversations/${id}/version?code=${code}`)).json.version;
  const before = await version();
  await visitor.postJson(`/api/conversations/${id}/read`, { code, position: 999 });
  await visitor.postJson(`/api/conversations/${id}/read`, { code, position: 1 });
  expect((await load(visitor, id, code)).json.conversation.read).toEqual({ traveller: 2, operator: 0 });
  expect(await version()).not.toBe(before);
});

test('the inbox shows an operator its own conversations, filtered by state, text and assignee', async () => {
  const { id, code } = await shop.asked('Do you have 100% vegan_food?');
  const list = async (visitor: Visitor, query: string) => {
    const answer = schemas.listInbox.answer.parse((await visitor.ask(`/api/office/inbox?${query}`)).json);
    return answer.items.map((item) => item.id);
  };
  const q = `q=${encodeURIComponent('100% vegan_food')}`;
  expect(await list(own, q)).toEqual([id]);
  expect(await list(staff, q)).toEqual([id]);
  expect(await list(other, q)).toEqual([]);
  // No sign of a search means anything to the database.
  expect(await list(own, `q=${encodeURIComponent('100_ vegan%')}`)).toEqual([]);
  expect((await visit(shop).ask('/api/office/inbox')).status).toBe(401);

  expect(await list(own, `${q}&mine=1`)).toEqual([]);
  expect((await own.postJson(`/api/office/inbox/${id}/assign`, { accountId: shop.ownId })).status).toBe(200);
  expect(await list(own, `${q}&mine=1`)).toEqual([id]);

  await own.postJson(`/api/office/inbox/${id}/snooze`, { hours: 4 });
  expect(await list(own, q)).toEqual([]);
  expect(await list(own, `${q}&view=snoozed`)).toEqual([id]);
  await write(visit(shop), id, { code, body: 'Are you there?' });
  expect(await list(own, q)).toEqual([id]);
  await write(own, id, { body: 'Yes, we have.' });
  expect([await list(own, q), await list(own, `${q}&view=answered`)]).toEqual([[], [id]]);
});

test('unread conversations are counted until someone in the office has read them', async () => {
  const count = async (visitor: Visitor) => (await visitor.ask('/api/office/inbox/unread')).json.unread as number;
  const [mine, others] = [await count(own), await count(other)];
  const { id } = await shop.asked();
  expect([await count(own), await count(other)]).toEqual([mine + 1, others]);
  await own.postJson(`/api/conversations/${id}/read`, { position: 1 });
  expect(await count(own)).toBe(mine);
});

test('notes are visible in the office only, and a conversation is assigned to its own staff only', async () => {
  const { id, code } = await shop.asked();
  const note = (visitor: Visitor) => visitor.postJson(`/api/office/inbox/${id}/notes`, { body: 'Asked twice before.' });
  expect((await note(other)).status).toBe(404);
  expect((await note(own)).status).toBe(200);
  expect((await load(visit(shop), id, code)).text).not.toContain('Asked twice');
  expect((await load(own, id)).json.conversation.office.notes).toMatchObject([
    { name: 'Olga Own', body: 'Asked twice before.' },
  ]);
  const assign = (accountId: string | null) => own.postJson(`/api/office/inbox/${id}/assign`, { accountId });
  expect((await assign(shop.otherId)).status).toBe(422);
  expect((await other.postJson(`/api/office/inbox/${id}/assign`, { accountId: null })).status).toBe(404);
  expect((await assign(null)).status).toBe(200);
  expect((await other.postJson(`/api/office/inbox/${id}/snooze`, { hours: 4 })).status).toBe(404);
});

test('an operator who asked about another operator’s tour is a traveller there, without office access', async () => {
  const { id } = await shop.asked();
  await shop.pool.query('update conversation set account_id = $2 where id = $1', [id, shop.otherId]);
  expect((await load(other, id)).json.conversation).toMatchObject({ viewer: 'owner', side: 'traveller', office: null });
  for (const [path, body] of [
    [`inbox/${id}/assign`, { accountId: null }],
    [`inbox/${id}/snooze`, { hours: 4 }],
    [`inbox/${id}/notes`, { body: 'Mine.' }],
    [`inbox/${id}/done`, { position: 1 }],
    [`inbox/${id}/offer-form`, {}],
    [`calls/${id}/outcome`, { outcome: 'done' }],
  ] as const)
    expect((await other.postJson(`/api/office/${path}`, body)).status, path).toBe(404);
  expect((await write(other, id, { body: 'Hello?' })).status).toBe(200);
  expect((await load(own, id)).json.conversation.messages.at(-1)).toMatchObject({ author: 'traveller' });
});

test('replies by mail count towards the same limit; one too many is asked to retry, and is accepted later', async () => {
  const { id, code } = await shop.asked();
  await write(own, id, { body: 'Yes.' });
  const address = (await mailsLike(shop, `conversation ${id} %`))[0]?.props.replyTo as string;
  const visitor = visit(shop);
  for (let time = 0; time < MESSAGE_LIMIT.max; time += 1)
    await write(visitor, id, { code, body: `On the page ${time}` });
  const mail = Buffer.from('From: tess@talk.example\r\nMessage-ID: <later@talk.example>\r\n\r\nBy mail.\r\n');
  const receive = replyReceiver(shop);
  expect(await receive(address, mail)).toBe('later');
  expect(await bodies(id)).toHaveLength(2 + MESSAGE_LIMIT.max);
  await forgetLimits(shop);
  expect(await receive(address, mail)).toBe('taken');
  expect((await bodies(id)).at(-1)).toBe('By mail.');
});

test('a reply by mail is added once, as the side whose address it was, and a guessed address is refused', async () => {
  const { id, code } = await shop.asked();
  await write(own, id, { body: 'Yes.' });
  const [told] = await mailsLike(shop, `conversation ${id} %`);
  const address = told?.props.replyTo as string;
  const receive = replyReceiver(shop);
  const mail = (more = '') =>
    Buffer.from(
      `From: tess@talk.example\r\nTo: ${address}\r\nMessage-ID: <one${more.length}@talk.example>\r\nSubject: Re\r\n${more}\r\nThank you!\r\n\r\nOn Monday Waymark wrote:\r\n> Yes.\r\n`,
    );
  expect(await receive(address.toUpperCase(), mail())).toBe('taken');
  expect(await receive(address, mail())).toBe('taken');
  // What a machine wrote is taken, and goes nowhere.
  for (const mark of ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'X-Autoreply: yes', 'X-Autorespond: away'])
    expect(await receive(address, mail(`${mark}\r\n`))).toBe('taken');
  expect(
    await receive(
      address.replace(/-[0-9a-f]/, (sign) => (sign === '-0' ? '-1' : '-0')),
      mail(),
    ),
  ).toBe('not-ours');
  expect(await receive(address.replace(`${id}t`, `${id}o`), mail())).toBe('not-ours');
  expect(await receive('hello@waymark.example', mail())).toBe('not-ours');
  const { messages, read } = (await load(visit(shop), id, code)).json.conversation;
  expect(messages.slice(1).map(({ author, body }: { author: string; body: string }) => [author, body])).toEqual([
    ['operator', 'Yes.'],
    ['traveller', 'Thank you!'],
  ]);
  expect(read.traveller).toBe(2);
});

test('an operator’s response time counts silence, too, and is not shown before there are enough enquiries', async () => {
  const { rows } = await shop.pool.query(
    `insert into operator (slug, name) values ('measured', 'Measured') returning id`,
  );
  await shop.pool.query(
    `insert into operator_profile select (made).* from (select jsonb_populate_record(profile,
       jsonb_build_object('id', 99001, 'operator_id', $1::text)) as made from operator_profile profile order by id limit 1) copy`,
    [rows[0].id],
  );
  /** A question that waited so many hours for its answer, or has none yet. */
  const question = async (hoursAgo: number, waited: number | null) => {
    const inserted = await shop.pool.query(
      `insert into conversation (kind, operator_id, email, first_name, language)
       values ('general', 99001, 'm@talk.example', 'Mo', 'en') returning id`,
    );
    const { id } = inserted.rows[0];
    await shop.pool.query(
      `insert into message (conversation_id, position, author, body, at)
       values ($1, 1, 'traveller', 'Q', now() - $2 * interval '1 hour')`,
      [id, hoursAgo],
    );
    if (waited !== null)
      await shop.pool.query(
        `insert into message (conversation_id, position, author, body, at)
         values ($1, 2, 'operator', 'A', now() - $2 * interval '1 hour')`,
        [id, hoursAgo - waited],
      );
  };
  const hours = async () => (await shop.pool.query('select measured_answer_hours(99001) as hours')).rows[0].hours;
  for (const waited of [1, 2, 2.5, 30]) await question(100, waited);
  await question(2, null);
  expect(await hours()).toBeNull();
  await question(100, 0.2);
  expect(await hours()).toBe(3);
  // Silence goes on while it is measured.
  for (let time = 0; time < 3; time += 1) await question(70, null);
  expect(await hours()).toBe(71);
});

test('the built-in mail server accepts replies, and with SMTP_URL only replies', async () => {
  const { id } = await shop.asked();
  await write(own, id, { body: 'Yes.' });
  const [told] = await mailsLike(shop, `conversation ${id} %`);
  const receive = replyReceiver(shop);
  const server = await startMailCatcher(shop.database, createLog('silent'), { receive, onlyAnswers: true });
  try {
    const send = (to: string) =>
      createSmtpTransport(server.smtpUrl)(
        { from: 'tess@talk.example', to, message: Buffer.from('Subject: Re\r\n\r\nBy mail.\r\n') },
        new AbortController().signal,
      );
    expect((await send(told?.props.replyTo)).outcome).toBe('accepted');
    expect((await send('somebody@waymark.example')).outcome).toBe('refused');
  } finally {
    await server.close();
  }
  expect(await bodies(id)).toEqual(['Is there a train?', 'Yes.', 'By mail.']);
});

test('an expensive mail is refused permanently, and the shop keeps answering', async () => {
  const { id } = await shop.asked();
  await write(own, id, { body: 'Yes.' });
  const [told] = await mailsLike(shop, `conversation ${id} %`);
  const server = await startMailCatcher(shop.database, createLog('silent'), { receive: replyReceiver(shop) });
  const isWell = async () => (await fetch(`${shop.origin}/healthz`)).ok;
  const hostile = [
    `Subject: Re\r\n\r\n${'\r\n'.repeat(2_000_000)}`,
    `To: ${'a@b.example, '.repeat(20_000)}c@d.example\r\n\r\nHi`,
  ];
  try {
    for (const message of hostile)
      for (const to of [told?.props.replyTo, 'somebody@waymark.example']) {
        const mail = { from: 'tess@talk.example', to, message: Buffer.from(message) };
        const sent = await createSmtpTransport(server.smtpUrl)(mail, new AbortController().signal);
        expect(sent).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('554') });
        expect(await isWell()).toBe(true);
      }
  } finally {
    await server.close();
  }
  expect(await bodies(id)).toEqual(['Is there a train?', 'Yes.']);

  // Whatever a mail makes the parser do, requests are answered while it does it.
  const late = Promise.withResolvers<void>();
  const file = join(projectFolder, 'src/server/platform/mail/testing/fragile-thread.ts');
  const parsing = createMailParser({ file, deadline: () => late.promise })(Buffer.from('loop'));
  expect(await isWell()).toBe(true);
  late.resolve();
  expect(await parsing).toBeNull();
});
