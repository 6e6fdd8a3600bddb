// After many payments nothing that the shop keeps, logs or mails holds a card number or a code, and neither do the bank's books.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashSource } from '#server/http/security-headers.ts';
import { buy, cards, type PayShop, startPayShop } from '#tests/support/paying.ts';

const numbers = [...Object.values(cards), '4000000000009185', '4000000000002990'];
const lines: string[] = [];
let shop: PayShop;
beforeAll(async () => {
  shop = await startPayShop(
    { LOG_LEVEL: 'trace', IN_PROCESS_JOBS: '1' },
    { log: { write: (line) => void lines.push(line) } },
  );
});
afterAll(() => shop?.stop());

/** A number however it is written: with blanks or dashes between its groups, too. */
const written = (number: string) => new RegExp([...number].join('[ -]?'));
const held = (text: string) => numbers.filter((number) => written(number).test(text));

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : entry.isFile() ? [join(folder, entry.name)] : [],
  );
}

test('PAY-03 no log, table, mail or file of shop or bank contains a card number', async () => {
  const tour = shop.tour();
  for (const placeId of [tour.placeId, tour.roomPlaceId])
    await shop.pool.query('update place set capacity = taken + 50 where id = $1', [placeId]);
  await shop.catalogue.reload();
  const statuses: number[] = [];
  for (const number of numbers)
    statuses.push((await buy(shop.bank, shop.visitor(), tour, { number, keep_card: 1 })).status);
  expect(statuses).toEqual([200, 200, 422, 200, 422]);
  const unsent = 'select 1 from mail where sent_at is null and failed_at is null';
  await vi.waitFor(async () => expect((await shop.pool.query(unsent)).rowCount).toBe(0), 60_000);

  // The search itself finds what is there.
  expect(held(`4000 0000 0000 2701 and ${cards.declined}`)).toEqual([cards.works, cards.declined]);

  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => held(line).length > 0)).toEqual([]);
  const { rows: tables } = await shop.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['public.payment_attempt', 'public.mail']));
  for (const { name } of tables) {
    const { rows } = await shop.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    for (const { row } of rows) expect(held(row), name).toEqual([]);
  }
  const { rows: mails } = await shop.pool.query<{ source: Buffer }>('select source from caught_mail');
  expect(mails.length).toBeGreaterThan(0);
  for (const { source } of mails) expect(held(source.toString('latin1'))).toEqual([]);
  for (const file of [...filesIn(shop.settings.dataFolder), ...filesIn(shop.bank.dataFolder)])
    expect(held(readFileSync(file, 'latin1')), file).toEqual([]);
  expect(filesIn(shop.bank.dataFolder).length).toBeGreaterThan(0);
  expect(held(JSON.stringify(await shop.bank.books()))).toEqual([]);
});

test('PAY-03 the booking page loads only its own files and the scripts its policy names, and frames only the bank', async () => {
  const { objectId, tourId, date } = shop.tour();
  const { rows } = await shop.pool.query('select slug from tour where id = $1', [tourId]);
  const day = date.split('-').reverse().join('.');
  const { status, headers, text } = await shop
    .visitor()
    .ask(`/book-now/${rows[0].slug}/${objectId}?date=${day}&type=book`);
  expect(status).toBe(200);
  const policy = new Map(
    (headers.get('content-security-policy') as string).split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(' ');
      return [name, sources] as const;
    }),
  );
  const allowed = policy.get('script-src') ?? [];
  for (const source of allowed) expect(source).toMatch(/^('self'|'nonce-[\w+/=-]+'|'sha256-[\w+/=]+')$/);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.get('frame-src')).toEqual([shop.bank.url]);
  const scripts = [...text.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes = '', code = ''] of scripts) {
    const source = /\bsrc="([^"]*)"/.exec(attributes)?.[1];
    if (source) expect(source).toMatch(/^\/assets\/[\w.-]+\.js$/);
    else expect(allowed).toContain(named(attributes, code));
  }
});

/** What allows an inline script: the nonce that it carries, or the hash of what it says. */
const named = (attributes: string, code: string): string => {
  const nonce = /\bnonce="([^"]*)"/.exec(attributes)?.[1];
  return nonce ? `'nonce-${nonce}'` : hashSource(code);
};
