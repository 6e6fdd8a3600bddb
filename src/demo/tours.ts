import { addDays, type Day } from '#domain/calendar/day.ts';
import { closureOf } from './closures.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import { inclusionsOf } from './inclusions.ts';
import { itineraryOf } from './itinerary.ts';
import type { DemoTour, PhysicalLevel } from './marketplace.ts';
import { ageLimitsOf } from './passengers.ts';
import type { TourPlan } from './plans.ts';
import { questionsOf } from './questions.ts';
import { type Random, randomOf } from './random.ts';
import { ratingOf, reviewsOf } from './reviews.ts';
import { suits } from './routes.ts';
import { storyOf } from './tour-story.ts';
import type { StyleSlug } from './travel-styles.ts';
import { variantsOf } from './variants.ts';

/** The inputs for a tour besides its plan. */
export interface TourOptions {
  readonly photographs: readonly string[];
  readonly today: Day;
  readonly seed: string;
}

/** Writes and prices a planned tour. */
export function tourOf(plan: TourPlan, { photographs, today, seed }: TourOptions): DemoTour {
  const random = randomOf(`${seed} tour ${plan.id}`);
  const ages = ageLimitsOf(plan, random);
  const group = groupOf(plan, random);
  const popularity = random.next();
  const level = levelOf(plan, random);
  const privateMinimum =
    plan.kind === 'private' ? random.pick([2, 2, 2, 4]) : plan.kind === 'river' ? null : random.pick([null, 2, 4, 6]);
  const listedOn = addDays(today, -random.between(15, 1300));
  const itinerary = itineraryOf(plan, seed);
  const reviews = reviewsOf(plan, listedOn, popularity, today, seed);
  const [start, end] = [plan.stops[0]?.place as GazetteerPlace, plan.stops.at(-1)?.place as GazetteerPlace];
  return {
    facts: {
      id: plan.id,
      slug: plan.slug,
      operatorId: plan.company.id,
      name: plan.name,
      style: plan.kind,
      lengthDays: plan.lengthDays,
      minimumAge: ages.minimum,
      maximumAge: ages.maximum,
      maximumGroup: group,
      privateMinimum,
      startCityId: start.id,
      insuranceOffered: random.happens(0.85),
      blocked: closureOf(plan),
    },
    ...storyOf(plan, group, seed),
    itinerary,
    route: plan.stops.map(({ place, nights }, index) => ({ number: index + 1, placeId: place.id, nights })),
    endPlaceId: end.id,
    countryCodes: plan.countryCodes,
    styleSlugs: stylesOf(plan, random),
    physicalLevel: level,
    guideLanguages: guideLanguagesOf(plan, random),
    ...inclusionsOf(plan, itinerary, random),
    photographs,
    variants: variantsOf({
      plan,
      ages,
      group,
      fewest: plan.kind === 'private' ? (privateMinimum ?? 2) : 0,
      popularity,
      today,
      seed,
    }),
    rating: ratingOf(reviews),
    reviews,
    questions: questionsOf({ plan, ages, group, level, today, seed }),
    listedOn,
  };
}

function groupOf(plan: TourPlan, random: Random): number {
  if (plan.kind === 'river') return random.pick([48, 64, 80, 96, 120]);
  if (plan.kind === 'private') return random.pick([8, 10, 12]);
  if (plan.style === 'wildlife') return random.pick([6, 8, 12]);
  return plan.style === 'culture' ? random.pick([14, 16, 18, 22, 24]) : random.pick([8, 10, 12, 12, 14, 16]);
}

function levelOf(plan: TourPlan, random: Random): PhysicalLevel {
  const [min, max] = { walking: [3, 5], cycling: [2, 4], winter: [2, 3], 'river-cruises': [1, 1], rail: [1, 2] }[
    plan.style as string
  ] ?? [1, 3];
  return random.between(min ?? 1, max ?? 3) as PhysicalLevel;
}

/** Returns the main style, and up to two others that suit most stops. */
function stylesOf(plan: TourPlan, random: Random): string[] {
  const others = (
    ['walking', 'culture', 'food-and-wine', 'wildlife', 'coast-and-islands', 'cycling', 'discovery'] as StyleSlug[]
  )
    .filter((style) => style !== plan.style)
    .filter((style) => plan.stops.filter(({ place }) => suits(place, style)).length * 3 >= plan.stops.length * 2);
  return [plan.style, ...random.some(others, random.between(0, 2))];
}

const MARKET_LANGUAGES = ['en', 'de', 'fr', 'es'];

function guideLanguagesOf(plan: TourPlan, random: Random): string[] {
  const known = plan.company.languages.filter((language) => MARKET_LANGUAGES.includes(language));
  return [...new Set(['en', ...known.filter((language) => language === 'de' || random.happens(0.5))])];
}
