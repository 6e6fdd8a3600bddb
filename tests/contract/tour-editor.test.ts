// Operators make tours as documents: drafts, publication, versions, and two editors at once.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isSame } from '#domain/office/document-merge.ts';
import type { TourDocument, VariantItem } from '#domain/office/tour-document.ts';
import { TOUR_DOCUMENT, translated } from '#domain/testing/tour-document.ts';
import { readTour } from '#server/office/tours/tour-rows.ts';
import type { Holdable } from '#tests/support/holding.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, makeAccount } from './access-visitor.ts';
import { type HoldShop, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
let tour: Holdable;
let owner: Visitor;
let colleague: Visitor;
let sales: Visitor;
let staff: Visitor;
let stranger: Visitor;
let world: { files: string[]; start: number; country: string; style: string };

async function enter(email: string, more: object): Promise<Visitor> {
  await makeAccount(shop, { email, ...more });
  const visitor = shop.visitor();
  expect((await logIn(visitor, email)).status).toBe(200);
  return visitor;
}

beforeAll(async () => {
  shop = await startHoldShop();
  tour = shop.tour();
  const { rows } = await shop.pool.query('select slug, name from operator where id = $1', [tour.operatorId]);
  const [operator] = rows;
  owner = await enter('owner@editor.example', { role: 'operator', operator });
  colleague = await enter('colleague@editor.example', { role: 'operator', preset: 'product', operator, name: 'Ana' });
  sales = await enter('sales@editor.example', { role: 'operator', preset: 'sales', operator });
  staff = await enter('staff@editor.example', { role: 'staff' });
  const other = await shop.pool.query(
    `select slug, name from operator where id <> $1 and id in (select operator_id from operator_profile) limit 1`,
    [tour.operatorId],
  );
  stranger = await enter('other@editor.example', { role: 'operator', operator: other.rows[0] });
  const found = await shop.pool.query(
    `select array(select file from photograph order by file limit 5) as files, id as start, country_code as country,
       (select slug from style order by position limit 1) as style from location order by id limit 1`,
  );
  world = found.rows[0];
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const base = '/api/office/tour-documents';

async function load(id: number, visitor = owner) {
  const { status, json, text } = await visitor.ask(`${base}/${id}`);
  if (status !== 200) throw new Error(text);
  return json as { revision: number; document: TourDocument; hasDraft: boolean; state: string; version: number };
}

async function create(name: string, visitor = owner): Promise<number> {
  const { status, json, text } = await visitor.postJson(base, { name });
  if (status !== 200) throw new Error(text);
  return json.tourId;
}

/** Saves what a change makes of the current draft. */
async function save(id: number, change: (document: TourDocument) => TourDocument, visitor = owner) {
  const { revision, document } = await load(id, visitor);
  return visitor.postJson(`${base}/${id}/save`, { revision, base: document, document: change(document) });
}

const publish = (id: number, revision: number, visitor = owner) =>
  visitor.postJson(`${base}/${id}/publish`, { revision });

async function publishNow(id: number) {
  return publish(id, (await load(id)).revision);
}

/** Fills in everything that a new tour needs; its address, variants and photographs are those of this shop. */
const complete = (document: TourDocument): TourDocument => ({
  ...TOUR_DOCUMENT,
  name: document.name,
  slug: document.slug,
  countryCodes: [world.country],
  styleSlugs: [world.style],
  startLocationId: world.start,
  endLocationId: world.start,
  stops: [{ id: -1, locationId: world.start, nights: 1 }],
  days: TOUR_DOCUMENT.days.map((day, at) => ({ ...day, id: -2 - at, locationId: world.start })),
  photographs: world.files.map((file) => ({
    ...(TOUR_DOCUMENT.photographs[0] as never as object),
    id: file.replace('.jpg', ''),
  })) as never,
  minimumAge: 18,
  maximumAge: 80,
  variants: document.variants.map((variant) => ({
    ...variant,
    passengerTypes: TOUR_DOCUMENT.variants[0]?.passengerTypes.slice(0, 1) ?? [],
    rooms: variant.rooms.map((room) => ({ ...room, sleeps: [1] })),
  })),
});

async function publicTour(name: string): Promise<number> {
  const id = await create(name);
  expect((await save(id, complete)).status).toBe(200);
  const { status, text } = await publishNow(id);
  if (status !== 200) throw new Error(text);
  return id;
}

const stored = async (id: number) => (await readTour(shop.database, id))?.rows;
/** How many statements have changed what processes know of a tour. */
const changesOf = async (id: number): Promise<number> =>
  (await shop.pool.query('select count(*)::int as n from catalogue_change where $1 = any(tour_ids)', [id])).rows[0].n;
const edit = (changes: Partial<TourDocument>) => (document: TourDocument) => ({ ...document, ...changes });
const first = (document: TourDocument) => document.variants[0] as VariantItem;

test('an operator makes a tour from nothing: a draft with defaults, incomplete until its checklist is empty, then public', async () => {
  const id = await create('Huts of the Dolomites');
  const draft = await load(id);
  expect(draft).toMatchObject({ state: 'draft', hasDraft: true, document: { slug: 'huts-of-the-dolomites' } });
  expect(first(draft.document).travellerFields.length).toBeGreaterThan(3);

  const early = await publish(id, draft.revision);
  expect([early.status, early.json.checklist.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    expect.arrayContaining(['tagline', 'photographs', 'startLocationId', 'days.1.title']),
  ]);
  expect(await stored(id)).toBeUndefined();
  expect((await shop.visitor().ask('/api/shop/tours/huts-of-the-dolomites')).status).toBe(404);

  const saved = await save(id, complete);
  expect(saved.status).toBe(200);
  expect(saved.json.document.days.map(({ id: item }: { id: number }) => item > 0)).toEqual([true, true]);
  const published = await publishNow(id);
  expect([published.status, published.json]).toEqual([200, { version: 1 }]);
  expect((await stored(id))?.tour).toMatchObject({ slug: 'huts-of-the-dolomites', state: 'open' });
  await shop.catalogue.catchUp();
  const { status, text } = await shop.visitor().ask('/t/huts-of-the-dolomites');
  expect([status, text.includes('Huts of the Dolomites')]).toEqual([200, true]);
  const { rows } = await shop.pool.query(
    `select action from office_log where subject_kind = 'tour' and subject_id = $1 order by id`,
    [String(id)],
  );
  expect(rows.map(({ action }) => action)).toEqual(['create', 'publish']);
});

test('what was published is read back from the tables as the same document, and publishing it again writes nothing', async () => {
  const id = await publicTour('Read back');
  const { document } = await load(id);
  const read = await readTour(shop.database, id);
  const comparable = (one: TourDocument | undefined) =>
    JSON.parse(
      JSON.stringify(one, (key, value) => {
        if (key === 'photographs') return value.map((photograph: { id: string }) => photograph.id);
        // Lists of texts have no ids in the tables, and missing German is published in English.
        if (['days', 'stops', 'highlights', 'description', 'included', 'excluded'].includes(key))
          return value.map((item: object, at: number) => ({ ...item, id: at }));
        return value !== null && typeof value === 'object' && 'deOf' in value
          ? [value.en, value.de ?? value.en]
          : value;
      }),
    );
  expect(comparable(read?.document)).toEqual(comparable(document));

  const before = await changesOf(id);
  expect((await save(id, edit({ tagline: translated('Another tagline', 'Andere Zeile') }))).status).toBe(200);
  expect((await save(id, edit({ tagline: document.tagline }))).status).toBe(200);
  expect((await publishNow(id)).status).toBe(200);
  expect(await changesOf(id)).toBe(before);
});

test('a tour of the demo opens as its own document, and its first change writes only the table that differs', async () => {
  const opened = await load(tour.tourId);
  expect(opened).toMatchObject({ state: 'open', hasDraft: false, version: 1 });
  const before = await stored(tour.tourId);
  expect((await save(tour.tourId, edit({ tagline: translated('Calm days', 'Ruhige Tage') }))).status).toBe(200);
  expect(isSame((await stored(tour.tourId)) as never, before as never)).toBe(true);
  const count = await changesOf(tour.tourId);
  expect((await publishNow(tour.tourId)).json).toEqual({ version: 2 });
  const after = await stored(tour.tourId);
  expect({ ...after, tour: null }).toEqual({ ...before, tour: null });
  expect(after?.tour.tagline).toEqual({ en: 'Calm days', de: 'Ruhige Tage' });
  // One statement on one table.
  expect((await changesOf(tour.tourId)) - count).toBe(1);
});

test('two editors: changes of different fields are merged, the same field comes back with both values and nothing is saved', async () => {
  const id = await create('Two editors');
  const [mine, theirs] = [await load(id), await load(id, colleague)];
  const send = (visitor: Visitor, { revision, document }: typeof mine, changes: Partial<TourDocument>) =>
    visitor.postJson(`${base}/${id}/save`, { revision, base: document, document: { ...document, ...changes } });
  const text = (en: string) => ({ en, de: null, deOf: null });
  expect((await send(colleague, theirs, { tagline: text('Hers'), physicalLevel: 4 })).status).toBe(200);

  const refused = await send(owner, mine, { tagline: text('Mine'), maximumGroup: 8 });
  expect([refused.status, refused.json]).toMatchObject([
    409,
    {
      author: 'Ana',
      conflicts: [{ path: 'tagline.en', base: '', mine: 'Mine', theirs: 'Hers' }],
      document: { tagline: text('Hers'), maximumGroup: mine.document.maximumGroup },
    },
  ]);
  expect((await load(id)).document).toMatchObject({ tagline: text('Hers'), maximumGroup: mine.document.maximumGroup });

  const merged = await send(owner, mine, { maximumGroup: 8 });
  expect([merged.status, merged.json.document]).toMatchObject([
    200,
    { tagline: text('Hers'), physicalLevel: 4, maximumGroup: 8 },
  ]);
  // Whoever publishes an outdated draft publishes nothing.
  expect((await publish(id, mine.revision)).status).toBe(409);
});

test('a save that is repeated gives new items the same ids', async () => {
  const id = await create('Repeated');
  const { revision, document } = await load(id);
  const stop = { id: -77, locationId: world.start, nights: 2 };
  const request = { revision, base: document, document: { ...document, stops: [stop] } };
  const [one, two] = [
    await owner.postJson(`${base}/${id}/save`, request),
    await owner.postJson(`${base}/${id}/save`, request),
  ];
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(two.json.document.stops).toEqual([{ ...stop, id: one.json.ids['-77'] }]);
  expect(two.json.revision).toBe(one.json.revision);
});

test('beds of a room that is taken cannot be published, and an extra that was public is retired, not removed', async () => {
  const held = shop.tour();
  await shop.hold(held);
  const before = await load(held.tourId, staff);
  const rooms = (changes: object) => (document: TourDocument) => ({
    ...document,
    variants: document.variants.map((variant) => ({
      ...variant,
      rooms: variant.rooms.map((room) => (room.id === held.twin.id ? { ...room, ...changes } : room)),
    })),
  });
  await save(held.tourId, rooms({ beds: 3 }), staff);
  const path = `variants.${held.objectId}.rooms.${held.twin.id}`;
  const problems = async () => {
    const { status, json } = await publish(held.tourId, (await load(held.tourId, staff)).revision, staff);
    return [
      status,
      (json.problems ?? []).map((problem: { code: string; path: string }) => [problem.code, problem.path]),
    ];
  };
  expect(await problems()).toEqual([422, [['room-is-taken', `${path}.beds`]]]);
  await save(
    held.tourId,
    (document) => ({
      ...before.document,
      variants: document.variants.map((variant) => ({
        ...variant,
        rooms: variant.rooms.filter(({ id }) => id !== held.twin.id),
      })),
    }),
    staff,
  );
  expect(await problems()).toEqual([422, [['item-was-public', path]]]);

  await save(held.tourId, () => before.document, staff);
  await save(held.tourId, rooms({ isRetired: true }), staff);
  expect(await problems()).toEqual([200, []]);
  await shop.catalogue.catchUp();
  const { json } = await shop.visitor().ask(`/api/book-now/load_data/${held.objectId}?date=${held.date}`);
  expect(JSON.stringify(json)).not.toContain(`"id":${held.twin.id},`);
});

test('an older version is restored as a draft, compared with the public one, and published again', async () => {
  const id = await publicTour('Versions');
  await save(id, edit({ physicalLevel: 5 }));
  expect((await publishNow(id)).json).toEqual({ version: 2 });
  const compared = await owner.ask(`${base}/${id}/versions/2`);
  expect(compared.json).toEqual({
    version: 2,
    against: 1,
    differences: [{ path: 'physicalLevel', before: 3, after: 5 }],
  });
  const { revision } = await load(id);
  expect((await owner.postJson(`${base}/${id}/versions/1/restore`, { revision })).status).toBe(200);
  expect((await load(id)).document.physicalLevel).toBe(3);
  expect((await stored(id))?.tour.physical_level).toBe(5);
  expect((await publishNow(id)).json).toEqual({ version: 3 });
  expect((await stored(id))?.tour.physical_level).toBe(3);
  const { json } = await owner.ask(`${base}/${id}/versions`);
  expect(json.versions.map(({ version, state }: { version: number; state: string }) => [version, state])).toEqual([
    [3, 'published'],
    [2, 'superseded'],
    [1, 'superseded'],
  ]);
  await expect(
    shop.pool.query(`update tour_document set document = '{}' where tour_id = $1 and version = 1`, [id]),
  ).rejects.toThrow('never changed');
});

test('a draft can be discarded: a tour that was never public disappears, a public one stays as it is', async () => {
  const id = await create('Never mind');
  expect((await owner.postJson(`${base}/${id}/discard`, { revision: (await load(id)).revision })).json).toEqual({
    isGone: true,
  });
  expect((await owner.ask(`${base}/${id}`)).status).toBe(404);
  const known = await publicTour('Stays');
  await save(known, edit({ physicalLevel: 5 }));
  const { revision } = await load(known);
  expect((await owner.postJson(`${base}/${known}/discard`, { revision })).json).toEqual({ isGone: false });
  expect(await load(known)).toMatchObject({ hasDraft: false, document: { physicalLevel: 3 } });
});

test('the preview is the page of the draft, and a list of tours says what is missing', async () => {
  const id = await create('Preview of a tour');
  expect((await owner.ask(`${base}/${id}/preview`)).status).toBe(409);
  await save(id, complete);
  await save(id, edit({ photographs: [] }));
  const { status, json } = await owner.ask(`${base}/${id}/preview`);
  expect([status, json]).toMatchObject([
    200,
    { name: 'Preview of a tour', months: [], photos: [], itinerary: [{ title: 'Arrival' }, { title: 'Walk' }] },
  ]);
  const list = await owner.ask(`${base}?q=preview%20of&show=draft`);
  expect(list.json.tours).toMatchObject([{ id, state: 'draft', hasDraft: true, missing: 1 }]);
});

test('tours of another company are not found, and a colleague needs the capabilities to write and to publish', async () => {
  const id = await create('Ours alone');
  const { revision, document } = await load(id);
  const body = { revision, base: document, document };
  for (const path of ['', '/versions', '/preview', '/versions/1'])
    expect((await stranger.ask(`${base}/${id}${path}`)).status).toBe(404);
  for (const path of ['save', 'publish', 'discard', 'versions/1/restore'])
    expect((await stranger.postJson(`${base}/${id}/${path}`, body)).status).toBe(404);
  expect((await stranger.ask(`${base}?q=Ours%20alone`)).json.tours).toEqual([]);
  expect((await sales.ask(`${base}/${id}`)).json).toMatchObject({ mayEdit: false, mayPublish: false });
  for (const path of ['save', 'publish', 'discard', 'versions/1/restore'])
    expect((await sales.postJson(`${base}/${id}/${path}`, body)).status).toBe(403);
  expect((await sales.postJson(base, { name: 'Mine' })).status).toBe(403);
  // Staff choose the company.
  expect((await staff.postJson(base, { name: 'Whose?' })).status).toBe(422);
});

test('a company that is not approved cannot publish its first tour', async () => {
  const id = await create('First tour');
  await save(id, complete);
  const approve = (at: string | null) =>
    shop.pool.query('update operator_profile set approved_at = $2 where operator_id = $1', [tour.operatorId, at]);
  await approve(null);
  const { status, json } = await publishNow(id);
  expect([status, json.message]).toMatchObject([409, expect.stringContaining('approve')]);
  await approve('2026-01-01');
  expect((await publishNow(id)).status).toBe(200);
});

test('an address is unique, and unknown locations are refused before anything is written', async () => {
  const [one, other] = [await publicTour('Twin address'), await create('Twin address')];
  expect((await load(other)).document.slug).toBe(`twin-address-${other}`);
  await save(other, (document) => ({ ...complete(document), slug: 'twin-address' }));
  expect((await publishNow(other)).json.problems).toMatchObject([{ path: 'slug', code: 'slug-taken' }]);
  await save(other, edit({ slug: 'its-own', endLocationId: 2_000_000 }));
  expect((await publishNow(other)).json.problems).toMatchObject([{ path: 'endLocationId', code: 'reference-unknown' }]);
  await save(one, edit({ slug: 'moved' }));
  expect((await publishNow(one)).json.problems).toMatchObject([{ path: 'slug', code: 'slug-is-public' }]);
});
