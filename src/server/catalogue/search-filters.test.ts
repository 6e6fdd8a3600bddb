import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Month, monthOf } from '#domain/calendar/month.ts';
import { CURRENCIES, type Currency } from '#domain/money/currency.ts';
import { marketplaceSource } from '../seed/marketplace-source.ts';
import { tinyMarketplace } from '../seed/testing/tiny-marketplace.ts';
import { dayOfNumber } from './departures.ts';
import type { Filters } from './filters.ts';
import { answerSearch } from './search-answer.ts';
import { CatalogueSnapshot } from './snapshot.ts';

const now = Date.UTC(2027, 0, 10, 12);
const snapshot = CatalogueSnapshot.of(marketplaceSource(tinyMarketplace(300, now)), now);
type Request = Parameters<typeof answerSearch>[1];
const search = (
  request: Request,
  locale: { language: 'en' | 'de'; currency: Currency } = { language: 'en', currency: 'EUR' },
) => answerSearch(snapshot, request, locale);

describe('filters', () => {
  const months = [...snapshot.liveIndex.inMonth.keys()].sort();
  const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { maxLength: 2 });
  const anyFilters: fc.Arbitrary<Filters> = fc.record({
    q: fc.constantFrom('', '', '', 'Portugal', 'walking', 'Lima', 'journey'),
    destination: some(['europe', 'africa', 'peru', 'germany']),
    month: some(months) as fc.Arbitrary<Month[]>,
    lengthFrom: fc.option(fc.integer({ min: 0, max: 14 })),
    lengthTo: fc.option(fc.integer({ min: 10, max: 30 })),
    priceFrom: fc.option(fc.integer({ min: 0, max: 3000 })),
    priceTo: fc.option(fc.integer({ min: 2000, max: 8000 })),
    style: some(['walking', 'cycling', 'culture']),
    age: fc.option(fc.integer({ min: 0, max: 100 })),
    rating: fc.option(fc.constantFrom(1, 3, 4, 4.25, 4.5, 5)),
    operator: some(['north-star', 'larkspur-journeys']),
    instant: fc.boolean(),
    deal: fc.boolean(),
  });

  /** The slow way: every tour by itself, every filter spelt out on its card. */
  function passes(tour: number, filters: Filters, currency: Currency): boolean {
    const card = snapshot.card(tour, { language: 'en', currency });
    const { facts } = snapshot.source.tours[tour] as (typeof snapshot.source.tours)[number];
    const units = card.from ? Math.floor(card.from.price.amount / 100) : null;
    const destinations = card.countries.flatMap(({ slug, code }) => [
      slug,
      snapshot.tourIndex.countries.get(code)?.continentSlug,
    ]);
    const any = (chosen: readonly string[], has: readonly (string | undefined)[]) =>
      chosen.length === 0 || chosen.some((one) => has.includes(one));
    const { days } = snapshot.source.departures;
    const { from, to } = snapshot.liveIndex.offers.upcoming(tour);
    const leaves: string[] = [];
    for (let at = from; at < to; at++) {
      if (facts.blocked === null && snapshot.liveIndex.offers.isOpen(tour, at))
        leaves.push(monthOf(dayOfNumber(days[at] as number)));
    }
    return (
      any(filters.destination, destinations) &&
      any(filters.month, leaves) &&
      card.lengthDays >= (filters.lengthFrom ?? 0) &&
      card.lengthDays <= (filters.lengthTo ?? 999) &&
      (filters.priceFrom === null || (units !== null && units >= filters.priceFrom)) &&
      (filters.priceTo === null || (units !== null && units <= filters.priceTo)) &&
      any(
        filters.style,
        card.styles.map(({ slug }) => slug),
      ) &&
      (filters.age === null || (facts.minimumAge <= filters.age && filters.age <= facts.maximumAge)) &&
      (filters.rating === null || card.rating.average >= filters.rating) &&
      any(filters.operator, [card.operator.slug]) &&
      (!filters.instant || card.instant) &&
      (!filters.deal || card.from?.deal != null)
    );
  }
  const slowly = (filters: Filters, currency: Currency) => {
    const text = filters.q === '' ? null : new Set(snapshot.tourIndex.words.search(filters.q)?.found);
    return snapshot.source.tours.flatMap((_, at) =>
      (text?.has(at) ?? true) && passes(at, filters, currency) ? [at] : [],
    ).length;
  };
  const asRequest = (filters: Filters): Request => ({
    ...Object.fromEntries(
      Object.entries(filters).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : (value ?? '')]),
    ),
    instant: filters.instant ? '1' : '',
    deal: filters.deal ? '1' : '',
  });

  test('the total and every facet count equal a count tour by tour, in every currency', () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom(...CURRENCIES), (wanted, currency) => {
        // A range that ends before it begins has no end.
        const isRange = (from: number | null, to: number | null) => from === null || to === null || from <= to;
        const filters = {
          ...wanted,
          lengthTo: isRange(wanted.lengthFrom, wanted.lengthTo) ? wanted.lengthTo : null,
          priceTo: isRange(wanted.priceFrom, wanted.priceTo) ? wanted.priceTo : null,
        };
        const { total, facets, ignored } = search(asRequest(wanted), { language: 'de', currency });
        const count = (change: Partial<Filters>) => slowly({ ...filters, ...change }, currency);
        const told = ignored.map(({ filter }) => filter);
        expect(told.includes('lengthTo')).toBe(filters.lengthTo !== wanted.lengthTo);
        expect(told.includes('priceTo')).toBe(filters.priceTo !== wanted.priceTo);
        expect(total).toBe(count({}));
        for (const one of facets.destination) expect(one.count).toBe(count({ destination: [one.slug] }));
        for (const one of facets.month) expect(one.count).toBe(count({ month: [one.month as Month] }));
        for (const one of facets.style) expect(one.count).toBe(count({ style: [one.slug] }));
        for (const one of facets.operator) expect(one.count).toBe(count({ operator: [one.slug] }));
        for (const { age, count: told } of facets.age) expect(told).toBe(count({ age }));
        for (const { least, count: told } of facets.rating) expect(told).toBe(count({ rating: least }));
        for (const { from, to, count: told } of facets.length.ranges)
          expect(told).toBe(count({ lengthFrom: from, lengthTo: to }));
        for (const { from, to, count: told } of facets.price.ranges)
          expect(told).toBe(count({ priceFrom: from, priceTo: to }));
        expect(facets.instant).toBe(count({ instant: true }));
        expect(facets.deal).toBe(count({ deal: true }));
      }),
      { numRuns: 80 },
    );
  });

  test('a selected value stays listed even when it has no results', () => {
    const { facets } = search({ q: 'Lima', destination: 'germany' });
    expect(facets.destination.find(({ slug }) => slug === 'germany')).toMatchObject({ count: 0 });
    expect(facets.destination.find(({ slug }) => slug === 'peru')?.count).toBeGreaterThan(0);
  });

  test('without results the filter whose removal adds most is suggested', () => {
    const { total, nearest } = search({ destination: 'peru', style: 'walking', priceTo: '1' });
    expect(total).toBe(0);
    expect(nearest?.without).toEqual(['price']);
    expect(nearest?.total).toBe(search({ destination: 'peru', style: 'walking' }).total);
    expect(nearest?.hits.length).toBeGreaterThan(0);
  });
});
