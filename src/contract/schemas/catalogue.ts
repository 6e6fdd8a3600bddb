import { z } from 'zod';
import { day } from '../values/values.ts';
import { card, feedback, month, named, photo, place, priceFrom, rating } from './catalogue-card.ts';
import { searchAnswer, searchRequest, suggestion } from './catalogue-search.ts';
import { operatorCard, reviews, tourAnswer } from './catalogue-tour.ts';

const slug = z.string().max(200);
const lenient = z.custom<string | number | undefined>(() => true).optional();

/** A country or style with a picture and a number of tours. */
const tile = named.extend({ tours: z.int(), photo: photo.nullable(), from: priceFrom.nullable() });

const country = tile.extend({ code: z.string() });

const inMonth = z.object({ month, count: z.int() });

/** The request and response schemas of the catalogue endpoints. */
export const catalogueSchemas = {
  loadHome: {
    request: z.object({}),
    answer: z.object({
      counts: z.object({
        tours: z.int(),
        operators: z.int(),
        countries: z.int(),
        places: z.int(),
        departures: z.int(),
        reviews: z.int(),
      }),
      /** The rating of all tours together. */
      rating,
      photo: photo.nullable(),
      deals: z.array(card),
      destinations: z.array(country),
      styles: z.array(tile),
      /** Months with departures, for the search box. */
      months: z.array(inMonth),
      /** The carousel: the ids of all items in order, and the first items in full. */
      feedback: z.object({ ids: z.array(z.int()), items: z.array(feedback) }),
    }),
  },
  searchTours: { request: searchRequest, answer: searchAnswer },
  suggestPlaces: {
    request: z.object({ q: z.custom<string | undefined>(() => true).optional() }),
    answer: z.object({ suggestions: z.array(suggestion) }),
  },
  loadTour: { request: z.object({ slug }), answer: tourAnswer },
  loadReviews: { request: z.object({ slug, rating: lenient, page: lenient }), answer: reviews },
  listDestinations: {
    request: z.object({}),
    answer: z.object({ continents: z.array(tile.extend({ countries: z.array(country) })) }),
  },
  loadDestination: {
    request: z.object({ slug }),
    answer: z.object({
      kind: z.enum(['continent', 'country']),
      slug: z.string(),
      name: z.string(),
      /** "in Turkey", "in der Türkei"; null for a continent. */
      locative: z.string().nullable(),
      /** "to Turkey", "in die Türkei"; null for a continent. */
      directional: z.string().nullable(),
      intro: z.string(),
      continent: named,
      /** The countries of a continent, or the neighbours on the same continent. */
      countries: z.array(country),
      photo: photo.nullable(),
      tours: z.int(),
      rating,
      from: priceFrom.nullable(),
      places: z.array(place.extend({ tours: z.int() })),
      styles: z.array(named.extend({ count: z.int() })),
      months: z.array(inMonth),
      best: z.array(card),
      deals: z.array(card),
    }),
  },
  loadStyle: {
    request: z.object({ slug }),
    answer: z.object({
      slug: z.string(),
      name: z.string(),
      intro: z.string(),
      photo: photo.nullable(),
      tours: z.int(),
      from: priceFrom.nullable(),
      destinations: z.array(country),
      months: z.array(inMonth),
      best: z.array(card),
      deals: z.array(card),
      /** The other styles. */
      styles: z.array(tile),
    }),
  },
  loadOperator: {
    request: z.object({ slug }),
    answer: operatorCard.extend({
      story: z.string(),
      best: z.array(card),
      destinations: z.array(country),
      terms: z.array(
        z.object({
          id: z.int(),
          kind: z.enum(['operator', 'cancellation', 'flexible']),
          title: z.string(),
          text: z.string(),
        }),
      ),
    }),
  },
  loadCards: {
    request: z.object({
      ids: z.custom<string | readonly string[] | readonly number[] | undefined>(() => true).optional(),
    }),
    answer: z.object({
      /** In the requested order. */
      cards: z.array(card),
      /** Ids of tours that do not exist, or no longer do. */
      missing: z.array(z.string()),
    }),
  },
  loadSitemap: {
    request: z.object({}),
    answer: z.object({
      entries: z.array(
        z.object({
          kind: z.enum(['tour', 'continent', 'country', 'style', 'operator']),
          slug: z.string(),
          changed: day,
          /** The first photograph, for tours. */
          photo: z.string().nullable(),
        }),
      ),
    }),
  },
  loadFeedback: {
    request: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    answer: z.object({
      status: z.literal('OK'),
      /** The item as markup; omitted when only data is requested. */
      html: z.string().optional(),
      feedback,
    }),
  },
};
