import type { Words } from '#domain/catalogue/words.ts';
import { countryOf } from './countries.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import { capitalised, numberWords } from './number-words.ts';
import { asPhrase, type Gaps, listOf, paragraph, parsePhrases, type Voice, voiceOf } from './phrasebook.ts';
import { stories } from './phrases/stories.ts';
import type { TourPlan } from './plans.ts';
import { hashOf, randomOf } from './random.ts';

const STORIES = parsePhrases(stories);

/** The texts around the itinerary. */
export interface TourStory {
  readonly tagline: Words;
  readonly description: readonly Words[];
  readonly highlights: readonly Words[];
}

/** Writes tagline, description and highlights of a tour for a maximum group size. */
export function storyOf(plan: TourPlan, group: number, seed: string): TourStory {
  const random = randomOf(`${seed} story ${plan.id}`);
  const voice = voiceOf(STORIES, random);
  const places = random.shuffled(plan.stops.map((stop) => stop.place));
  const material = () => materialOf(places, plan, group, random.shuffled(places));
  const how = `how-${plan.style}`;
  return {
    tagline: voice.say('tagline', material()),
    description: [
      paragraph([voice.say('route', material()), voice.say('promise', material())]),
      paragraph([voice.say(how, material()), random.happens(0.6) ? voice.sayNew(how, material()) : null]),
      paragraph([
        voice.say('closing', material()),
        voice.sayNew('closing', material()),
        voice.sayNew('closing', material()),
      ]),
    ],
    highlights: highlightsOf(plan, group, voice, places),
  };
}

function materialOf(places: readonly GazetteerPlace[], plan: TourPlan, group: number, mixed: GazetteerPlace[]): Gaps {
  const stops = plan.stops.map((stop) => stop.place);
  const [a, b] = [stops[0] as GazetteerPlace, stops.length > 1 ? (stops.at(-1) as GazetteerPlace) : undefined];
  const c = stops.length > 2 ? stops[Math.floor(stops.length / 2)] : undefined;
  const country = plan.countryCodes.length === 1 ? countryOf(plan.countryCodes[0] as string) : undefined;
  const [first, second = first] = mixed;
  const otherSight = second?.id === first?.id ? first?.sights[1] : second?.sights[0];
  const n = numberWords(plan.lengthDays);
  const plain = (words: Words | undefined) => words && asPhrase(words);
  return {
    a: called(a),
    b: b && called(b),
    fromA: a.origin,
    toB: b?.directional,
    toC: c?.directional,
    inA: a.locative,
    inB: b?.locative,
    inC: c?.locative,
    country: country?.accusative,
    countryName: country?.name,
    inCountry: country?.locative,
    n,
    N: capitalised(n),
    stops: stops.length > 1 ? numberWords(stops.length) : undefined,
    list: stops.length > 2 && stops.length < 8 ? nameList(stops) : undefined,
    sight: plain(first?.sights[0]),
    sight2: plain(otherSight),
    act: plain(places[0]?.activities[0]),
    dish: plain(places.at(-1)?.dishes[0]),
    group: plan.kind === 'private' ? undefined : numberOf(group),
    since: numberOf(Math.min(2023, plan.company.foundedYear + (hashOf(plan.slug) % 14))),
    ifLand: plan.river ? undefined : { en: '', de: '' },
    ifGroup: plan.kind === 'private' ? undefined : { en: '', de: '' },
  };
}

const numberOf = (value: number): Words => ({ en: String(value), de: String(value) });

const called = (place: GazetteerPlace): Words => ({ en: place.origin.en.replace(/^from /, ''), de: place.name.de });

const nameList = (stops: readonly GazetteerPlace[]): Words => {
  const { en, de } = listOf(stops.map(called));
  return { en, de };
};

function highlightsOf(plan: TourPlan, group: number, voice: Voice, places: readonly GazetteerPlace[]): Words[] {
  const list: Words[] = [];
  for (const [index, place] of places.slice(0, 4).entries()) {
    const gaps = {
      place: called(place),
      in: place.locative,
      act: place.activities[0],
      dish: asPhrase(place.dishes[0] as Words),
    };
    list.push(voice.say('highlight-sight', { ...gaps, sight: asPhrase(place.sights.at(-1) as Words) }));
    if (index === 0) list.push(voice.say('highlight-act', gaps));
    if (index === 1) list.push(voice.say('highlight-dish', gaps));
  }
  const longest = plan.stops.reduce((one, other) => (other.nights > one.nights ? other : one));
  if (longest.nights > 2) {
    const nights = capitalised(numberWords(longest.nights));
    list.push(voice.say('highlight-nights', { in: longest.place.locative, nights }));
  }
  if (plan.kind !== 'private') list.push(voice.say('highlight-group', { group: numberOf(group) }));
  return list;
}
