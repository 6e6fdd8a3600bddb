// Measures uncached pages: processor time of the whole process, including render threads and compression, for each page
// that is rendered and sent as a browser requests it. Every request is for another page, so none comes from the cache.
// Run: npm run bench -- render
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hitsPerPage } from '#contract/search.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { median } from './support/median.ts';
import { startShop, usageOf } from './support/served.ts';

const port = 23_119;
const origin = `http://localhost:${port}`;
const each = 40;
/** After these rounds frequently used code is compiled, as in a process that has run for a while. */
const warmingRounds = 3;
const rounds = Number(process.env.BENCH_ROUNDS) || 5;

type Kind = { readonly name: string; readonly goal: number; readonly ask: (page: number) => Promise<Response> };
type Card = { readonly slug: string };

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'br', ...headers } });

async function slugsOf(pages: number): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const { hits } = (await (await get(`/api/shop/search?page=${page}`)).json()) as { hits: Card[] };
    found.push(...hits.map(({ slug }) => slug));
  }
  return [...new Set(found)];
}

/** Requests some pages one after the other and returns the processor time per page. */
async function milliseconds(shop: Awaited<ReturnType<typeof startShop>>, { name, ask }: Kind, first: number) {
  const before = usageOf(shop).cpu;
  for (let page = first; page < first + each; page += 1) {
    const answer = await ask(page);
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`);
    await answer.arrayBuffer();
  }
  return (usageOf(shop).cpu - before) / each / 1000;
}

const home = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
chmodSync(home, 0o755);
const embedded = await startEmbedded(home, { disposable: true });
const shop = await startShop(port, { DATABASE_URL: embedded.url('postgres'), DATA_DIR: join(home, 'shop') });
let late = false;
try {
  const slugs = await slugsOf(((warmingRounds + rounds) * each) / hitsPerPage);
  const kinds: readonly Kind[] = [
    // There is one home page for each language and currency; an explicit language header bypasses the cache.
    { name: 'home', goal: 25, ask: () => get('/', { 'x-language': 'en' }) },
    { name: 'search', goal: 50, ask: (page) => get(`/search?priceFrom=${page + 1}`) },
    { name: 'tour', goal: 25, ask: (page) => get(`/t/${slugs[page]}`) },
  ];
  for (const kind of kinds) {
    let page = 0;
    for (let warming = 0; warming < warmingRounds; warming += 1, page += each) await milliseconds(shop, kind, page);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1, page += each) times.push(await milliseconds(shop, kind, page));
    const answer = await get(kind.name === 'search' ? '/search' : kind.name === 'home' ? '/' : `/t/${slugs[0]}`);
    const html = await answer.text();
    const elements = html.match(/<[a-z]/g)?.length ?? 0;
    const took = median(times);
    if (took > kind.goal) late = true;
    console.log(
      `${kind.name.padEnd(7)} ${took.toFixed(1).padStart(6)} ms of processor for a page made afresh (goal ≤ ${kind.goal}); ` +
        `${(html.length / 1000).toFixed(0)} kB, ${elements} elements`,
    );
  }
} finally {
  shop.kill();
  await embedded.stop();
  rmSync(home, { recursive: true, force: true });
}
process.exit(late ? 1 : 0);
