// Measures seeding, starting and editing: how long it takes to write a demo marketplace, to load a seeded one into
// memory, and to apply an edit. Run: node --expose-gc bench/catalogue.ts [tours]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeMarketplace } from '#demo/make-marketplace.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { Catalogue } from '#server/catalogue/catalogue.ts';
import { loadSource } from '#server/catalogue/load-source.ts';
import { answerSearch } from '#server/catalogue/search-answer.ts';
import { CatalogueSnapshot } from '#server/catalogue/snapshot.ts';
import { tourPage } from '#server/catalogue/tour-page.ts';
import { connect } from '#server/platform/database/database.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';

const tours = Number(process.argv[2] ?? 600);
const home = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
chmodSync(home, 0o755);
const server = await startEmbedded(home);
const connected = connect(server.url('postgres'), 8);

async function timed<Result>(what: string, work: () => Promise<Result> | Result): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.log(`${what.padEnd(58)} ${(performance.now() - started).toFixed(0).padStart(7)} ms`);
  return result;
}
const heap = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

try {
  await migrate(connected.pool);
  const marketplace = makeMarketplace({ tours, today: dayAt(Date.now(), 'UTC') });
  await timed(`writing ${tours} tours (made only)`, () => [...marketplace.tours].length);
  await timed(`seeding ${tours} tours (made and stored, real fsync)`, () =>
    seedDemo(connected.pool, async () => marketplace),
  );
  await connected.pool.query('checkpoint');
  const { rows } = await connected.pool.query(
    `select (select count(*) from departure) as departures, (select count(*) from place) as places,
       (select count(*) from place_entry) as entries, (select count(*) from review) as reviews,
       pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  console.log(rows[0]);
  const before = heap();
  const source = await timed('reading the catalogue from the database', () => loadSource(connected.pool, Date.now()));
  let snapshot = await timed('laying it out: words, sets, prices', () => CatalogueSnapshot.of(source, Date.now()));
  await timed('the same again, warm', async () => {
    snapshot = CatalogueSnapshot.of(await loadSource(connected.pool, Date.now()), Date.now());
  });
  await timed('a new day: prices and departures again', () => snapshot.at(Date.now() + 86_400_000));
  console.log(`memory of the catalogue ${(heap() - before).toFixed(0)} MB`);

  const catalogue = await timed('opening the catalogue, listening and all', () =>
    Catalogue.open({ pool: connected.pool, databaseUrl: server.url('postgres'), log: createLog('silent') }),
  );
  const shown = { language: 'en', currency: 'USD' } as const;
  const pages: number[] = [];
  const cold: number[] = [];
  for (let tour = 0; tour < Math.min(200, tours); tour++) {
    const id = source.tours[tour]?.facts.id as number;
    let started = performance.now();
    const document = await catalogue.documents.get(id);
    cold.push(performance.now() - started);
    started = performance.now();
    JSON.stringify(tourPage(catalogue.snapshot(), tour, document as never, shown));
    pages.push(performance.now() - started);
  }
  const middle = (times: number[]) => (times.sort((a, b) => a - b)[times.length >> 1] as number).toFixed(2);
  console.log(
    `a tour page: ${middle(cold)} ms for its document (once), ${middle(pages)} ms to answer from memory (medians)`,
  );

  // Measures the processor time of this process until an edit is in memory, and of the first search after it.
  const { pool } = connected;
  catalogue.snapshot().warm();
  const search = () => answerSearch(catalogue.snapshot(), { q: 'valley', sort: 'recommended' }, shown);
  const some = 'select id from tour order by id offset 7 * $1 limit 1';
  const edits: Readonly<Record<string, string>> = {
    'a review': `insert into review (id, tour_id, first_name, country_code, travelled, written_on, rating, title, body, language)
      select (select max(id) + 1 from review), (${some}), 'Ada', 'DE', '2026-01', current_date, 4, '{"en":"x","de":"x"}', '{"en":"x","de":"x"}', 'en'`,
    prices: `update departure set prices = jsonb_set(prices, '{1}', to_jsonb(90000 + $1::integer))
      where variant_id in (select id from variant where tour_id = (${some}))`,
    'another name': `update tour set name = jsonb_build_object('en', 'Bright valleys ' || $1::integer, 'de', 'Helle Täler ' || $1::integer)
      where id = (${some})`,
    'a tour less': `update tour set state = 'archived' where id = (${some}) and state <> 'archived'`,
  };
  search();
  for (const [name, text] of Object.entries(edits)) {
    const [known, searched]: [number[], number[]] = [[], []];
    for (let round = 1; round <= 15; round++) {
      await pool.query(text, [round]);
      const before = process.cpuUsage();
      await catalogue.catchUp();
      const after = process.cpuUsage(before);
      known.push((after.user + after.system) / 1000);
      search();
      const both = process.cpuUsage(before);
      searched.push((both.user + both.system) / 1000);
    }
    console.log(
      `${name}: ${middle(known)} ms of processor until it is in memory, ${middle(searched)} ms with the first search after it (medians)`,
    );
  }
  await catalogue.stop();
} finally {
  await connected.close();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
}
