// Operators export departures as files, change them in a spreadsheet and import them again.
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnswerOf } from '#contract/schemas.ts';
import { addDays } from '#domain/calendar/day.ts';
import { createDepartureImportJob } from '#server/office/departure-import/import-job.ts';
import { type Connected, connect } from '#server/platform/database/database.ts';
import { createLog } from '#server/platform/log.ts';
import type { Holdable } from '#tests/support/holding.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, makeAccount } from './access-visitor.ts';
import { type HoldShop, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
let tour: Holdable;
let owner: Visitor;
let guide: Visitor;
let stranger: Visitor;
let connected: Connected;

async function enter(email: string, more: object): Promise<Visitor> {
  await makeAccount(shop, { email, ...more });
  const visitor = shop.visitor();
  expect((await logIn(visitor, email)).status).toBe(200);
  return visitor;
}

beforeAll(async () => {
  shop = await startHoldShop();
  tour = shop.tour();
  connected = connect(shop.databaseUrl, 4);
  const { rows } = await shop.pool.query('select slug, name from operator where id = $1', [tour.operatorId]);
  const [operator] = rows;
  owner = await enter('owner@import.example', { role: 'operator', operator });
  guide = await enter('guide@import.example', { role: 'operator', preset: 'guide', operator });
  stranger = await enter('other@import.example', {
    role: 'operator',
    operator: { slug: 'other-import', name: 'Other' },
  });
});
afterAll(async () => {
  await connected?.close();
  await shop?.stop();
});
beforeEach(() => forgetLimits(shop));

const base = '/api/office/departure-imports';
type Import = AnswerOf<'loadDepartureImport'>;

const send = async (content: string | Uint8Array, { visitor = owner, format = 'unambiguous' } = {}) =>
  visitor.ask(`${base}?${new URLSearchParams({ name: 'season.csv', format })}`, {
    method: 'POST',
    body: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content),
    headers: { 'content-type': 'application/octet-stream', 'x-security-token': await visitor.token() },
  });

async function load(importId: string, visitor = owner): Promise<Import> {
  const { status, json, text } = await visitor.ask(`${base}/${importId}`);
  if (status !== 200) throw new Error(text);
  return json as Import;
}

/** Uploads a file and returns what it would do. */
async function plan(content: string | Uint8Array, options: { visitor?: Visitor; format?: string } = {}) {
  const { status, json, text } = await send(content, options);
  if (status !== 200) throw new Error(text);
  return load(json.importId, options.visitor);
}

const jobOf = () => createDepartureImportJob({ database: connected.database, log: createLog('silent') });
const work = (importId: string) => jobOf().run({ importId }, new AbortController().signal);

async function run(importId: string, step: 'run' | 'undo' = 'run'): Promise<Import> {
  expect((await owner.postJson(`${base}/${importId}/${step}`, {})).status).toBe(200);
  await work(importId);
  return load(importId);
}

async function exported(format = 'csv', variantId = tour.objectId): Promise<Buffer> {
  const response = await fetch(
    new URL(`/api/office/departure-export?format=${format}&variantId=${variantId}`, shop.origin),
    { headers: { cookie: owner.cookie } },
  );
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** The exported file as rows by title; the values of the demo contain no line breaks. */
async function exportedRows() {
  const text = (await exported()).toString('utf8').replace('\ufeff', '');
  const [head = '', ...lines] = text.trim().split('\r\n');
  const cellsOf = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
    );
  const titles = cellsOf(head);
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((value, at) => [titles[at] as string, value])));
}

/** Everything that an import writes. */
async function stored() {
  const { rows } = await shop.pool.query(
    `select (select jsonb_agg(departure order by id) from departure where variant_id = $1) as departures,
       (select sum(capacity)::int from place) as capacity, (select count(*)::int from office_log) as log`,
    [tour.objectId],
  );
  return rows[0];
}

let nextDay = 700;
const freeDay = () => {
  nextDay += 1;
  return addDays(tour.date, nextDay);
};

/** Creates departures in the variant and returns their days. */
async function create(count: number, cells: object): Promise<string[]> {
  const days = Array.from({ length: count }, freeDay);
  const { status, text } = await owner.postJson(`/api/office/variants/${tour.objectId}/departures/save`, {
    creates: [{ days, cells }],
  });
  if (status !== 200) throw new Error(text);
  return days;
}

const csv = (titles: string, ...rows: string[]) => [titles, ...rows].join('\n');

test.each(['csv', 'xlsx'])('an exported %s file that was not edited changes nothing', async (format) => {
  const before = await stored();
  const file = await exported(format);
  const found = await plan(file);
  expect(found.counts).toMatchObject({ create: 0, change: 0, refused: 0 });
  expect(found.counts.none).toBeGreaterThan(10);
  expect(found.parts).toBe(0);
  expect((await run(found.id)).state).toBe('done');
  expect(await stored()).toEqual(before);
});

test('a workbook has the same table as the CSV file', async () => {
  const [titles, first] = await readSheet(await exported('xlsx'));
  const [row] = await exportedRows();
  expect(titles).toEqual(Object.keys(row as object));
  const plain = (value: unknown) => (/^\d+(\.\d+)?$/.test(String(value)) ? Number(value) : (value ?? ''));
  expect(first?.map(plain)).toEqual(Object.values(row as object).map(plain));
  expect(first?.[(titles as string[]).indexOf('seats')]).toBeTypeOf('number');
});

test('a file changes and creates departures, names its invalid cells, and can be undone', async () => {
  const [day = '', other = ''] = await create(2, { seats: 12, 'price.1': 90_000, state: 'draft' });
  const fresh = freeDay();
  const before = await stored();
  const found = await plan(
    csv(
      'variant_id;day;seats;price:1;state;note_de;Remark',
      `${tour.objectId};${day};14;915,50;;Bitte Regenjacke mitbringen;x`,
      `${tour.objectId};${other};many;-5;;;`,
      `${tour.objectId};${fresh};10;1.200,00;open;;`,
      `${tour.objectId};${day};1;;;;`,
      ';;;;;;',
    ),
    { format: 'dayFirstComma' },
  );
  expect(found).toMatchObject({
    state: 'planned',
    counts: { create: 1, change: 1, none: 0, refused: 2 },
    ignored: ['Remark'],
  });
  expect(found.problems.map(({ row, title, text, code }) => ({ row, title, text, code }))).toEqual([
    { row: 3, title: 'seats', text: 'many', code: 'not-a-whole-number' },
    { row: 3, title: 'price:1', text: '-5', code: 'not-an-amount' },
    { row: 5, title: 'day', text: day, code: 'row-twice' },
  ]);
  expect(found.changes[0]).toMatchObject({
    effect: 'change',
    day,
    cells: [
      { title: 'seats', from: '12', to: '14' },
      { from: '900.00', to: '915.50' },
      { title: 'note_de', from: '', to: 'Bitte Regenjacke mitbringen' },
    ],
  });
  expect(await stored()).toEqual(before);
  const done = await run(found.id);
  expect(done).toMatchObject({ state: 'done', parts: 2, finished: 2, written: 2, failures: [] });
  const rows = await exportedRows();
  expect(rows.find((row) => row.day === day)).toMatchObject({ seats: '14', note_de: 'Bitte Regenjacke mitbringen' });
  expect(rows.find((row) => row.day === fresh)).toMatchObject({ seats: '10', state: 'open' });
  const undone = await run(found.id, 'undo');
  expect(undone).toMatchObject({ state: 'undone', failures: [] });
  const after = await exportedRows();
  expect(after.find((row) => row.day === day)).toMatchObject({ seats: '12', note_de: '' });
  expect(after.find((row) => row.day === fresh)).toBeUndefined();
});

test('a row that was exported before someone changed its departure is refused', async () => {
  const [day = ''] = await create(1, { seats: 8 });
  const row = (await exportedRows()).find((one) => one.day === day) as Record<string, string>;
  const file = csv('variant_id,day,seats,version', `${tour.objectId},${day},9,${row.version}`);
  expect((await plan(file)).counts).toMatchObject({ change: 1, refused: 0 });
  await run((await plan(csv('variant_id,day,seats', `${tour.objectId},${day},20`))).id);
  const found = await plan(file);
  expect(found.counts).toMatchObject({ change: 0, refused: 1 });
  expect(found.problems[0]).toMatchObject({ code: 'changed-since-export', title: 'version' });
});

test('a departure that was changed after the preview is reported and keeps its value', async () => {
  const [day = ''] = await create(1, { seats: 8 });
  const found = await plan(csv('variant_id,day,seats', `${tour.objectId},${day},9`));
  await run((await plan(csv('variant_id,day,seats', `${tour.objectId},${day},20`))).id);
  const done = await run(found.id);
  expect(done).toMatchObject({ state: 'done', written: 0 });
  expect(done.failures).toMatchObject([{ day, cell: 'seats', code: 'changed-meanwhile' }]);
  expect((await exportedRows()).find((row) => row.day === day)).toMatchObject({ seats: '20' });
});

test('capacity below what is taken is refused in the preview, which says how much is taken', async () => {
  const other = shop.tour();
  const held = await shop.hold(other);
  expect(held.id).toBeTruthy();
  const { rows } = await shop.pool.query('select slug, name from operator where id = $1', [other.operatorId]);
  const seller = await enter(`seller-${other.objectId}@import.example`, { role: 'operator', operator: rows[0] });
  const file = csv('variant_id,day,seats', `${other.objectId},${other.date},0`);
  const found = await plan(file, { visitor: seller });
  expect(found.problems[0]).toMatchObject({ row: 2, code: 'below-taken' });
  expect(found.problems[0]?.current).not.toBe('');
});

test('an import that stopped between two parts continues, and two workers write each part once', async () => {
  const days = await create(300, { seats: 4 });
  const { log: before } = await stored();
  const found = await plan(csv('variant_id,day,seats', ...days.map((day) => `${tour.objectId},${day},5`)));
  expect(found.parts).toBe(2);
  expect((await owner.postJson(`${base}/${found.id}/run`, {})).status).toBe(200);
  const stopping = new AbortController();
  const stopped = jobOf().run({ importId: found.id }, stopping.signal);
  stopping.abort();
  await expect(stopped).rejects.toThrow('stopped');
  // An import that has stopped can be continued by hand.
  expect((await owner.postJson(`${base}/${found.id}/run`, {})).status).toBe(200);
  await Promise.all([work(found.id), work(found.id)]);
  const done = await load(found.id);
  expect(done).toMatchObject({ state: 'done', finished: 2, failures: [] });
  expect((await stored()).log).toBe(before + 300);
});

test('damaged, foreign and oversized files are refused with a reason and store nothing', async () => {
  const count = async () => (await shop.pool.query('select count(*)::int as n from departure_import')).rows[0].n;
  const before = await count();
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60 * 1024 * 1024) });
  const files: [string, string | Uint8Array, number][] = [
    ['import-empty', '', 422],
    ['import-empty', '\n\n', 422],
    ['import-not-a-table', new Uint8Array([137, 80, 78, 71, 0, 1, 2]), 422],
    ['import-damaged', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200, 7)]), 422],
    ['import-damaged', 'code,seats\n"A1,2', 422],
    ['import-file-no-columns', 'name,age\nAda,36', 422],
    ['import-file-column-twice', 'code,seats,seats\nA,1,2', 422],
    ['import-unpacked-too-large', bomb, 422],
    ['import-too-many-rows', `code,seats${'\nA,1'.repeat(20_001)}`, 422],
  ];
  for (const [code, content, status] of files) {
    const refused = await send(content);
    expect([code, refused.status, refused.json.problems?.[0]?.code]).toEqual([code, status, code]);
  }
  expect((await send(new Uint8Array(5 * 1024 * 1024 + 1).fill(65))).status).toBe(413);
  expect(await count()).toBe(before);
});

test('a file from an old spreadsheet in Windows-1252 keeps its umlauts', async () => {
  const [day = ''] = await create(1, { seats: 8 });
  const text = csv('variant_id;day;note_de', `${tour.objectId};${day};Grüße aus Köln`);
  const found = await plan(Buffer.from(text, 'latin1'));
  expect(found.encoding).toBe('windows-1252');
  expect(found.changes[0]?.cells).toEqual([{ title: 'note_de', from: '', to: 'Grüße aus Köln' }]);
});

test('text that looks like a formula is exported as text and comes back unchanged', async () => {
  const [day = ''] = await create(1, { seats: 8, 'note.en': '=HYPERLINK("https://evil.example")' });
  const row = (await exportedRows()).find((one) => one.day === day) as Record<string, string>;
  expect(row.note_en).toBe(`'=HYPERLINK("https://evil.example")`);
  const found = await plan(await exported());
  expect(found.counts).toMatchObject({ change: 0, create: 0 });
});

test('another company can neither see an import nor change departures that are not its own', async () => {
  const [day = ''] = await create(1, { seats: 8 });
  const found = await plan(csv('variant_id,day,seats', `${tour.objectId},${day},9`));
  expect((await stranger.ask(`${base}/${found.id}`)).status).toBe(404);
  for (const step of ['run', 'undo'])
    expect((await stranger.postJson(`${base}/${found.id}/${step}`, {})).status).toBe(404);
  const theirs = await plan(csv('variant_id,day,seats', `${tour.objectId},${day},9`), { visitor: stranger });
  expect(theirs.counts).toMatchObject({ create: 0, change: 0, refused: 1 });
  expect(theirs.problems[0]).toMatchObject({ code: 'row-not-found' });
  expect((await stranger.ask(`/api/office/departure-export?variantId=${tour.objectId}`)).status).toBe(404);
  expect((await stranger.ask('/api/office/departure-export')).text).toContain('"variant_id"');
  expect((await send('code\nA', { visitor: guide })).status).toBe(403);
});

test('an import is started once, and undone only after it has run', async () => {
  const [day = ''] = await create(1, { seats: 8 });
  const found = await plan(csv('variant_id,day,seats', `${tour.objectId},${day},9`));
  expect((await owner.postJson(`${base}/${found.id}/undo`, {})).status).toBe(409);
  await run(found.id);
  expect((await owner.postJson(`${base}/${found.id}/run`, {})).status).toBe(409);
  const { json } = await owner.ask(base);
  expect(json.imports[0]).toMatchObject({ id: found.id, state: 'done', fileName: 'season.csv' });
});
