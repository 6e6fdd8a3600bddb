// The logo of an agency: who changes it, what is taken, and where its clients find it.
import PostalMime, { type Email } from 'postal-mime';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LOGO_BOX, MAX_LOGO_BYTES } from '#domain/agency/logo.ts';
import { agencyWith, bookFor, holdFor, type Person, person, storeCard } from '#tests/support/agency.ts';
import { logoOf, pdfOf, pictureOf } from '#tests/support/files.ts';
import { type PayShop, startPayShop } from '#tests/support/paying.ts';
import { forgetLimits } from './access-visitor.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await startPayShop({ IN_PROCESS_JOBS: '1' });
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const upload = async ({ visitor }: Pick<Person, 'visitor'>, file: Buffer) =>
  visitor.ask('/api/agency/logo', {
    method: 'POST',
    body: new Uint8Array(file),
    headers: { 'content-type': 'application/octet-stream', 'x-security-token': await visitor.token() },
  });
const logoIn = async ({ visitor }: Person) => (await visitor.ask('/api/agency/settings')).json.logo;
/** The bytes at an address, which `ask` would read as text. */
const fileAt = async (path: string) => {
  const answer = await fetch(new URL(path, shop.origin));
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** A mail to somebody, once it has come. */
const mailTo = (recipient: string, subjectStart: string): Promise<Email> =>
  vi.waitFor(async () => {
    const { rows } = await shop.pool.query<{ source: Buffer }>(
      'select source from caught_mail where recipient = $1 and starts_with(subject, $2)',
      [recipient, subjectStart],
    );
    if (!rows[0]) throw new Error(`no mail to ${recipient} yet`);
    return PostalMime.parse(rows[0].source);
  }, 60_000);

test('an organiser uploads, replaces and removes a logo; no one else can, and no other agency has it', async () => {
  const agency = await agencyWith(shop, 1000);
  const foreign = await agencyWith(shop, 1000);
  const traveller = await person(shop);
  expect((await upload({ visitor: shop.visitor() }, await logoOf('png'))).status).toBe(401);
  expect((await upload(traveller, await logoOf('png'))).status).toBe(404);
  expect((await upload(agency.member, await logoOf('png'))).status).toBe(403);
  expect(await logoIn(agency.member)).toBeNull();

  const first = await upload(agency.organiser, await logoOf('png'));
  expect(first.status, first.text).toBe(200);
  expect(await logoIn(agency.member)).toEqual(first.json.logo);
  expect(await logoIn(foreign.organiser)).toBeNull();
  expect((await agency.member.visitor.postJson('/api/agency/logo/remove', {})).status).toBe(403);
  expect((await foreign.organiser.visitor.postJson('/api/agency/logo/remove', {})).status).toBe(200);
  expect(await logoIn(agency.member)).toEqual(first.json.logo);

  // The same picture of another agency has another address, so that having it tells nothing of whose it is.
  const same = await upload(foreign.organiser, await logoOf('png'));
  expect(same.json.logo.url).not.toBe(first.json.logo.url);

  const second = await upload(agency.organiser, await logoOf('webp', '#b3541e'));
  expect(second.json.logo.url).not.toBe(first.json.logo.url);
  expect([(await fileAt(first.json.logo.url)).status, (await fileAt(second.json.logo.url)).status]).toEqual([404, 200]);
  expect((await agency.organiser.visitor.postJson('/api/agency/logo/remove', {})).status).toBe(200);
  expect(await logoIn(agency.organiser)).toBeNull();
  expect((await fileAt(second.json.logo.url)).status).toBe(404);
});

test('an uploaded logo is re-encoded as a PNG on white within its box, without other data of the file', async () => {
  const { organiser } = await agencyWith(shop, 1000);
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const tail = Buffer.from('<script>alert(1)</script>');
    const given = Buffer.concat([await logoOf(format, '#2d6a4f', 1800, 400), tail]);
    const { json, text } = await upload(organiser, given);
    expect(json.logo, text).toMatchObject({ width: 600, height: 133 });
    const { bytes, headers } = await fileAt(json.logo.url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect([bytes.includes('script'), bytes.includes('Vienna')]).toEqual([false, false]);
    const { format: kept, exif, hasAlpha } = await sharp(bytes).metadata();
    expect([kept, exif, hasAlpha]).toEqual(['png', undefined, false]);
    const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect([...corner.subarray(0, 3)].every((part) => part > 250)).toBe(true);
  }
  // The tallest and the widest fit, and a small one is not blown up.
  const sizeOf = async (width: number, height: number) => {
    const { logo } = (await upload(organiser, await logoOf('png', '#2d6a4f', width, height))).json;
    return [logo.width, logo.height];
  };
  expect(await sizeOf(300, 900)).toEqual([67, LOGO_BOX.height]);
  expect(await sizeOf(60, 20)).toEqual([60, 20]);
});

test('a file that is no picture, too large, a decompression bomb or blank is refused, and the logo stays', async () => {
  const { organiser } = await agencyWith(shop, 1000);
  const { logo } = (await upload(organiser, await logoOf('png'))).json;
  const white = sharp({ create: { width: 200, height: 100, channels: 4, background: '#ffffff00' } });
  const bomb = sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'black' } });
  const png = await logoOf('png');
  const refused: [Buffer, number, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 422, 'PNG'],
    [pdfOf(), 422, 'PNG'],
    [await pictureOf('gif'), 422, 'PNG'],
    // Begins as a picture and is none.
    [Buffer.concat([png.subarray(0, 8), Buffer.from('<html><script>alert(1)</script></html>')]), 422, 'PNG'],
    [Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), png]), 422, 'PNG'],
    [png.subarray(0, png.length / 2), 422, 'PNG'],
    [Buffer.alloc(0), 422, 'PNG'],
    [await white.png().toBuffer(), 422, 'visible on white'],
    [await bomb.png().toBuffer(), 422, 'PNG'],
    [Buffer.concat([png, Buffer.alloc(MAX_LOGO_BYTES)]), 413, '2 MB'],
  ];
  for (const [file, status, words] of refused) {
    const told = await upload(organiser, file);
    expect([told.status, told.json.problems?.[0]?.message], told.text).toEqual([
      status,
      expect.stringContaining(words),
    ]);
    await forgetLimits(shop);
  }
  expect(await logoIn(organiser)).toEqual(logo);
});

test('a logo is reachable only by its own address', async () => {
  const agency = await agencyWith(shop, 1000);
  const { logo } = (await upload(agency.organiser, await logoOf('png'))).json;
  const hash = logo.url.split('/').at(-1) as string;
  const unknown = await fileAt(`/api/agency-logos/${'A'.repeat(43)}`);
  for (const path of [agency.id, agency.slug, hash.slice(0, -1), `${hash}A`, hash.toUpperCase(), '%2e%2e%2fagency']) {
    const { status, bytes } = await fileAt(`/api/agency-logos/${path}`);
    expect([path, status, bytes.length]).toEqual([path, unknown.status, unknown.bytes.length]);
  }
});

test('clients see the logo on hold, booking, voucher and mails, and nowhere once it is removed', async () => {
  const agency = await agencyWith(shop, 1000);
  await storeCard(shop, agency.organiser);
  const { logo } = (await upload(agency.organiser, await logoOf('png'))).json;
  const held = await holdFor(agency.member, shop.tour());
  await agency.member.visitor.postJson('/api/agency/holds/send', { ids: [held.id] });
  const booked = await bookFor(shop, agency.member, shop.tour());
  await shop.settleAll();
  const mails = {
    hold: await mailTo(held.client, 'Places are held for you: '),
    booking: await mailTo(booked.client, 'Your booking is confirmed: '),
  };
  const searchIn = ({ html = '' }: Email) => /\?code=[^"]+/.exec(html)?.[0] ?? '';
  const [holdLink, bookingLink] = [searchIn(mails.hold), searchIn(mails.booking)];
  const client = shop.visitor();
  const pages = [`/holds/${held.id}${holdLink}`, `/bookings/${booked.id}${bookingLink}`];
  const shows = async (page: string) => (await client.ask(page)).text.includes(`src="${logo.url}"`);
  for (const page of pages) expect([page, await shows(page)]).toEqual([page, true]);
  const voucher = async () => (await fileAt(`/api/bookings/${booked.id}/voucher.pdf${bookingLink}`)).bytes;
  const drawn = await voucher();
  expect(drawn.includes('/Subtype /Image')).toBe(true);

  const tour = shop.tour();
  const shared = await agency.member.visitor.postJson(`/api/book-now/b2b_shareable_link/${tour.objectId}`, {
    object_id: tour.objectId,
    date: tour.date,
    priceCategories: { 1: 2 },
    accommodations: { [tour.twin.id]: { 1: 2 } },
    extras: {},
    currency: 'EUR',
  });
  const { pathname } = new URL(shared.json.link);
  const link = await client.ask(pathname.replace('/pay/', '/api/book-now/shared/'));
  expect(link.json.seller).toMatchObject({ agency: agency.name, logo });
  await agency.member.visitor.postJson(`/api/agency/share-links/${shared.json.id}/revoke`, {});
  expect([pathname, await shows(pathname)]).toEqual([pathname, true]);

  const { bytes } = await fileAt(logo.url);
  for (const mail of Object.values(mails)) {
    expect(mail.html).toContain('src="cid:agency-logo"');
    const picture = mail.attachments.find(({ contentId }) => contentId === '<agency-logo>');
    expect([picture?.mimeType, picture?.disposition, picture?.related]).toEqual(['image/png', 'inline', true]);
    expect(Buffer.from(picture?.content as ArrayBuffer).equals(bytes)).toBe(true);
    expect(mail.text).toContain(agency.name);
    expect(mail.text).not.toContain('cid:');
  }

  await agency.organiser.visitor.postJson('/api/agency/logo/remove', {});
  for (const page of pages) expect([page, await shows(page)]).toEqual([page, false]);
  expect((await voucher()).includes('/Subtype /Image')).toBe(false);
});
