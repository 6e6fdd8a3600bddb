// B20: many who write and send at once, from one network and from many, while somebody else chooses a tour.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { conversationCode } from '#server/platform/conversation-code.ts';
import { patiently } from '#tests/support/patience.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { type Told, Visitor } from '#tests/support/visitor.ts';
import { forgetLimits } from './access-visitor.ts';

let shop: TestShop;
let objectId: number;
let picture: Buffer;

/** A visitor from a network of their own. */
class Distant extends Visitor {
  readonly #network: string;
  constructor(origin: string, network: string) {
    super(origin);
    this.#network = network;
  }
  override ask(path: string, init: RequestInit = {}): Promise<Told> {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.#network);
    return super.ask(path, { ...init, headers });
  }
}

beforeAll(async () => {
  shop = await startShop({ DEMO_TOURS: '60', IN_PROCESS_JOBS: '0', TRUSTED_PROXIES: '1' });
  await shop.ensureDemo();
  const { rows } = await shop.pool.query('select id from variant order by id limit 1');
  objectId = rows[0].id;
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
});
afterAll(() => shop?.stop());

/** Loads the price of a tour several times. */
async function loadPrices(visitor: Visitor): Promise<void> {
  for (let time = 0; time < 9; time += 1)
    expect((await visitor.postJson(`/api/book-now/load_data/${objectId}`, {})).status).toBe(200);
}

const ask = (visitor: Visitor, at: number) =>
  visitor.postJson('/api/enquiry', {
    t: 'general',
    email: `flood${at}@example.org`,
    first_name: 'Flo',
    last_name: 'Od',
    request: 'Hello? '.repeat(200),
  });

/** Sends a file; null where it was refused and the connection closed before all of it was sent, as HTTP allows. */
const sendFile = (visitor: Visitor, path: string, init: RequestInit): Promise<Told | null> =>
  visitor.ask(path, init).catch((error: Error) => {
    if (error.message === 'fetch failed') return null;
    throw error;
  });

/** Sends so many at a time until somebody has seen enough. */
async function flood(
  width: number,
  send: (at: number) => Promise<Told | null>,
  isOver: () => boolean,
): Promise<Told[]> {
  const told: Told[] = [];
  let at = 0;
  const lane = async () => {
    while (!isOver() || at < 2 * width) {
      const answer = await send(at++);
      if (answer) told.push(answer);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return told;
}

test('floods of questions, messages and files are limited with 429, and price requests of others are served', async () => {
  const customer = new Distant(shop.origin, '198.51.100.7');

  const { json } = await ask(new Distant(shop.origin, '203.0.113.1'), 0);
  const { id } = json;
  const code = conversationCode(shop.settings.secret, id);
  const upload = async (visitor: Visitor) =>
    sendFile(visitor, `/api/conversations/${id}/attachments?${new URLSearchParams({ code, name: 'a.jpg' })}`, {
      method: 'POST',
      body: new Uint8Array(picture),
      headers: { 'content-type': 'application/octet-stream', 'x-security-token': await visitor.token() },
    });
  const one = new Distant(shop.origin, '203.0.113.2');
  await one.token();
  const many = Array.from({ length: 40 }, (_, at) => new Distant(shop.origin, `192.0.2.${at}`));
  await Promise.all(many.map((visitor) => visitor.token()));
  const someOf = (at: number) => many[at % many.length] as Visitor;
  const write = (visitor: Visitor, at: number) =>
    visitor.postJson(`/api/conversations/${id}/messages`, { code, body: `Again ${at} ${'x'.repeat(4000)}` });

  const waves: Record<string, (at: number) => Promise<Told | null>> = {
    'questions from one network': (at) => ask(one, at),
    'messages from one network': (at) => write(one, at),
    'messages from many networks': (at) => write(someOf(at), at),
    'files from one network': () => upload(one),
    'files from many networks': (at) => upload(someOf(at)),
  };
  for (const [name, send] of Object.entries(waves)) {
    await forgetLimits(shop);
    let over = false;
    const flooding = flood(12, send, () => over);
    await loadPrices(customer);
    over = true;
    const told = await flooding;
    const held = told.filter(({ status }) => status === 429);
    // Whoever comes while others are served may also meet a full house; nobody meets an error.
    expect(new Set(told.map(({ status }) => status)), name).not.toContain(500);
    if (told.length > 60) expect(held.length, name).toBeGreaterThan(0);
    for (const { headers } of held) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  // The limits hold however many send: what one conversation took is what one side may send.
  const { rows } = await shop.pool.query(
    `select (select count(*)::int from message where conversation_id = $1) as messages,
       (select count(*)::int from attachment where conversation_id = $1) as files`,
    [id],
  );
  expect(rows[0].messages).toBeLessThanOrEqual(1 + 2 * 21);
  expect(rows[0].files).toBeLessThanOrEqual(2 * 41);
});

test('a message of one megabyte is refused before it is read, and uploads of one network are processed a few at a time', async () => {
  await forgetLimits(shop);
  const visitor = new Distant(shop.origin, '203.0.113.9');
  const { json } = await ask(visitor, 1);
  const code = conversationCode(shop.settings.secret, json.id);
  const large = await visitor.postJson(`/api/conversations/${json.id}/messages`, { code, body: 'x'.repeat(1_000_000) });
  expect(large.status).toBe(413);
  const path = `/api/conversations/${json.id}/attachments?${new URLSearchParams({ code, name: 'a.jpg' })}`;
  const token = await visitor.token();
  const told = await Promise.all(
    Array.from({ length: 12 }, () =>
      sendFile(visitor, path, {
        method: 'POST',
        body: new Uint8Array(picture),
        headers: { 'content-type': 'application/octet-stream', 'x-security-token': token },
      }),
    ),
  );
  const answered = told.filter((answer) => answer !== null);
  const statuses = answered.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
  for (const { headers } of answered.filter(({ status }) => status === 429))
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('concurrent uploads of a process are limited: more are asked to retry, and messages are not affected', async () => {
  await forgetLimits(shop);
  const visitors = Array.from({ length: 17 }, (_, at) => new Distant(shop.origin, `198.18.0.${Math.floor(at / 4)}`));
  const [last] = visitors.splice(-1) as [Distant];
  const { json } = await ask(last, 2);
  await forgetLimits(shop);
  const code = conversationCode(shop.settings.secret, json.id);
  const path = `/api/conversations/${json.id}/attachments?${new URLSearchParams({ code, name: 'a.jpg' })}`;
  const send = async (visitor: Visitor, body: RequestInit['body']) =>
    visitor.ask(path, {
      method: 'POST',
      body: body ?? null,
      headers: { 'content-type': 'application/octet-stream', 'x-security-token': await visitor.token() },
      duplex: 'half',
    } as RequestInit);
  const end = Promise.withResolvers<void>();
  /** A picture of which the end is long in coming. */
  const slowly = () =>
    new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(picture.subarray(0, 1000)));
        await end.promise;
        controller.enqueue(new Uint8Array(picture.subarray(1000)));
        controller.close();
      },
    });
  const sending = visitors.map((visitor) => send(visitor, slowly()));
  try {
    // Each is counted right before it is let in: four networks and the conversation. Whoever tried before that could take a place.
    const counted = `select from rate_limit where free_at > now() + interval '181 seconds'`;
    await vi.waitFor(async () => expect((await shop.pool.query(counted)).rowCount).toBe(5), patiently);
    /** Tries with what is no picture and takes up no room, however often it has been tried. */
    const next = async () => {
      await forgetLimits(shop);
      return send(last, new Uint8Array([1]));
    };
    await vi.waitFor(async () => expect((await next()).status).toBe(503), patiently);
    expect((await next()).headers.get('retry-after')).toBe('5');
  } finally {
    end.resolve();
  }
  const told = await Promise.all(sending);
  expect(told.map(({ status }) => status)).toEqual(visitors.map(() => 200));
  await forgetLimits(shop);
  expect((await send(last, new Uint8Array(picture))).status).toBe(200);
});
