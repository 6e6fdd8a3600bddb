// Operators upload photographs of their tours: what is accepted, who may use them, and how they are served.

import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TourDocument } from '#domain/office/tour-document.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, makeAccount } from './access-visitor.ts';
import { type HoldShop, startHoldShop } from './hold-shop.ts';

const folder = join(tmpdir(), `waymark-test-files-${randomUUID()}`);
let shop: HoldShop;
let owner: Visitor;
let stranger: Visitor;
let tourId: number;

beforeAll(async () => {
  shop = await startHoldShop({ FILES_DIR: folder });
  const tour = shop.tour();
  tourId = tour.tourId;
  const { rows } = await shop.pool.query(
    'select slug, name from operator where id in (select operator_id from operator_profile) order by id <> $1 limit 2',
    [tour.operatorId],
  );
  const enter = async (email: string, operator: { slug: string; name: string }) => {
    await makeAccount(shop, { email, role: 'operator', operator });
    const visitor = shop.visitor();
    expect((await logIn(visitor, email)).status).toBe(200);
    return visitor;
  };
  owner = await enter('owner@photographs.example', rows[0]);
  stranger = await enter('other@photographs.example', rows[1]);
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => forgetLimits(shop));

const base = () => `/api/office/tour-documents/${tourId}`;

async function send(content: Buffer, visitor = owner) {
  return visitor.ask(`${base()}/photographs`, {
    method: 'POST',
    body: new Uint8Array(content),
    headers: { 'content-type': 'application/octet-stream', 'x-security-token': await visitor.token() },
  });
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } }).withExif({ IFD0: { Artist: 'Secret' } });

const problemOf = async (content: Buffer) => {
  const { status, json } = await send(content);
  return [status, json.problems?.[0]?.code];
};

test('JPEG, PNG and WebP are recognised by their bytes, stored without metadata, and served in the widths of pages', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const { status, json } = await send(await picture(1600, 1100).toFormat(format).toBuffer());
    expect(status).toBe(200);
    const { file, colour } = json.photograph;
    expect([file, colour]).toEqual([expect.stringMatching(/^upload-[0-9a-f-]{36}\.jpg$/), expect.stringMatching(/^#/)]);
    const { exif, format: stored } = await sharp(join(folder, 'photographs', file)).metadata();
    expect([exif, stored]).toEqual([undefined, 'jpeg']);
    const served = await fetch(`${shop.origin}/photos/${file.replace('.jpg', '')}-480.jpg`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
});

test('a file that is too small, no picture, damaged or too large is refused with its reason and leaves nothing', async () => {
  const count = async () => (await shop.pool.query('select count(*)::int as n from photograph')).rows[0].n;
  const before = await count();
  const whole = await picture(1600, 1100).jpeg().toBuffer();
  expect(await problemOf(await picture(1499, 1000).png().toBuffer())).toEqual([422, 'photograph-small']);
  expect(await problemOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([422, 'photograph-type']);
  expect(await problemOf(whole.subarray(0, 300))).toEqual([422, 'photograph-type']);
  expect(await problemOf(Buffer.alloc(15 * 1024 * 1024 + 1))).toEqual([413, 'photograph-large']);
  expect(await count()).toBe(before);
});

test('a photograph belongs to its company: others cannot upload to the tour, see it or publish it', async () => {
  const content = await picture(1600, 1100).jpeg().toBuffer();
  expect((await send(content, stranger)).status).toBe(404);
  const { file } = (await send(content)).json.photograph;
  const files = async (visitor: Visitor, id: number) =>
    (await visitor.ask(`/api/office/tour-documents/${id}`)).json.photographs.map((one: { file: string }) => one.file);
  expect(await files(owner, tourId)).toContain(file);
  const created = await stranger.postJson('/api/office/tour-documents', { name: 'Not mine' });
  expect(await files(stranger, created.json.tourId)).not.toContain(file);
});

test('the texts of an uploaded photograph are published with the tour', async () => {
  const { file } = (await send(await picture(1800, 1200).webp().toBuffer())).json.photograph;
  const { revision, document } = (await owner.ask(base())).json as { revision: number; document: TourDocument };
  const photograph = {
    id: file.replace('.jpg', ''),
    alternative: { en: 'A blue field', de: 'Ein blaues Feld', deOf: null },
    photographer: 'Ana Quispe',
    focus: { x: 500, y: 500 },
  };
  const next = { ...document, photographs: [photograph, ...document.photographs.slice(0, 5)] };
  const saved = await owner.postJson(`${base()}/save`, { revision, base: document, document: next });
  const preview = await owner.ask(`${base()}/preview`);
  expect([saved.status, preview.json.photos[0]]).toMatchObject([200, { file, alt: 'A blue field' }]);
  const published = await owner.postJson(`${base()}/publish`, { revision: saved.json.revision });
  expect(published.status).toBe(200);
  await shop.catalogue.catchUp();
  const page = await shop.visitor().ask(`/api/shop/tours/${document.slug}`);
  expect(page.json.photos[0]).toMatchObject({ file, alt: 'A blue field' });
});
