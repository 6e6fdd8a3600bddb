import type pg from 'pg';
import type { DemoTour } from '#demo/marketplace.ts';
import { insertRows } from './insert-rows.ts';

const tourColumns = {
  id: 'integer',
  slug: 'text',
  operator_id: 'integer',
  name: 'jsonb',
  style: 'text',
  length_days: 'integer',
  minimum_age: 'integer',
  maximum_age: 'integer',
  maximum_group: 'integer',
  private_minimum: 'integer',
  start_location_id: 'integer',
  end_location_id: 'integer',
  insurance_offered: 'boolean',
  blocked: 'jsonb',
  physical_level: 'integer',
  guide_languages: 'text[]',
  listed_on: 'date',
  changed_on: 'date',
  tagline: 'jsonb',
  highlights: 'jsonb',
  page: 'jsonb',
  state: 'text',
} as const;

const toRow = ({ facts, ...tour }: DemoTour) => ({
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

/** Writes some tours with their related rows, except variants and departures. */
export async function writeTours(client: pg.ClientBase, tours: readonly DemoTour[]): Promise<void> {
  await insertRows(client, 'tour', tourColumns, tours.map(toRow));
  const listed = <Item>(of: (tour: DemoTour) => readonly Item[]) =>
    tours.flatMap((tour) => of(tour).map((item, position) => ({ tour_id: tour.facts.id, position, item })));
  const key = { tour_id: 'integer', position: 'integer' } as const;
  await insertRows(
    client,
    'tour_country',
    { ...key, country_code: 'text' },
    listed(({ countryCodes }) => countryCodes).map(({ item, ...row }) => ({ ...row, country_code: item })),
  );
  await insertRows(
    client,
    'tour_style',
    { ...key, style_slug: 'text' },
    listed(({ styleSlugs }) => styleSlugs).map(({ item, ...row }) => ({ ...row, style_slug: item })),
  );
  await insertRows(
    client,
    'tour_photograph',
    { ...key, file: 'text' },
    listed(({ photographs }) => photographs).map(({ item, ...row }) => ({ ...row, file: item })),
  );
  await insertRows(
    client,
    'tour_stop',
    { ...key, location_id: 'integer', nights: 'integer' },
    listed(({ route }) => route).map(({ item, ...row }) => ({
      ...row,
      location_id: item.placeId,
      nights: item.nights,
    })),
  );
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
