// Measures search in memory: 20 hits, total and all counts, as JSON. 1 000 tours against 20 000, and against a baseline
// in the same run: a response of the same size from a Map, written as JSON. Run: node bench/search.ts [small] [large]

import { makeMarketplace } from '#demo/make-marketplace.ts';
import { randomOf } from '#demo/random.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { answerSearch } from '#server/catalogue/search-answer.ts';
import { CatalogueSnapshot } from '#server/catalogue/snapshot.ts';
import { marketplaceSource } from '#server/seed/marketplace-source.ts';

type Request = Parameters<typeof answerSearch>[1];
const shown = { language: 'en', currency: 'USD' } as const;
const now = Date.now();
const [small, large] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 20_000)];
const questions = 600;
const repeats = 9;

/** Returns typical searches: mostly filters, often text, sometimes misspelt, rarely the tenth page. */
function requests(snapshot: CatalogueSnapshot): Request[] {
  const random = randomOf('bench');
  const { countries, continents, styles, locations, operators } = snapshot.source;
  const months = [...snapshot.liveIndex.inMonth.keys()];
  const mistype = (word: string) => {
    const at = random.between(1, Math.max(1, word.length - 2));
    return word.slice(0, at) + word.slice(at + 1);
  };
  return Array.from({ length: questions }, () => {
    const place = random.pick(locations).name.en;
    const text = random.weighted([
      ['', 5],
      [place, 2],
      [random.pick(countries).name.de, 1],
      [mistype(place), 1],
      [`${random.pick(styles).name.en} ${random.pick(countries).name.en}`, 1],
      [place.slice(0, 3), 1],
    ]);
    const sometimes = (share: number, value: string) => (random.happens(share) ? value : '');
    return {
      q: text,
      destination: sometimes(0.4, random.happens(0.5) ? random.pick(countries).slug : random.pick(continents).slug),
      month: sometimes(0.3, random.pick(months)),
      style: sometimes(0.3, random.pick(styles).slug),
      operator: sometimes(0.05, random.pick(operators).facts.slug),
      lengthTo: sometimes(0.2, String(random.between(5, 20))),
      priceTo: sometimes(0.25, String(random.between(5, 60) * 100)),
      rating: sometimes(0.1, '4'),
      age: sometimes(0.1, String(random.between(4, 80))),
      instant: sometimes(0.1, '1'),
      sort: random.weighted([
        ['recommended', 6],
        ['price', 2],
        ['rating', 1],
        ['departure', 1],
        ['deal', 1],
      ]),
      page: String(
        random.weighted([
          [1, 8],
          [2, 2],
          [10, 1],
        ]),
      ),
    };
  });
}

type Figures = { middle: number; p99: number; perSecond: number };

/**
 * Returns the fastest of several runs of each search, without the noise of the machine. The candidates take turns, so
 * that a busy moment affects all of them alike.
 */
function measure(works: readonly ((at: number) => unknown)[]): Figures[] {
  const times = works.map(() => new Float64Array(questions).fill(Number.POSITIVE_INFINITY));
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (let at = 0; at < questions; at++) {
      for (const [index, work] of works.entries()) {
        const durations = times[index] as Float64Array;
        const started = performance.now();
        work(at);
        durations[at] = Math.min(durations[at] as number, performance.now() - started);
      }
    }
  }
  return times.map((durations) => {
    const sorted = durations.toSorted();
    return {
      middle: sorted[questions >> 1] as number,
      p99: sorted[Math.floor(questions * 0.99)] as number,
      perSecond: (questions * 1000) / sorted.reduce((total, time) => total + time, 0),
    };
  });
}

const print = (what: string, { middle, p99, perSecond }: Figures) =>
  console.log(
    `${what.padEnd(34)} ${perSecond.toFixed(0).padStart(7)}/s   median ${(middle * 1000).toFixed(0).padStart(5)} µs   p99 ${(p99 * 1000).toFixed(0).padStart(5)} µs`,
  );

const works = [small, large].flatMap((tours) => {
  const source = marketplaceSource(makeMarketplace({ tours, today: dayAt(now, 'UTC') }));
  let started = performance.now();
  const snapshot = CatalogueSnapshot.of(source, now);
  console.log(
    `${tours} tours, ${source.departures.count} departures, laid out in ${(performance.now() - started).toFixed(0)} ms`,
  );
  const asked = requests(snapshot);
  started = performance.now();
  const answers = asked.map((request) => answerSearch(snapshot, request, shown));
  const empty = answers.filter(({ total }) => total === 0).length;
  const bytes = answers.reduce((sum, answer) => sum + JSON.stringify(answer).length, 0) / questions;
  console.log(
    `first round ${(performance.now() - started).toFixed(0)} ms, ${empty} of ${questions} without hits, ${(bytes / 1000).toFixed(1)} kB each`,
  );
  const keys = asked.map((request) => JSON.stringify(request));
  const kept = new Map(answers.map((answer, at) => [keys[at] as string, answer]));
  return [
    (at: number) => JSON.stringify(kept.get(keys[at] as string)),
    (at: number) => answerSearch(snapshot, asked[at] as Request, shown),
    (at: number) => JSON.stringify(answerSearch(snapshot, asked[at] as Request, shown)),
  ];
});
const [floorFew, few, fewJson, floorMany, many, manyJson] = measure(works) as [
  Figures,
  Figures,
  Figures,
  Figures,
  Figures,
  Figures,
];
for (const [tours, floor, search, json] of [
  [small, floorFew, few, fewJson],
  [large, floorMany, many, manyJson],
] as const) {
  console.log(`\n${tours} tours`);
  print('floor: a kept answer as JSON', floor);
  print('search', search);
  print('search as JSON', json);
  console.log(`search as JSON ÷ floor: ${(json.perSecond / floor.perSecond).toFixed(2)} of its rate`);
}
console.log(
  `\np99 at ${large} ÷ p99 at ${small}: ${(manyJson.p99 / fewJson.p99).toFixed(2)} as JSON, ${(many.p99 / few.p99).toFixed(2)} search alone (goal ≤ 4)`,
);
