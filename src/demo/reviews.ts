import { addDays, type Day, daysBetween, partsOf } from '#domain/calendar/day.ts';
import { monthOf } from '#domain/calendar/month.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { countryOf } from './countries.ts';
import { guidesIn, somebody } from './first-names.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import type { DemoRating, DemoReview } from './marketplace.ts';
import { asPhrase, type Gaps, paragraph, parsePhrases, type Voice, voiceOf } from './phrasebook.ts';
import { reviews } from './phrases/reviews.ts';
import type { TourPlan } from './plans.ts';
import { type Random, randomOf } from './random.ts';
import { seasonOf } from './seasons.ts';

const BOOK = parsePhrases(reviews);
const NOTHING: Words = { en: '', de: '' };
const GERMAN_SPEAKING = new Set(['DE', 'AT', 'CH']);

/**
 * The percentages of reviews with 5, 4, 3, 2 and 1 stars, for ordinary tours, popular ones and those with a problem.
 */
const MOODS: readonly (readonly [share: readonly number[], weight: number])[] = [
  [[62, 28, 7, 2, 1], 55],
  [[84, 14, 2, 0, 0], 30],
  [[38, 34, 18, 7, 3], 15],
];

/** Creates the reviews of a tour since it was first on sale; none for new tours. */
export function reviewsOf(plan: TourPlan, listedOn: Day, popularity: number, today: Day, seed: string): DemoReview[] {
  const random = randomOf(`${seed} reviews ${plan.id}`);
  const voice = voiceOf(BOOK, random);
  const days = travelDays(plan, listedOn, today, random);
  const max = Math.min(days.length, Math.round(1 + 34 * popularity ** 2 * random.next()));
  const shares = random.weighted(MOODS);
  const guides = guidesIn(countryOf(plan.countryCodes[0] as string).continent, random);
  const written = random
    .some(days, max)
    .sort()
    .map((day, index) => {
      const rating = (5 -
        random.weighted(shares.map((share, stars) => [stars, share] as const))) as DemoReview['rating'];
      const { firstName, countryCode } = somebody(random);
      const gaps = { ...gapsFor(plan, random, random.pick(guides)), ifFive: rating === 5 ? NOTHING : undefined };
      const mood = rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'bad';
      return {
        id: plan.id * 1000 + index + 1,
        firstName,
        countryCode,
        travelled: monthOf(day),
        writtenOn: earlier(addDays(day, plan.lengthDays + random.between(2, 40)), today),
        rating,
        title: voice.say(`title-${mood}`, gaps),
        text: textOf(mood, voice, gaps, random),
        language: GERMAN_SPEAKING.has(countryCode) ? ('de' as const) : ('en' as const),
        reply: random.happens(mood === 'good' ? 0.1 : 0.55) ? voice.say(`reply-${mood}`, gaps) : null,
      };
    });
  return withoutTwins(written);
}

function textOf(mood: 'good' | 'fair' | 'bad', voice: Voice, gaps: Gaps, random: Random): Words {
  if (mood === 'good' && random.happens(0.2)) return voice.say('short-good', gaps);
  return paragraph([
    random.happens(0.75) || mood !== 'good' ? voice.say(`opening-${mood}`, gaps) : null,
    voice.say(`detail-${mood}`, gaps),
    random.happens(0.4) ? voice.say(`detail-${mood}`, gaps) : null,
    mood === 'good' && random.happens(0.5) ? voice.say('guide-good', gaps) : null,
    random.happens(0.45) ? voice.say(`closing-${mood}`, gaps) : null,
  ]);
}

/** Removes duplicate texts within a tour. */
function withoutTwins(written: DemoReview[]): DemoReview[] {
  const used = new Set<string>();
  return written.filter(({ text }) => !used.has(text.en) && Boolean(used.add(text.en)));
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

function travelDays(plan: TourPlan, listedOn: Day, today: Day, random: Random): Day[] {
  const { open } = seasonOf(plan);
  const days: Day[] = [];
  for (
    let day = addDays(listedOn, 20);
    daysBetween(day, today) > plan.lengthDays + 3;
    day = addDays(day, random.between(5, 19))
  ) {
    if (open.has(partsOf(day)[1])) days.push(day);
  }
  return days;
}

function gapsFor(plan: TourPlan, random: Random, guide: string): Gaps {
  const place = random.pick(plan.stops).place;
  const later = (plan.stops.length > 1 ? random.pick(plan.stops.slice(1)) : plan.stops[0])?.place as GazetteerPlace;
  const name = { en: guide, de: guide };
  const operator = { en: plan.company.name, de: plan.company.name };
  return {
    place: { en: place.origin.en.replace(/^from /, ''), de: place.name.de },
    in: place.locative,
    to: later.directional,
    from: place.origin,
    sight: asPhrase(random.pick(place.sights)),
    dish: asPhrase(place.dishes[0] as Words),
    guide: name,
    operator,
    ifLand: plan.river ? undefined : NOTHING,
    ifRiver: plan.river ? NOTHING : undefined,
    ifGroup: plan.kind === 'group' ? NOTHING : undefined,
    days: { en: String(plan.lengthDays), de: String(plan.lengthDays) },
  };
}

/** Summarizes reviews. */
export function ratingOf(written: readonly DemoReview[]): DemoRating {
  const distribution: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const { rating } of written) distribution[rating - 1] = (distribution[rating - 1] as number) + 1;
  const stars = written.reduce((sum, { rating }) => sum + rating, 0);
  return {
    count: written.length,
    average: written.length === 0 ? 0 : Math.round((stars * 100) / written.length),
    distribution,
  };
}
