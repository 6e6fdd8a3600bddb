import { z } from 'zod';
import { searchSorts, searchViews } from '../search.ts';
import { card, money, month, named, paged } from './catalogue-card.ts';

/**
 * Returns a schema for a filter in an address: one value, several, or several with commas. Unreadable values are reported as
 * ignored.
 */
const lenient = (description: string) =>
  z
    .custom<string | number | readonly string[] | undefined>(() => true)
    .meta({ description })
    .optional();

/** The filters of a search. Anything is accepted; invalid values are dropped and reported. */
export const searchRequest = z.object({
  q: lenient('Free text: names, places, countries, styles; typing mistakes are forgiven.'),
  destination: lenient('Slugs of countries or continents; one of them must be visited.'),
  month: lenient('Months, YYYY-MM; there must be a departure with places in one of them.'),
  lengthFrom: lenient('The least number of days.'),
  lengthTo: lenient('The greatest number of days.'),
  priceFrom: lenient('The least price per person, in whole units of the shown currency.'),
  priceTo: lenient('The greatest price per person, in whole units of the shown currency.'),
  style: lenient('Slugs of travel styles; the tour must have one of them.'),
  age: lenient('The age of somebody who travels; the tour must admit it.'),
  rating: lenient('The least average of stars, 1 to 5.'),
  operator: lenient('Slugs of operators.'),
  instant: lenient('1: only tours that can be confirmed at once.'),
  deal: lenient('1: only tours with a running promotion.'),
  sort: lenient(`One of ${searchSorts.join(', ')}.`),
  page: lenient('From 1.'),
  view: lenient(`One of ${searchViews.join(', ')}; a map gets pins as well.`),
});

/** The filters as they were understood; only requested filters are present. */
export const applied = z.object({
  q: z.string(),
  destination: z.array(z.string()),
  month: z.array(month),
  lengthFrom: z.int().nullable(),
  lengthTo: z.int().nullable(),
  priceFrom: z.int().nullable(),
  priceTo: z.int().nullable(),
  style: z.array(z.string()),
  age: z.int().nullable(),
  rating: z.number().nullable(),
  operator: z.array(z.string()),
  instant: z.boolean(),
  deal: z.boolean(),
});

const counted = named.extend({ count: z.int() });
const range = z.object({ from: z.int(), to: z.int().nullable(), count: z.int() });

/**
 * How many tours each value of each filter would match, with the other filters unchanged. Selected values are always
 * listed.
 */
export const facets = z.object({
  destination: z.array(counted.extend({ kind: z.enum(['continent', 'country']), continent: z.string() })),
  month: z.array(z.object({ month, count: z.int() })),
  /** In days; the last range has no end. */
  length: z.object({ least: z.int(), most: z.int(), ranges: z.array(range) }),
  /** In whole units of the displayed currency; the last range has no end. */
  price: z.object({ least: z.int(), most: z.int(), currency: money.shape.currency, ranges: z.array(range) }),
  style: z.array(counted),
  age: z.array(z.object({ age: z.int(), count: z.int() })),
  rating: z.array(z.object({ least: z.number(), count: z.int() })),
  operator: z.array(counted),
  instant: z.int(),
  deal: z.int(),
});

/** A tour on the map. */
const pin = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  price: money.nullable(),
});

/** The filters that can be relaxed when there are no results. */
export const filterNames = [
  'q',
  'destination',
  'month',
  'length',
  'price',
  'style',
  'age',
  'rating',
  'operator',
  'instant',
  'deal',
] as const;

/** The response of a search. */
export const searchAnswer = paged.extend({
  hits: z.array(card),
  facets,
  applied,
  sort: z.enum(searchSorts),
  view: z.enum(searchViews),
  /** Every hit as a pin when the view is a map, or else empty. */
  pins: z.array(pin),
  /** Filters or values that were invalid and ignored. */
  ignored: z.array(z.object({ filter: z.string(), value: z.string() })),
  notes: z.array(z.enum(['text-shortened', 'page-beyond-end', 'more-pins'])),
  /** Words that were corrected, because there are no matches for what was typed. */
  readAs: z.array(z.object({ typed: z.string(), found: z.string() })),
  /** When there are no results: the nearest ones, and the filters that were relaxed to find them. */
  nearest: z.object({ without: z.array(z.enum(filterNames)), total: z.int(), hits: z.array(card) }).nullable(),
});

/** A search suggestion. */
export const suggestion = z.object({
  kind: z.enum(['continent', 'country', 'place', 'style', 'tour', 'operator']),
  slug: z.string(),
  name: z.string(),
  /** Its location or operator, to distinguish it from others. */
  detail: z.string().nullable(),
  /** How many tours it matches. */
  count: z.int(),
});
