import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Currency } from '#domain/money/currency.ts';
import { marketplaceSource } from '../seed/marketplace-source.ts';
import { tinyMarketplace } from '../seed/testing/tiny-marketplace.ts';
import type { Card } from './locale.ts';
import { answerSearch } from './search-answer.ts';
import { CatalogueSnapshot } from './snapshot.ts';

const now = Date.UTC(2027, 0, 10, 12);
const snapshot = CatalogueSnapshot.of(marketplaceSource(tinyMarketplace(300, now)), now);
const english = { language: 'en', currency: 'EUR' } as const;
type Request = Parameters<typeof answerSearch>[1];
const search = (request: Request, locale: { language: 'en' | 'de'; currency: Currency } = english) =>
  answerSearch(snapshot, request, locale);
const all = (request: Request): Card[] => {
  const first = search(request);
  return Array.from({ length: first.pages }, (_, at) => search({ ...request, page: at + 1 }).hits).flat();
};
const countriesOf = (hits: readonly Card[]) =>
  new Set(hits.flatMap(({ countries }) => countries.map(({ code }) => code)));

describe('free text', () => {
  test('finds alternative spellings', () => {
    for (const [texts, code] of [
      [['Marrakesh', 'Marrakesch', 'marrakesh tours', 'Tours in MARRAKESH', 'Marra'], 'MA'],
      [['Peru', 'Perú', 'PERU', 'Reise Peru'], 'PE'],
      [['Köln', 'Koln', 'Koeln', 'Cologne', 'colog', 'München', 'Muenchen'], 'DE'],
      [['Évora', 'Evora', 'portugal lisbon'], 'PT'],
    ] as const) {
      for (const q of texts) {
        const { total, hits, readAs } = search({ q });
        expect(total, q).toBeGreaterThan(0);
        expect(countriesOf(hits), q).toEqual(new Set([code]));
        expect(readAs, q).toEqual([]);
      }
    }
  });

  test('corrects typing mistakes and states the corrected query', () => {
    for (const [typed, found, code] of [
      ['Marakesh', 'Marrakesh', 'MA'],
      ['Lisobn', 'Lisbon', 'PT'],
      ['Germny', 'Germany', 'DE'],
      ['Colonge', 'Cologne', 'DE'],
    ] as const) {
      const { hits, readAs } = search({ q: typed });
      expect(readAs, typed).toEqual([{ typed, found }]);
      expect(countriesOf(hits), typed).toEqual(new Set([code]));
    }
  });

  test('requires all words, and offers the nearest results when no tour has them all', () => {
    const { total, nearest } = search({ q: 'Lima Marrakesh' });
    expect(total).toBe(0);
    expect(nearest?.without).toEqual(['q']);
    expect(nearest?.total).toBe(search({ q: 'Lima' }).total + search({ q: 'Marrakesh' }).total);
    expect([...countriesOf(nearest?.hits ?? [])].every((code) => code === 'PE' || code === 'MA')).toBe(true);
  });

  test('ranks matches in the name first', () => {
    const [first] = search({ q: 'Portugal journey 4' }).hits;
    expect(first?.countries[0]?.code).toBe('PT');
    expect(search({ q: 'journey 40' }).hits[0]?.id).toBe(40);
  });
});

describe('order and pages', () => {
  const ascending = (values: readonly number[]) =>
    values.every((value, at) => at === 0 || value >= (values[at - 1] as number));

  test('every order sorts by its criterion, and unpriced tours come last', () => {
    const price = (card: Card) => card.from?.price.amount ?? Number.MAX_SAFE_INTEGER;
    expect(ascending(all({ sort: 'price' }).map(price))).toBe(true);
    expect(
      ascending(
        all({ sort: 'price-down' })
          .filter(({ from }) => from)
          .map((card) => -price(card)),
      ),
    ).toBe(true);
    expect(all({ sort: 'price-down' }).at(-1)?.from).toBeNull();
    expect(ascending(all({ sort: 'length' }).map(({ lengthDays }) => lengthDays))).toBe(true);
    expect(ascending(all({ sort: 'length-down' }).map(({ lengthDays }) => -lengthDays))).toBe(true);
    expect(ascending(all({ sort: 'rating' }).map(({ rating }) => -rating.average))).toBe(true);
    const next = all({ sort: 'departure' }).map(({ departures }) => departures[0]?.day ?? '9999');
    expect(next).toEqual(next.toSorted());
    expect(ascending(all({ sort: 'deal' }).map(({ from }) => -(from?.deal?.percent ?? 0)))).toBe(true);
    expect(all({}).at(-1)?.from).toBeNull();
  });

  test('pages neither overlap nor skip results, in every order and with text', () => {
    for (const request of [
      {},
      { sort: 'price' },
      { sort: 'deal' },
      { q: 'journey' },
      { q: 'walking', sort: 'rating' },
    ]) {
      const ids = all(request).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBe(search(request).total);
    }
  });

  test('a page beyond the end shows the last page, with a note', () => {
    const answer = search({ page: '999999' });
    expect(answer.page).toBe(answer.pages);
    expect(answer.notes).toEqual(['page-beyond-end']);
    expect(answer.hits.length).toBeGreaterThan(0);
  });

  test('no two cards of a screen begin with the same photograph while there are enough', () => {
    const firsts = search({ sort: 'price' })
      .hits.slice(0, 8)
      .map(({ photos }) => photos[0]?.file);
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  test('a map has a pin for every result', () => {
    const { pins, total } = search({ view: 'map', destination: 'peru' });
    expect(pins.length).toBe(total);
    expect(search({ destination: 'peru' }).pins).toEqual([]);
  });
});

test('invalid filters are ignored and listed, never an error', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(
          'q',
          'destination',
          'month',
          'lengthFrom',
          'priceTo',
          'style',
          'age',
          'rating',
          'instant',
          'sort',
          'page',
          'view',
        ),
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.integer(),
          fc.array(fc.string()),
          fc.object(),
          fc.constant(null),
        ),
      ),
      (nonsense) => {
        const answer = search(nonsense as Request);
        expect(answer.total).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 200 },
  );
  const answer = search({
    destination: 'atlantis,peru',
    month: '2027-13',
    age: '-4',
    sort: 'best',
    lengthFrom: '9',
    lengthTo: '3',
  });
  expect(answer.ignored).toEqual([
    { filter: 'lengthTo', value: '3' },
    { filter: 'destination', value: 'atlantis' },
    { filter: 'month', value: '2027-13' },
    { filter: 'age', value: '-4' },
    { filter: 'sort', value: 'best' },
  ]);
  expect(answer.applied).toMatchObject({ destination: ['peru'], lengthFrom: 9, lengthTo: null });
  expect(search({ q: 'x'.repeat(10_000) }).notes).toEqual(['text-shortened']);
});

test('suggestions start with destinations and correct typing mistakes as search does', () => {
  const suggest = (typed: string) =>
    snapshot.suggestions.suggest(typed, 'en').map(({ kind, slug }) => `${kind} ${slug}`);
  expect(suggest('per')[0]).toBe('country peru');
  expect(suggest('koel')[0]).toBe('place cologne');
  expect(suggest('Marakesh')).toContain('place marrakesh');
  expect(suggest('rad')[0]).toBe('style cycling');
  expect(suggest('?!')).toEqual([]);
});

test('without a query the countries with the most tours are suggested', () => {
  const suggestions = snapshot.suggestions.suggest(' ', 'en');
  expect(suggestions.length).toBeGreaterThan(3);
  expect(suggestions.every(({ kind }) => kind === 'country')).toBe(true);
  const counts = suggestions.map(({ count }) => count);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
});
