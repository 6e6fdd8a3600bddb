import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/list.ts';
import type { ChatState } from '#contract/schemas/chat.ts';
import { schemas } from '#contract/schemas.ts';
import { CHAT_START_LIMIT } from '#domain/enquiry/chat.ts';
import { tendDueChats } from '#server/conversation/chat/jobs.ts';
import { startTalkShop, type TalkShop } from '#tests/support/conversing.ts';
import { LivePage } from '#tests/support/live-page.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, mailsTo, makeAccount, visit } from './access-visitor.ts';

const patiently = { timeout: 60_000 };
const minutes = 60_000;
let shop: TalkShop;
let own: Visitor;
let stella: Visitor;
let sam: Visitor;
let samId: string;
let objectId: number;
let operatorEmail: string;

async function enter(email: string): Promise<Visitor> {
  const visitor = visit(shop);
  expect((await logIn(visitor, email)).status).toBe(200);
  return visitor;
}

beforeAll(async () => {
  shop = await startTalkShop();
  samId = await makeAccount(shop, { email: 'sam@talk.example', name: 'Sam Staff', role: 'staff' });
  own = await enter('own@talk.example');
  stella = await enter('staff@talk.example');
  sam = await enter('sam@talk.example');
  const { rows } = await shop.pool.query(
    `select variant.id, profile.email from variant join tour on tour.id = variant.tour_id
       join operator_profile profile on profile.id = tour.operator_id order by tour.id, variant.id limit 1`,
  );
  objectId = rows[0].id;
  operatorEmail = rows[0].email;
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

/** Where mails to our staff go when nobody in particular has a conversation. */
const office = () => /<(.+)>/.exec(shop.settings.mailFrom)?.[1] ?? shop.settings.mailFrom;
const opening = (more: Record<string, unknown> = {}) => ({
  text: 'Is anybody there?',
  submission: randomUUID(),
  language: 'en',
  page: '/tours',
  ...more,
});
const start = (visitor: Visitor, more: Record<string, unknown> = {}) => visitor.postJson('/api/chat', opening(more));
async function begin(visitor: Visitor = visit(shop), more: Record<string, unknown> = {}): Promise<ChatState> {
  const told = await start(visitor, more);
  expect(told.status, told.text).toBe(200);
  return schemas.startChat.answer.parse(told.json);
}
const loadChat = async (visitor: Visitor, { conversationId, code }: Partial<ChatState> = {}) => {
  const named = conversationId ? `?conversationId=${conversationId}&code=${code}` : '';
  return schemas.loadChat.answer.parse((await visitor.ask(`/api/chat${named}`)).json);
};
const load = async (visitor: Visitor, { conversationId, code }: ChatState) => {
  const { json } = await visitor.ask(`/api/conversations/${conversationId}?code=${code}`);
  return schemas.loadConversation.answer.parse(json).conversation;
};
const write = (visitor: Visitor, { conversationId, code }: ChatState, body: string, submission?: string) =>
  visitor.postJson(`/api/conversations/${conversationId}/messages`, { code, body, submission });
const act = (visitor: Visitor, { conversationId }: ChatState, what: string, more: Record<string, unknown> = {}) =>
  visitor.postJson(`/api/office/chats/${conversationId}/${what}`, more);
const tell = (
  visitor: Visitor,
  { conversationId, code }: ChatState,
  what: string,
  more: Record<string, unknown> = {},
) => visitor.postJson(`/api/chat/${conversationId}/${what}`, { code, ...more });
const queue = async (visitor: Visitor) => schemas.listChats.answer.parse((await visitor.ask('/api/office/chats')).json);
const leave = (visitor: Visitor, { conversationId, code }: ChatState, email: string) =>
  visitor.postJson('/api/omnimove/action/boost_email_saved', {
    data: { email, conversation_id: conversationId, ip: '1.2.3.4', country: '', city: '', zip: '' },
    code,
  });
const tend = (ahead: number) => tendDueChats(shop, new Date(Date.now() + ahead));
const kinds = async (visitor: Visitor, chat: ChatState) =>
  (await load(visitor, chat)).chat?.events.map(({ kind, name }) => [kind, name]);

test('CHAT-03 a visitor and staff exchange messages live, in order, once, and a new window loads all of them', async () => {
  const visitor = visit(shop);
  const chat = await begin(visitor, { objectId, prompt: 4228, name: 'Tess', language: 'de' });
  expect(chat).toMatchObject({ state: 'waiting', agentName: null, emailKnown: false, unread: 0, position: 1 });
  const console_ = await LivePage.open(shop.origin, stella);
  console_.say({ type: 'queue' });
  await vi.waitFor(() => expect(console_.heard.at(-1)?.type).toBe('queue'), patiently);
  const listed = (await queue(stella)).waiting.find(({ conversationId }) => conversationId === chat.conversationId);
  expect(listed).toMatchObject({ traveller: 'Tess', language: 'de', prompt: 4228, page: '/tours', unread: 1 });
  expect(listed).toMatchObject({ preview: 'Is anybody there?', agent: null, looking: null, emailKnown: false });
  expect(listed?.tour).not.toBeNull();
  expect(listed?.waitingMs).toBeGreaterThanOrEqual(0);
  expect((await act(stella, chat, 'take')).status).toBe(200);

  const panel = await LivePage.open(shop.origin);
  panel.follow(chat.conversationId, chat.code);
  console_.follow(chat.conversationId);
  const submission = randomUUID();
  await write(stella, chat, 'Yes, how can I help?');
  // Sent again because no answer came: written once.
  for (const _ of [1, 2]) expect((await write(visitor, chat, 'When is the train?', submission)).json.position).toBe(3);
  await write(stella, chat, 'At nine.');
  const { messages, version, chat: shown } = await load(visitor, chat);
  expect(messages.map(({ position, author, name, body }) => [position, author, name, body])).toEqual([
    [1, 'traveller', null, 'Is anybody there?'],
    [2, 'staff', 'Stella Staff', 'Yes, how can I help?'],
    [3, 'traveller', null, 'When is the train?'],
    [4, 'staff', 'Stella Staff', 'At nine.'],
  ]);
  // Each side knows its own by the names under which they were sent, and nothing of the other's.
  expect(messages.map((message) => message.submission === null)).toEqual([false, true, false, true]);
  expect(messages[2]?.submission).toBe(submission);
  expect(shown).toMatchObject({ state: 'taken', agentName: 'Stella Staff', staff: null });
  expect(shown?.events).toMatchObject([{ kind: 'taken', name: 'Stella Staff', takenFrom: null, position: 1 }]);
  for (const page of [panel, console_]) await vi.waitFor(() => expect(page.version()).toBe(version), patiently);
  const { version: queued } = await queue(stella);
  await vi.waitFor(
    () => expect(console_.heard.findLast(({ type }) => type === 'queue')).toMatchObject({ version: queued }),
    patiently,
  );
  // The window is closed and another one opened: the code that it kept finds the chat as it is.
  panel.socket.terminate();
  expect((await loadChat(visit(shop), chat)).chat).toMatchObject({ state: 'taken', unread: 2, position: 4, version });
  await visitor.postJson(`/api/conversations/${chat.conversationId}/read`, { code: chat.code, position: 4 });
  expect((await loadChat(visitor, chat)).chat?.unread).toBe(0);
  // Nobody is mailed line by line, and a wrong code opens nothing.
  for (const address of [office(), 'staff@talk.example']) expect(await mailsTo(shop, address)).toEqual([]);
  expect((await loadChat(visitor, { ...chat, code: 'wrong' })).chat).toBeNull();
  console_.socket.close();
});

test('CHAT-03 concurrent messages are ordered, one that waits while the chat ends is mailed, and an idle chat resumes', async () => {
  const visitor = visit(shop);
  const chat = await begin(visitor);
  await act(stella, chat, 'take');
  const many = Array.from({ length: 8 }, (_, at) => write(at % 2 ? stella : visitor, chat, `Line ${at}`));
  const positions = (await Promise.all(many)).map(({ json }) => json.position as number);
  expect(positions.toSorted((one, other) => one - other)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  const snooze = `/api/office/inbox/${chat.conversationId}/snooze`;
  expect((await stella.postJson(snooze, { hours: 4 })).status).toBe(200);
  await write(visitor, chat, 'Still here.');
  const { rows } = await shop.pool.query('select snoozed_until from conversation where id = $1', [chat.conversationId]);
  expect(rows).toEqual([{ snoozed_until: null }]);

  const ending = await shop.pool.connect();
  await ending.query('begin');
  await ending.query('select from conversation where id = $1 for update', [chat.conversationId]);
  await ending.query('update chat set ended_at = now() where conversation_id = $1', [chat.conversationId]);
  const writing = write(visitor, chat, 'One more thing.');
  await vi.waitFor(async () => {
    const waiting = await shop.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%write-line%'`,
    );
    expect(waiting.rowCount).toBe(1);
  }, patiently);
  await ending.query('commit');
  ending.release();
  expect((await writing).json.position).toBe(11);
  expect((await mailsTo(shop, 'staff@talk.example')).map(({ props }) => props.body)).toContain('One more thing.');
});

test('a chat started twice under one id, or by an account with an open one, is one chat', async () => {
  const visitor = visit(shop);
  const same = opening();
  await visitor.token();
  const told = await Promise.all([1, 2, 3].map(() => visitor.postJson('/api/chat', same)));
  expect(new Set(told.map(({ json }) => json.conversationId)).size).toBe(1);
  expect((await load(visitor, told[0]?.json)).messages).toHaveLength(1);

  await makeAccount(shop, { email: 'tina@talk.example', name: 'Tina' });
  const [here, there] = [await enter('tina@talk.example'), await enter('tina@talk.example')];
  await Promise.all([here.token(), there.token()]);
  const both = await Promise.all([begin(here, { text: 'One' }), begin(there, { text: 'Two' })]);
  expect(both[0].conversationId).toBe(both[1].conversationId);
  expect(both[0].emailKnown).toBe(true);
  expect((await load(here, both[0])).messages.map(({ body }) => body).toSorted()).toEqual(['One', 'Two']);
  // It continues on another device, without a code.
  expect((await loadChat(await enter('tina@talk.example'))).chat?.conversationId).toBe(both[0].conversationId);
  await tell(here, both[0], 'end');
  expect((await loadChat(there)).chat).toBeNull();
  expect((await begin(there)).conversationId).not.toBe(both[0].conversationId);
});

test('after log-in a chat moves to the account, unless it has one', async () => {
  const chat = await begin();
  await makeAccount(shop, { email: 'theo@talk.example', name: 'Theo' });
  await makeAccount(shop, { email: 'thea@talk.example', name: 'Thea' });
  const [theo, thea] = [await enter('theo@talk.example'), await enter('thea@talk.example')];
  expect((await tell(theo, { ...chat, code: `${chat.code}x` }, 'claim')).status).toBe(404);
  expect((await tell(theo, chat, 'claim')).json).toMatchObject({ emailKnown: true, position: 1 });
  expect((await tell(theo, chat, 'claim')).status).toBe(200);
  expect((await loadChat(await enter('theo@talk.example'))).chat?.conversationId).toBe(chat.conversationId);
  expect((await tell(thea, chat, 'claim')).status).toBe(404);
  expect((await loadChat(thea)).chat).toBeNull();
  expect((await tell(stella, chat, 'claim')).status).toBe(404);
});

test('when two staff take a chat at once only one gets it, and a take-over is logged for staff', async () => {
  const visitor = visit(shop);
  const chat = await begin(visitor);
  await Promise.all([stella.token(), sam.token()]);
  const told = await Promise.all([stella, sam].map((staff) => act(staff, chat, 'take')));
  expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [first, second] = told[0]?.status === 200 ? ([stella, sam] as const) : ([sam, stella] as const);
  expect((await act(first, chat, 'take')).status).toBe(200);
  expect((await act(second, chat, 'take', { force: true })).status).toBe(200);
  const seen = (await load(second, chat)).chat;
  expect(seen?.events).toHaveLength(2);
  expect(seen?.events[1]?.takenFrom).toBe(seen?.events[0]?.name);
  expect((await load(visitor, chat)).chat?.events[1]).toMatchObject({ takenFrom: null, name: seen?.agentName });
  expect((await queue(second)).mine.map(({ conversationId }) => conversationId)).toContain(chat.conversationId);
  expect((await queue(first)).others.map(({ conversationId }) => conversationId)).toContain(chat.conversationId);
  // To a colleague, but to nobody else.
  expect((await act(second, chat, 'transfer', { to: { staffId: randomUUID() } })).status).toBe(422);
  expect((await act(second, chat, 'transfer', { to: { staffId: samId } })).status).toBe(200);
  expect((await load(visitor, chat)).chat?.agentName).toBe('Sam Staff');
  // Whoever answers a chat that nobody has, has it.
  const answered = await begin();
  await write(stella, answered, 'I am here.');
  expect((await load(stella, answered)).chat).toMatchObject({ state: 'taken', agentName: 'Stella Staff' });
  await write(sam, answered, 'So am I.');
  expect((await load(stella, answered)).chat?.agentName).toBe('Stella Staff');
  expect((await act(own, chat, 'take', { force: true })).status).toBe(404);
  const enquiry = await shop.asked();
  expect((await act(stella, { ...chat, conversationId: enquiry.id }, 'take')).status).toBe(404);
});

test('a chat assigned to a colleague in the inbox is theirs immediately, and an unassigned one waits again', async () => {
  const visitor = visit(shop);
  const chat = await begin(visitor);
  await act(stella, chat, 'take');
  const panel = await LivePage.open(shop.origin);
  panel.follow(chat.conversationId, chat.code);
  const assign = (accountId: string | null) =>
    stella.postJson(`/api/office/inbox/${chat.conversationId}/assign`, { accountId });
  const heard = async () => {
    const shown = await load(visitor, chat);
    await vi.waitFor(() => expect(panel.version()).toBe(shown.version), patiently);
    return shown;
  };
  const before = await heard();
  for (const _ of [1, 2]) expect((await assign(samId)).status).toBe(200);
  const given = await heard();
  expect(given.version).not.toBe(before.version);
  expect(given.chat).toMatchObject({ state: 'taken', agentName: 'Sam Staff' });
  expect((await load(stella, chat)).chat?.events).toMatchObject([
    { kind: 'taken', name: 'Stella Staff', takenFrom: null },
    { kind: 'taken', name: 'Sam Staff', takenFrom: 'Stella Staff' },
  ]);
  expect((await assign(null)).status).toBe(200);
  const waiting = await heard();
  expect(waiting.version).not.toBe(given.version);
  expect(waiting.chat).toMatchObject({ state: 'waiting', agentName: null });
  panel.socket.close();
});

test('B20 limits in an office count per person, and for visitors per network', async () => {
  const visitor = visit(shop);
  const chat = await begin(visitor);
  const most = calls.endChat.limit.max;
  const flood = async (who: Visitor) => {
    for (let at = 0; at < most; at += 1) await tell(who, chat, 'end');
    return (await tell(who, chat, 'end')).status;
  };
  expect(await flood(visitor)).toBe(429);
  expect((await tell(visit(shop), chat, 'end')).status).toBe(429);
  expect((await tell(stella, chat, 'end')).status).toBe(200);
  expect(await flood(stella)).toBe(429);
  expect((await tell(sam, chat, 'end')).status).toBe(200);
});

test('a chat passed to the operator becomes an ordinary conversation of theirs', async () => {
  const visitor = visit(shop);
  const chat = await begin(visitor, { objectId, email: 'Pat@Talk.example' });
  await act(stella, chat, 'take');
  await write(stella, chat, 'I ask the company.');
  expect((await load(own, { ...chat, code: chat.code })).viewer).toBe('code');
  expect((await act(stella, chat, 'transfer', { to: { operatorId: true } })).status).toBe(200);
  const mine = await load(own, chat);
  expect(mine).toMatchObject({ viewer: 'operator', chat: { state: 'ended', staff: null } });
  const passed = (await load(visitor, chat)).chat?.events.at(-1);
  expect(passed).toMatchObject({ kind: 'passed', name: mine.operator?.name });
  expect((await mailsTo(shop, operatorEmail)).at(-1)?.props.body).toContain('I ask the company.');
  // From now on every message is mailed at once.
  await write(own, chat, 'The train leaves at nine.');
  expect((await mailsTo(shop, 'pat@talk.example')).at(-1)?.props.body).toBe('The train leaves at nine.');
  expect((await act(stella, chat, 'take')).status).toBe(409);
  const general = await begin();
  expect((await act(stella, general, 'transfer', { to: { operatorId: true } })).status).toBe(422);
  expect((await load(visit(shop), general)).chat?.state).toBe('waiting');
});

test('CHAT-06 unread messages are mailed to the address that the visitor left, once', async () => {
  const visitor = visit(shop);
  const chat = await begin(visitor);
  await act(stella, chat, 'take');
  await write(stella, chat, 'Are you there?');
  await write(stella, chat, 'I found a train.');
  for (const wrong of ['', 'nobody', 'a@b']) expect((await leave(visitor, chat, wrong)).status).toBe(422);
  expect((await leave(visitor, { ...chat, code: 'wrong' }, 'gone@talk.example')).status).toBe(404);
  expect((await leave(stella, chat, 'gone@talk.example')).status).toBe(404);
  expect((await loadChat(visitor, chat)).chat?.emailKnown).toBe(false);
  await tend(3 * minutes);
  expect((await leave(visitor, chat, 'Gone@Talk.example')).json).toEqual({ status: 'OK' });
  expect((await loadChat(visitor, chat)).chat?.emailKnown).toBe(true);
  const mails = () => mailsTo(shop, 'gone@talk.example');
  await tend(minutes);
  expect(await mails()).toEqual([]);
  for (const _ of [1, 2]) await tend(3 * minutes);
  expect((await mails()).map(({ props }) => props.body)).toEqual(['Are you there?\n\nI found a train.']);
  expect((await mails())[0]?.props.replyTo).toContain(`reply+${chat.conversationId}t-`);
  // What was mailed is not mailed again with what comes afterwards, though nobody has read it.
  await write(stella, chat, 'And a bus.');
  await tend(3 * minutes);
  expect((await mails()).slice(1).map(({ props }) => props.body)).toEqual(['And a bus.']);
  // What was read needs no mail; what comes afterwards is the next one.
  await write(stella, chat, 'Seen in the panel.');
  await visitor.postJson(`/api/conversations/${chat.conversationId}/read`, { code: chat.code, position: 5 });
  await write(stella, chat, 'Written when they were gone.');
  await tend(3 * minutes);
  expect((await mails()).slice(2).map(({ props }) => props.body)).toEqual(['Written when they were gone.']);
});

test('CHAT-06 the browser that started a chat leaves an email with the specification’s fields alone; another one does not', async () => {
  const visitor = visit(shop);
  const chat = await begin(visitor);
  const data = {
    email: 'fields@talk.example',
    conversation_id: chat.conversationId,
    ip: '203.0.113.9',
    country: 'DE',
    city: 'Berlin',
    zip: '10115',
  };
  const path = '/api/omnimove/action/boost_email_saved';
  expect((await visit(shop).postJson(path, { data })).status).toBe(404);
  expect((await loadChat(visitor, chat)).chat?.emailKnown).toBe(false);
  const form = Object.entries(data).map(([name, value]) => [`data[${name}]`, String(value)]);
  expect((await visitor.post(path, Object.fromEntries(form))).json).toEqual({ status: 'OK' });
  expect((await loadChat(visitor, chat)).chat?.emailKnown).toBe(true);
});

test('a chat whose maintenance fails does not stop the others', async () => {
  await shop.pool.query('delete from chat_presence');
  const [first, second] = [visit(shop), visit(shop)];
  const [poisoned, healthy] = [await begin(first), await begin(second)];
  const failures: object[] = [];
  const broken = {
    ...shop,
    log: { error: (details: object) => void failures.push(details) } as never,
    sendMail: (async (trx, mail) => {
      if (mail.dedupeKey?.startsWith(`conversation ${poisoned.conversationId} `)) throw new Error('poisoned');
      await shop.sendMail(trx, mail);
    }) as typeof shop.sendMail,
  };
  await tendDueChats(broken, new Date(Date.now() + 5 * minutes));
  expect(failures).toEqual([{ conversationId: poisoned.conversationId, reason: 'poisoned' }]);
  expect(await kinds(second, healthy)).toEqual([['late', null]]);
});

test('a visitor without an answer is notified once, the office gets a mail, and a silent chat ends', async () => {
  const visitor = visit(shop);
  await shop.pool.query('delete from chat_presence');
  const chat = await begin(visitor, { text: 'Hello from the dark' });
  for (const _ of [1, 2]) await tend(1000);
  expect(await kinds(visitor, chat)).toEqual([['late', null]]);
  const told = (await mailsTo(shop, office())).filter(({ props }) => props.body === 'Hello from the dark');
  expect(told).toHaveLength(1);
  expect((await loadChat(visitor, chat)).chat?.state).toBe('waiting');
  await tend(31 * minutes);
  expect(await kinds(visitor, chat)).toEqual([
    ['late', null],
    ['ended', null],
  ]);
  const inbox = (await stella.ask('/api/office/inbox?view=open&q=from+the+dark')).json.items;
  expect(inbox.map(({ id }: { id: number }) => id)).toContain(chat.conversationId);
  expect((await queue(stella)).ended.map(({ conversationId }) => conversationId)).toContain(chat.conversationId);
});

test('staff are online while one of their sockets says so, and those of a killed process until their lease expires', async () => {
  await shop.pool.query('delete from chat_presence');
  const visitor = visit(shop);
  expect((await loadChat(visitor)).available).toBe(false);
  const [one, two] = [await LivePage.open(shop.origin, stella), await LivePage.open(shop.origin, stella)];
  const available = (expected: boolean) =>
    vi.waitFor(async () => expect((await loadChat(visitor)).available).toBe(expected), patiently);
  for (const page of [one, two]) page.say({ type: 'present', available: true });
  await vi.waitFor(async () => {
    const { rows } = await shop.pool.query('select from chat_presence');
    expect(rows).toHaveLength(2);
  }, patiently);
  expect(await queue(stella)).toMatchObject({ available: true });
  expect(await queue(sam)).toMatchObject({ available: false });
  one.say({ type: 'present', available: false });
  two.socket.terminate();
  await available(false);
  one.say({ type: 'present', available: true });
  await available(true);
  // The process is killed: nobody renews the row, and nobody takes it away.
  await shop.pool.query(`update chat_presence set until = now() - interval '1 second'`);
  expect((await loadChat(visitor)).available).toBe(false);
  one.socket.close();
  // Only staff are there for chats, and only they hear of the queue.
  for (const request of [{ type: 'present', available: true }, { type: 'queue' }] as const)
    for (const stranger of [undefined, own]) {
      const page = await LivePage.open(shop.origin, stranger);
      const closed = page.closed();
      page.say(request);
      expect(await closed).toBe(1008);
    }
  expect((await loadChat(visitor)).available).toBe(false);
});

test('staff see the page a visitor is viewing only while they view it, and only for their own chat', async () => {
  const visitor = visit(shop);
  const [chat, foreign] = [await begin(visitor), await begin()];
  const panel = await LivePage.open(shop.origin);
  panel.follow(chat.conversationId, chat.code);
  await vi.waitFor(() => expect(panel.version()).toBeDefined(), patiently);
  const looking = { type: 'looking', path: '/tours/fjords', objectId, selection: 'eight days' } as const;
  panel.say({ ...looking, conversationId: foreign.conversationId });
  panel.say({ ...looking, conversationId: chat.conversationId });
  const seen = async () => (await load(stella, chat)).chat?.staff?.looking;
  await vi.waitFor(
    async () => expect(await seen()).toEqual({ path: '/tours/fjords', objectId, selection: 'eight days' }),
    patiently,
  );
  expect((await load(stella, foreign)).chat?.staff?.looking).toBeNull();
  // Whoever answers a chat looks at nothing in it.
  const desk = await LivePage.open(shop.origin, stella);
  desk.follow(foreign.conversationId);
  await vi.waitFor(() => expect(desk.version()).toBeDefined(), patiently);
  desk.say({ ...looking, conversationId: foreign.conversationId });
  // A socket does one thing after the other.
  desk.say({ type: 'present', available: true });
  await vi.waitFor(async () => expect((await queue(stella)).available).toBe(true), patiently);
  expect((await load(stella, foreign)).chat?.staff?.looking).toBeNull();
  desk.socket.close();
  expect((await queue(stella)).waiting.find(({ looking: at }) => at !== null)?.looking?.path).toBe('/tours/fjords');
  panel.socket.close();
  await vi.waitFor(async () => expect(await seen()).toBeNull(), patiently);
  expect((await shop.pool.query('select from chat_looking')).rows).toEqual([]);
  for (const path of ['https://evil.example/', '//evil.example', '/t?code=secret', `/${'x'.repeat(400)}`]) {
    const page = await LivePage.open(shop.origin);
    const closed = page.closed();
    page.say({ ...looking, conversationId: chat.conversationId, path });
    expect(await closed).toBe(1008);
  }
});

test('a chat is rated by its visitor, ended by either side, and mailed as a transcript once staff have answered', async () => {
  const visitor = visit(shop);
  const chat = await begin(visitor, { email: 'keep@talk.example', name: 'Kim' });
  expect((await tell(visitor, chat, 'transcript')).status).toBe(409);
  await act(stella, chat, 'take');
  await write(stella, chat, 'Good day.');
  expect((await tell(visitor, chat, 'transcript')).status).toBe(200);
  expect((await tell(stella, chat, 'transcript', { email: 'else@talk.example' })).status).toBe(200);
  const [kept] = await mailsTo(shop, 'keep@talk.example');
  expect(kept?.props.lines.map(({ from, body }: { from: string; body: string }) => [from, body])).toEqual([
    ['Kim', 'Is anybody there?'],
    ['Stella Staff, Waymark', 'Good day.'],
  ]);
  // The link that opens the conversation is for the visitor alone.
  expect(kept?.props.url).toContain(chat.code);
  expect((await mailsTo(shop, 'else@talk.example'))[0]?.props.url).not.toContain(chat.code);
  for (const rating of [0, 6, 'good']) expect((await tell(visitor, chat, 'rating', { rating })).status).toBe(422);
  expect((await tell(stella, chat, 'rating', { rating: 5 })).status).toBe(404);
  expect((await tell(visitor, chat, 'rating', { rating: 4, comment: '<b>fine</b>' })).status).toBe(200);
  expect((await load(stella, chat)).chat).toMatchObject({ rating: 4, staff: { ratingComment: '<b>fine</b>' } });
  expect((await tell(visit(shop), { ...chat, code: 'x' }, 'end')).status).toBe(404);
  for (const _ of [1, 2]) expect((await tell(stella, chat, 'end')).status).toBe(200);
  expect(await kinds(visitor, chat)).toEqual([
    ['taken', 'Stella Staff'],
    ['ended', 'Stella Staff'],
  ]);
});

test('B20 a flood of chats from one network is limited, and invalid input starts none', async () => {
  const visitor = visit(shop);
  const count = async () => (await shop.pool.query('select count(*)::int as n from chat')).rows[0].n as number;
  const before = await count();
  for (const bad of [
    { text: ' ' },
    { text: 'x'.repeat(5001) },
    { submission: 'one' },
    { language: 'fr' },
    { page: 'https://evil.example' },
    { page: '//evil.example' },
    { page: '/\\evil.example' },
    { page: '/t?code=1' },
    { prompt: 1 },
    { objectId: -1 },
    { email: 'nobody' },
    { name: 'x'.repeat(101) },
  ])
    expect((await start(visitor, bad)).status, JSON.stringify(bad).slice(0, 60)).toBe(422);
  expect(await count()).toBe(before);
  const statuses: number[] = [];
  for (let at = 0; at <= CHAT_START_LIMIT.max; at += 1) statuses.push((await start(visitor)).status);
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  expect((await count()) - before).toBeLessThanOrEqual(CHAT_START_LIMIT.max);
});
