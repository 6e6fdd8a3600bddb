import type pg from 'pg';
import type { DemoTour } from '#demo/marketplace.ts';
import { TOUR_LISTS, type TourLists, type TourRow, writeTourList, writeTours } from '../catalogue/write-tour-rows.ts';
import { insertRows } from '../platform/database/insert-rows.ts';

const toRow = ({ facts, ...tour }: DemoTour): TourRow => ({
  id: facts.id,
  slug: facts.slug,
  operator_id: facts.operatorId,
  name: facts.name,
  style: facts.style,
  length_days: facts.lengthDays,
  minimum_age: facts.minimumAge,
  maximum_age: facts.maximumAge,
  maximum_group: facts.maximumGroup,
  private_minimum: facts.privateMinimum,
  start_location_id: facts.startCityId,
  end_location_id: tour.endPlaceId,
  insurance_offered: facts.insuranceOffered,
  blocked: facts.blocked,
  physical_level: tour.physicalLevel,
  guide_languages: tour.guideLanguages,
  listed_on: tour.listedOn,
  changed_on: tour.listedOn,
  tagline: tour.tagline,
  highlights: tour.highlights,
  page: {
    description: tour.description,
    itinerary: tour.itinerary,
    included: tour.included,
    excluded: tour.excluded,
  },
  state: 'open',
});

const toLists = ({ countryCodes, styleSlugs, photographs, route }: DemoTour): TourLists => ({
  countryCodes,
  styleSlugs,
  photographs,
  stops: route.map(({ placeId, nights }) => ({ locationId: placeId, nights })),
});

/** Writes some tours with their related rows, except variants and departures. */
export async function writeDemoTours(client: pg.ClientBase, tours: readonly DemoTour[]): Promise<void> {
  await writeTours(client, tours.map(toRow));
  const listed = tours.map((tour) => ({ tourId: tour.facts.id, lists: toLists(tour) }));
  for (const name of TOUR_LISTS) await writeTourList(client, name, listed);
  await writeVoices(client, tours);
}

/** Writes reviews and questions. */
async function writeVoices(client: pg.ClientBase, tours: readonly DemoTour[]): Promise<void> {
  await insertRows(
    client,
    'review',
    {
      id: 'integer',
      tour_id: 'integer',
      first_name: 'text',
      country_code: 'text',
      travelled: 'text',
      written_on: 'date',
      rating: 'integer',
      title: 'jsonb',
      body: 'jsonb',
      language: 'text',
      reply: 'jsonb',
    },
    tours.flatMap(({ facts, reviews }) =>
      reviews.map((review) => ({
        id: review.id,
        tour_id: facts.id,
        first_name: review.firstName,
        country_code: review.countryCode,
        travelled: review.travelled,
        written_on: review.writtenOn,
        rating: review.rating,
        title: review.title,
        body: review.text,
        language: review.language,
        reply: review.reply,
      })),
    ),
  );
  await insertRows(
    client,
    'question',
    {
      id: 'integer',
      tour_id: 'integer',
      first_name: 'text',
      asked_on: 'date',
      question: 'jsonb',
      answer: 'jsonb',
      answered_on: 'date',
    },
    tours.flatMap(({ facts, questions }) =>
      questions.map((question) => ({
        id: question.id,
        tour_id: facts.id,
        first_name: question.firstName,
        asked_on: question.askedOn,
        question: question.question,
        answer: question.answer,
        answered_on: question.answeredOn,
      })),
    ),
  );
}
