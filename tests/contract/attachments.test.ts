import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import {
  ATTACHMENT_LIMIT,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
  MAX_CONVERSATION_BYTES,
  NETWORK_ATTACHMENT_LIMIT,
} from '#domain/enquiry/attachment.ts';
import { createLog } from '#server/platform/log.ts';
import { startMailCatcher } from '#server/platform/mail/mail-catcher.ts';
import { createSmtpTransport } from '#server/platform/mail/smtp-transport.ts';
import { replyReceiver, startTalkOffice, type TalkShop, write } from '#tests/support/conversing.ts';
import { pdfOf, pictureOf } from '#tests/support/files.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { whileLocked } from '#tests/support/while-locked.ts';
import { forgetLimits, mailsLike, visit } from './access-visitor.ts';

let shop: TalkShop;
let own: Visitor;
let other: Visitor;

beforeAll(async () => {
  ({ shop, own, other } = await startTalkOffice());
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const upload = async (
  visitor: Visitor,
  id: number,
  file: Buffer,
  { code = '', name = 'file.jpg' }: { code?: string; name?: string } = {},
  headers: Record<string, string> = {},
) =>
  visitor.ask(`/api/conversations/${id}/attachments?${new URLSearchParams({ name, ...(code && { code }) })}`, {
    method: 'POST',
    body: new Uint8Array(file),
    headers: {
      'content-type': 'application/octet-stream',
      'x-security-token': await visitor.token(),
      ...headers,
    },
  });
const messagesOf = async (visitor: Visitor, id: number, code: string) =>
  schemas.loadConversation.answer.parse((await visitor.ask(`/api/conversations/${id}?code=${code}`)).json).conversation
    .messages;
const filesOf = async (id: number): Promise<number> =>
  (await shop.pool.query('select count(*)::int as n from attachment where conversation_id = $1', [id])).rows[0].n;
/** The bytes at an address, which `ask` would read as text. */
const bytesAt = async (visitor: Visitor, url: string) => {
  const answer = await fetch(new URL(url, shop.origin), { headers: { cookie: visitor.cookie } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

test('an uploaded picture is re-encoded without its location, and a message may consist of a picture alone', async () => {
  const { id, code } = await shop.asked();
  const traveller = visit(shop);
  const given = await pictureOf('jpeg');
  expect((await sharp(given).metadata()).exif).toBeDefined();
  const { json } = await upload(traveller, id, given, { code, name: '../Büro\u202egpj.exe' });
  const { attachment } = schemas.uploadAttachment.answer.parse(json);
  expect(attachment).toMatchObject({ name: 'Bürogpj.jpg', type: 'image/jpeg', width: 200, height: 100 });
  expect((await write(traveller, id, { code, body: '', attachments: [attachment.id] })).json.position).toBe(2);
  const sent = (await messagesOf(traveller, id, code))[1];
  expect(sent).toMatchObject({ body: '', attachments: [attachment] });
  const picture = await bytesAt(traveller, sent?.attachments[0]?.url as string);
  const kept = await sharp(picture.bytes).metadata();
  expect([kept.format, kept.exif]).toEqual(['jpeg', undefined]);
  expect(picture.bytes.includes('Vienna')).toBe(false);
  const preview = await bytesAt(traveller, `${attachment.url}&preview=1`);
  expect(await sharp(preview.bytes).metadata()).toMatchObject({ format: 'webp' });
  // The other side is told of it by mail, and finds it in the inbox.
  expect((await mailsLike(shop, `conversation ${id} %`))[0]?.props).toMatchObject({ attachments: ['Bürogpj.jpg'] });
  const inbox = await own.ask(`/api/office/inbox?q=tess`);
  expect(inbox.json.items.find((item: { id: number }) => item.id === id).last.body).toBe('Bürogpj.jpg');
});

test('files are served so that a browser can only display or save them', async () => {
  const { id, code } = await shop.asked();
  const traveller = visit(shop);
  const [picture, document] = await Promise.all([
    upload(traveller, id, await pictureOf('png'), { code, name: 'a".png' }),
    upload(traveller, id, pdfOf('<script>alert(1)</script>'), { code, name: 'Plan – Süd.html' }),
  ]);
  const common = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  };
  const seen = async (answer: typeof picture) =>
    Object.fromEntries((await bytesAt(traveller, answer?.json.attachment.url)).headers);
  expect(await seen(picture)).toMatchObject({
    ...common,
    'content-type': 'image/png',
    'content-disposition': `inline; filename="a.png"; filename*=UTF-8''a.png`,
  });
  expect(await seen(document)).toMatchObject({
    ...common,
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Plan _ S_d.pdf"; filename*=UTF-8''Plan%20%E2%80%93%20S%C3%BCd.pdf`,
  });
});

test('a file is visible to the readers of its conversation, and before sending only to its own side', async () => {
  const { id, code } = await shop.asked();
  const elsewhere = await shop.asked();
  const traveller = visit(shop);
  const { attachment } = (await upload(traveller, id, pdfOf(), { code })).json;
  const path = `/api/conversations/${id}/attachments/${attachment.id}`;
  const status = async (visitor: Visitor, url: string) => (await visitor.ask(url)).status;
  expect(await status(own, path)).toBe(404);
  expect((await write(own, id, { body: 'mine', attachments: [attachment.id] })).status).toBe(422);
  expect((await own.postJson(`${path}/remove`, {})).status).toBe(200);
  const astray = `/api/conversations/${elsewhere.id}/attachments/${attachment.id}/remove`;
  expect((await traveller.postJson(astray, { code: elsewhere.code })).status).toBe(200);
  expect(await filesOf(id)).toBe(1);
  expect((await write(traveller, id, { code, body: 'Here.', attachments: [attachment.id] })).status).toBe(200);
  expect(await status(own, path)).toBe(200);
  expect(await status(traveller, attachment.url)).toBe(200);
  for (const [who, url] of [
    [visit(shop), path],
    [visit(shop), `${path}?code=${elsewhere.code}`],
    [other, path],
    [visit(shop), `/api/conversations/${elsewhere.id}/attachments/${attachment.id}?code=${elsewhere.code}`],
    [traveller, `/api/conversations/${id}/attachments/${crypto.randomUUID()}?code=${code}`],
  ] as const)
    expect(await status(who, url), url).toBe(404);
  // What was sent stays, and goes with no second message.
  expect((await traveller.postJson(`${path}/remove`, { code })).status).toBe(200);
  expect(await status(own, path)).toBe(200);
  expect(
    (await write(traveller, id, { code, body: 'Again', attachments: [attachment.id] })).json.problems,
  ).toMatchObject([{ path: 'attachments', code: 'attachment-gone' }]);
  expect(await messagesOf(traveller, id, code)).toHaveLength(2);
});

test('an unsent file can be removed, and a message sent twice has its files once', async () => {
  const { id, code } = await shop.asked();
  const traveller = visit(shop);
  const first = (await upload(traveller, id, pdfOf(), { code })).json.attachment;
  await traveller.postJson(`/api/conversations/${id}/attachments/${first.id}/remove`, { code });
  expect(await filesOf(id)).toBe(0);
  const [second, third] = [
    (await upload(traveller, id, pdfOf('2'), { code, name: 'second.pdf' })).json.attachment,
    (await upload(traveller, id, pdfOf('3'), { code, name: 'third.pdf' })).json.attachment,
  ];
  const message = { code, body: 'Two', attachments: [third.id, second.id], submission: crypto.randomUUID() };
  const twice = [await write(traveller, id, message), await write(traveller, id, message)];
  expect(twice.map(({ json }) => json.position)).toEqual([2, 2]);
  expect((await messagesOf(traveller, id, code))[1]?.attachments.map(({ name }) => name)).toEqual([
    'third.pdf',
    'second.pdf',
  ]);
});

test('API-02 a file that is neither picture nor PDF is refused whatever its name, and so is one too large or broken', async () => {
  const { id, code } = await shop.asked();
  const traveller = visit(shop);
  const good = await pictureOf('png');
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const bad: [string, Buffer, number, string][] = [
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 422, 'attachment-type'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 422, 'attachment-type'],
    ['nothing', Buffer.alloc(0), 422, 'attachment-type'],
    ['half a picture', good.subarray(0, good.length / 2), 422, 'attachment-type'],
    ['the beginning of a picture', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'), 422, 'attachment-type'],
    ['a picture that fills the memory', bomb, 422, 'attachment-type'],
    ['too much', Buffer.concat([good, Buffer.alloc(MAX_ATTACHMENT_BYTES)]), 413, 'attachment-too-large'],
  ];
  for (const [what, file, status, reason] of bad) {
    const answer = await upload(traveller, id, file, { code, name: 'photo.png' });
    expect([what, answer.status, answer.json.problems[0]?.code]).toEqual([what, status, reason]);
    expect(answer.json.problems[0].message).toMatch(/file|pictures/);
  }
  expect((await upload(traveller, id, pdfOf(), { code }, { 'content-type': 'application/pdf' })).status).toBe(415);
  expect((await upload(traveller, id, good, { code }, { 'x-security-token': 'no' })).status).toBe(403);
  expect((await upload(traveller, id, good, { code: 'no' })).status).toBe(404);
  expect(
    (await traveller.postJson(`/api/conversations/${id}/attachments`, { code, name: 'a', content: 'b' })).status,
  ).toBe(422);
  const many = Array.from({ length: MAX_ATTACHMENTS + 1 }, () => crypto.randomUUID());
  expect((await write(traveller, id, { code, body: 'many', attachments: many })).status).toBe(422);
  expect((await write(traveller, id, { code, body: '', attachments: [] })).status).toBe(422);
  expect(await filesOf(id)).toBe(0);
});

test('files are limited per hour for each side and network, and in size for each conversation', async () => {
  const { id, code } = await shop.asked();
  const traveller = visit(shop);
  const statuses = [];
  let last: Awaited<ReturnType<typeof upload>> | null = null;
  for (let time = 0; time <= ATTACHMENT_LIMIT.max; time += 1) {
    last = await upload(traveller, id, pdfOf(), { code });
    statuses.push(last.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(ATTACHMENT_LIMIT.max);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  // In other conversations a network has some left, and then no more; whoever answers is not counted with it.
  const second = await shop.asked();
  const rest = [];
  for (let time = ATTACHMENT_LIMIT.max; time <= NETWORK_ATTACHMENT_LIMIT.max; time += 1)
    rest.push((await upload(traveller, second.id, pdfOf(), { code: second.code })).status);
  expect([rest.filter((status) => status === 200).length, rest.at(-1)]).toEqual([
    NETWORK_ATTACHMENT_LIMIT.max - ATTACHMENT_LIMIT.max,
    429,
  ]);
  expect((await upload(own, second.id, pdfOf())).status).toBe(200);
  await forgetLimits(shop);
  const full = await shop.asked();
  await shop.pool.query(
    `insert into attachment (conversation_id, side, name, type, content)
     select $1, 'operator', 'big.pdf', 'application/pdf', convert_to(repeat('x', $2 / 10), 'utf8') from generate_series(1, 10)`,
    [full.id, MAX_CONVERSATION_BYTES],
  );
  const refused = await upload(traveller, full.id, pdfOf(), { code: full.code });
  expect(refused.json.problems).toMatchObject([{ code: 'attachment-too-much' }]);
});

test('of two concurrent files that together exceed the limit one is refused', async () => {
  const { id, code } = await shop.asked();
  const file = pdfOf();
  await shop.pool.query(
    `insert into attachment (conversation_id, side, name, type, content)
     values ($1, 'operator', 'big.pdf', 'application/pdf', convert_to(repeat('x', $2), 'utf8'))`,
    [id, MAX_CONVERSATION_BYTES - Math.floor(1.5 * file.length)],
  );
  const traveller = visit(shop);
  await traveller.token();
  const told = await whileLocked(shop.pool, ['select from conversation where id = $1 for update', id], 2, () =>
    Promise.all([1, 2].map(() => upload(traveller, id, file, { code }))),
  );
  expect(told.map(({ status }) => status).sort()).toEqual([200, 422]);
});

/** A mail server of ours that takes answers to a conversation whose operator has just written, and how to answer. */
async function replying() {
  const { id, code } = await shop.asked();
  await write(own, id, { body: 'Do you have a picture?' });
  const address = (await mailsLike(shop, `conversation ${id} %`))[0]?.props.replyTo as string;
  const receive = replyReceiver(shop);
  const server = await startMailCatcher(shop.database, createLog('silent'), { receive, onlyAnswers: true });
  return {
    answers: async () => (await messagesOf(visit(shop), id, code)).slice(2),
    files: () => filesOf(id),
    send: (message: string) =>
      createSmtpTransport(server.smtpUrl)(
        { from: 'tess@talk.example', to: address, message: Buffer.from(message.replaceAll('\n', '\r\n'), 'latin1') },
        new AbortController().signal,
      ),
    close: () => server.close(),
  };
}

const part = (headers: string, body: string) => `--b1\n${headers}\n\n${body}\n`;
const filePart = (name: string, type: string, file: Buffer) =>
  part(
    `Content-Type: ${type}\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64`,
    (file.toString('base64').match(/.{1,76}/g) ?? []).join('\n'),
  );
const mixed = (id: string, ...parts: string[]) =>
  `Message-ID: <${id}@talk.example>\nSubject: Re\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b1\n\n${parts.join('')}--b1--\n`;

test('a reply by mail adds its pictures and documents, recognised by content and not by name', async () => {
  const mail = await replying();
  try {
    const message = mixed(
      'files',
      part(
        'Content-Type: text/plain; charset=iso-8859-1',
        'Sch\xf6ne Gr\xfc\xdfe\n\nOn Monday Waymark wrote:\n> Do you?',
      ),
      filePart('logo.png', 'image/png', await pictureOf('png', 20, 20)),
      filePart('evil.jpg', 'image/jpeg', Buffer.from('<script>alert(1)</script>')),
      filePart('photo.html', 'text/html', await pictureOf('jpeg')),
      filePart('plan.exe', 'application/octet-stream', pdfOf()),
    );
    expect((await mail.send(message)).outcome).toBe('accepted');
    expect((await mail.send(message)).outcome).toBe('accepted');
    const [only, ...more] = await mail.answers();
    expect(more).toEqual([]);
    expect(only?.body).toBe('Schöne Grüße');
    expect(only?.attachments.map(({ name, type }) => [name, type])).toEqual([
      ['photo.jpg', 'image/jpeg'],
      ['plan.pdf', 'application/pdf'],
    ]);
    expect(await mail.files()).toBe(2);
    // A picture alone is an answer too; nothing at all is none.
    await mail.send(mixed('alone', filePart('a.png', 'image/png', await pictureOf('png'))));
    await mail.send(mixed('nothing', filePart('a.txt', 'text/plain', Buffer.from('hm'))));
    expect((await mail.answers()).map(({ body, attachments }) => [body, attachments.length])).toEqual([
      ['Schöne Grüße', 2],
      ['', 1],
    ]);
  } finally {
    await mail.close();
  }
});

test('a mail adds at most five files, none too large, within the hourly limit of its side', async () => {
  const mail = await replying();
  try {
    const files = Array.from({ length: 7 }, (_, at) => filePart(`${at}.pdf`, 'application/pdf', pdfOf()));
    const words = part('Content-Type: text/plain', 'Here they are.');
    const large = filePart('large.pdf', 'application/pdf', pdfOf('x'.repeat(MAX_ATTACHMENT_BYTES)));
    await mail.send(mixed('large', words, large));
    // Neither what stands behind a dozen other things nor what somebody forwards is looked into.
    const others = Array.from({ length: 12 }, (_, at) => filePart(`${at}.txt`, 'text/plain', Buffer.from('hm')));
    await mail.send(mixed('behind', words, ...others, files[0] as string));
    const inner = mixed('inner', part('Content-Type: text/plain', 'Not mine.'), files[0] as string).replaceAll(
      'b1',
      'b2',
    );
    await mail.send(mixed('forwarded', words, part('Content-Type: message/rfc822', inner)));
    // What was looked at counts, also when it was not taken.
    await forgetLimits(shop);
    const mails = ATTACHMENT_LIMIT.max / MAX_ATTACHMENTS + 1;
    for (let time = 0; time < mails; time += 1) await mail.send(mixed(`many${time}`, words, ...files));
    const counts = (await mail.answers()).map(({ attachments }) => attachments.length);
    expect(counts).toEqual([0, 0, 0, ...Array(mails - 1).fill(MAX_ATTACHMENTS), 0]);
    expect(new Set((await mail.answers()).map(({ body }) => body))).toEqual(new Set(['Here they are.']));
  } finally {
    await mail.close();
  }
});

test('an HTML-only reply is converted to text without its quotation', async () => {
  const mail = await replying();
  try {
    const html = `<html><head><style>p { color: red }</style><title>Re</title></head><body><div dir="ltr">Yes &amp; no&nbsp;&lt;3<br>
      two</div><script>alert(1)</script><p>Ad&#xE0; <b>bold</b></p><div class="gmail_quote"><div>On Monday wrote:</div>
      <blockquote>Do you have a picture?</blockquote></div></body></html>`;
    await mail.send(
      `Message-ID: <html@talk.example>\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n${html}\n`,
    );
    expect((await mail.answers()).map(({ body }) => body)).toEqual(['Yes & no <3\ntwo\n\nAdà bold']);
  } finally {
    await mail.close();
  }
});

test('an expensive mail is refused permanently, and adds nothing', async () => {
  const mail = await replying();
  try {
    const deep = `${Array.from({ length: 100 }, (_, at) => `Content-Type: multipart/mixed; boundary=n${at}\n\n--n${at}\n`).join('')}\nhello\n`;
    for (const message of [
      mixed('many', ...Array.from({ length: 5000 }, () => part('Content-Type: text/plain', 'x'))),
      `Message-ID: <deep@talk.example>\nMIME-Version: 1.0\n${deep}`,
    ])
      expect((await mail.send(message)).outcome).toBe('refused');
    expect((await mail.send(mixed('huge', 'x'.repeat(26_000_000)))).outcome).not.toBe('accepted');
    expect(await mail.answers()).toEqual([]);
  } finally {
    await mail.close();
  }
});
