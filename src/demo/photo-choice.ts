import { countryOf } from './countries.ts';
import { PHOTOGRAPHS, type Photograph } from './photographs.ts';
import type { TourPlan } from './plans.ts';
import { type Random, randomOf } from './random.ts';

/** Photo tags that suit a place tag. */
const SEEN_AS: Readonly<Record<string, readonly string[]>> = {
  hike: ['hike', 'mountain', 'valley'],
  wine: ['hills', 'valley', 'sunset'],
  bike: ['road', 'hills'],
  rail: ['rail', 'road', 'valley'],
  ruins: ['sunset', 'desert', 'sky'],
  reef: ['tropical', 'coast', 'beach', 'island'],
  jungle: ['tropical', 'forest'],
  north: ['snow', 'night', 'stars', 'glacier'],
  snow: ['snow', 'winter', 'glacier', 'mountain'],
  wildlife: ['wildlife', 'animal', 'camp', 'forest'],
  volcano: ['volcano', 'mountain'],
  desert: ['desert', 'stars', 'camp'],
  city: ['city', 'town', 'sky'],
  town: ['town', 'village', 'city'],
  temple: ['temple', 'sunset', 'sky'],
};

/** Place tags of which a tour needs at least one, so that photos with a tag represent it truthfully. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  coast: ['coast', 'island', 'reef'],
  beach: ['coast', 'island', 'reef'],
  island: ['coast', 'island', 'reef', 'lake', 'river'],
  mountain: ['mountain', 'hike', 'hills', 'snow', 'volcano', 'north'],
  glacier: ['snow', 'north'],
  winter: ['snow', 'north'],
  snow: ['snow', 'north', 'mountain'],
  animal: ['wildlife', 'forest', 'jungle'],
  // Night photos rarely suit tours that travel by day.
  stars: ['north', 'desert', 'wildlife'],
  night: ['north', 'desert', 'wildlife', 'city'],
};

/** How many cards of a listing must come between two uses of the same first photo. */
const REST = 14;

/** The bonus of photos that show something on the tour, which outranks all others. */
const TRUE = 1000;

/** Chooses 5 to 8 photos for each tour, so that the first one is rare in every listing of the tour. */
export function choosePhotographs(plans: readonly TourPlan[], seed: string): string[][] {
  const random = randomOf(`${seed} photographs`);
  const uses = new Map<string, Map<string, { times: number; last: number }>>();
  return plans.map((plan, number) => {
    const { fitting, truths } = fittingFor(plan, random);
    const listings = listingsOf(plan);
    const cost = (photograph: Photograph, rank: number) =>
      listings.reduce((sum, [listing, weight]) => {
        const before = uses.get(listing)?.get(photograph.file);
        if (!before) return sum;
        const since = (uses.get(listing)?.get('')?.times ?? 0) - before.last;
        return sum + weight * (before.times + (since < REST ? (REST - since) * 2 : 0));
      }, rank * 0.35);
    const first = fitting
      .slice(0, Math.min(22, Math.max(6, truths)))
      .map((photograph, rank) => [photograph, cost(photograph, rank)] as const)
      .reduce((best, other) => (other[1] < best[1] ? other : best))[0];
    for (const [listing] of listings) {
      const album = uses.get(listing) ?? new Map<string, { times: number; last: number }>();
      const position = (album.get('')?.times ?? 0) + 1;
      album.set('', { times: position, last: number });
      album.set(first.file, { times: (album.get(first.file)?.times ?? 0) + 1, last: position });
      uses.set(listing, album);
    }
    const rest = fitting.filter((photograph) => photograph !== first).slice(0, Math.max(9, Math.min(truths - 1, 16)));
    return [first, ...random.some(rest, random.between(4, 7))].map((photograph) => photograph.file);
  });
}

/** Returns the listings of a card with their weights; repetition matters most in short listings. */
function listingsOf(plan: TourPlan): (readonly [listing: string, weight: number])[] {
  const continents = new Set(plan.countryCodes.map((code) => countryOf(code).continent));
  return [
    ...plan.countryCodes.map((code) => [`country ${code}`, 4] as const),
    ...[...continents].map((slug) => [`continent ${slug}`, 1.2] as const),
    [`style ${plan.style}`, 1.2],
    [`operator ${plan.company.id}`, 1],
    ['all', 1],
  ];
}

/** Returns all photos that are suitable for a tour, the best first, and how many of them show something on the tour. */
function fittingFor(plan: TourPlan, random: Random): { fitting: Photograph[]; truths: number } {
  const wanted = new Map<string, number>();
  for (const { place, nights } of plan.stops) {
    for (const tag of place.tags) {
      for (const seen of [tag, ...(SEEN_AS[tag] ?? [])]) wanted.set(seen, (wanted.get(seen) ?? 0) + nights);
    }
  }
  const winter = plan.style === 'winter';
  const here = new Set(plan.stops.flatMap(({ place }) => [...place.tags]));
  const isTrue = ({ tags }: Photograph) => tags.every((tag) => NEEDS[tag]?.some((one) => here.has(one)) ?? true);
  const fitting = PHOTOGRAPHS.filter((photograph) => mayShow(photograph, plan))
    .map((photograph) => {
      const fit = photograph.tags.reduce((sum, tag) => sum + (wanted.get(tag) ?? 0), 0);
      const cold = photograph.tags.includes('winter') || photograph.tags.includes('glacier');
      const season = cold === winter ? 1 : cold ? (wanted.has('snow') ? 0.5 : 0.05) : 0.7;
      const local = photograph.shownIn.length > 0 ? 1.5 : 1;
      const score = (fit / photograph.tags.length ** 0.5) * season * local + random.next() * 0.6;
      return [photograph, isTrue(photograph) ? score + TRUE : score] as const;
    })
    .sort(([, one], [, other]) => other - one)
    .map(([photograph]) => photograph);
  return { fitting, truths: fitting.filter(isTrue).length };
}

const mayShow = ({ shownIn }: Photograph, plan: TourPlan): boolean =>
  shownIn.length === 0 ||
  plan.countryCodes.every((code) => shownIn.includes(code) || shownIn.includes(countryOf(code).continent));
