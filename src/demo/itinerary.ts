import type { Words } from '#domain/catalogue/words.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import { lodgingAt } from './lodging.ts';
import type { DemoDay, DemoMeal, DemoTransport } from './marketplace.ts';
import { asPhrase, type Gaps, listOf, paragraph, parsePhrases, type Voice, voiceOf } from './phrasebook.ts';
import { colours } from './phrases/colours.ts';
import { days } from './phrases/days.ts';
import type { PlannedStop, TourPlan } from './plans.ts';
import { type Random, randomOf } from './random.ts';
import { type Leg, legBetween } from './travel-legs.ts';
import type { StyleSlug } from './travel-styles.ts';

const DAYS = parsePhrases(days);
const COLOURS = parsePhrases(colours);

interface Writer {
  readonly plan: TourPlan;
  readonly random: Random;
  readonly voice: Voice;
  readonly colour: Voice;
}

/** Writes the itinerary of a tour: one day per night and one for the return. */
export function itineraryOf(plan: TourPlan, seed: string): DemoDay[] {
  const random = randomOf(`${seed} itinerary ${plan.id}`);
  const writer = { plan, random, voice: voiceOf(DAYS, random), colour: voiceOf(COLOURS, random) };
  const days: DemoDay[] = [];
  for (const [index, stop] of plan.stops.entries()) {
    const before = plan.stops[index - 1]?.place;
    const leg = before ? legBetween(before, stop.place, plan.style, random) : null;
    const lodging = lodgingAt(stop.place, plan.river !== null, plan.company.comfort, random);
    for (let night = 0; night < stop.nights; night++) {
      const number = days.length + 1;
      const transport: DemoTransport = night === 0 ? (leg?.transport ?? 'none') : 'none';
      const meals = mealsOf(writer, number, transport);
      const gaps = gapsAt(writer, stop.place, meals.includes('dinner'));
      const written = night === 0 ? arrival(writer, stop, before, leg, gaps) : stay(writer, stop, night, gaps);
      days.push({
        number,
        ...written,
        placeId: stop.place.id,
        meals,
        accommodation: lodging,
        transport,
      });
    }
  }
  const last = plan.stops.at(-1)?.place as GazetteerPlace;
  return [
    ...days,
    {
      number: days.length + 1,
      title: writer.voice.say('title-end', gapsAt(writer, last)),
      text: writer.voice.say(plan.river ? 'goodbyeShip' : 'goodbye', gapsAt(writer, last)),
      placeId: last.id,
      meals: ['breakfast'],
      accommodation: null,
      transport: 'none',
    },
  ];
}

type Written = Pick<DemoDay, 'title' | 'text'>;

function arrival(
  writer: Writer,
  stop: PlannedStop,
  before: GazetteerPlace | undefined,
  leg: Leg | null,
  here: Gaps,
): Written {
  const { plan, voice, random } = writer;
  const { place } = stop;
  const gaps = { ...here, hours: leg?.hours, hoursDative: leg?.hoursDative, before: before?.origin };
  const kind = leg ? leg.transport : plan.river ? 'embark' : 'welcome';
  const titles = leg ? `title-${leg.transport}` : 'title-arrive';
  const title = leg && (!DAYS.has(titles) || random.happens(0.45)) ? 'title-move' : titles;
  return {
    title: voice.say(title, gaps),
    text: paragraph([
      voice.say(kind, gaps),
      random.pick(place.sentences),
      ...onArrival(writer, stop, leg !== null, gaps),
    ]),
  };
}

/** Returns what fits into the day of an arrival: more if the tour leaves the next morning. */
function onArrival(writer: Writer, { place, nights }: PlannedStop, onTheWay: boolean, gaps: Gaps): (Words | null)[] {
  const { voice, random } = writer;
  const colour = () => colourOf(writer, place, SURROUNDINGS);
  if (nights === 2) return [random.happens(0.5) ? voice.say('eat', gaps) : null, colour()];
  if (nights > 2) return [voice.say('glimpse', gaps), colour()];
  if (!onTheWay) return [voice.say('glimpse', gaps), voice.say('eat', gaps)];
  const sights = sightsGaps(place.sights.slice(0, 2));
  return [voice.say('see', { ...gaps, ...sights }), voice.say(random.happens(0.5) ? 'do' : 'eat', gaps)];
}

function stay(writer: Writer, stop: PlannedStop, night: number, gaps: Gaps): Written {
  const { voice, random } = writer;
  const { place } = stop;
  // A stop of more than one full day shows the first sight on the first evening.
  const rest = stop.nights > 2 ? place.sights.slice(1) : place.sights;
  if (night === 1) {
    const sights = rest.length > 0 ? rest : place.sights;
    const values = { ...gaps, ...sightsGaps(sights) };
    return {
      title: voice.say('title-see', values),
      text: paragraph([
        random.happens(0.6) ? voice.sayNew('linger', gaps) : null,
        voice.say('see', values),
        stop.nights === 2 ? voice.say('do', gaps) : colourOf(writer, place),
        stop.nights === 2 ? voice.sayNew('free', gaps) : voice.say('eat', gaps),
      ]),
    };
  }
  if (night === 2) {
    return {
      title: voice.say('title-do', gaps),
      text: paragraph([
        random.happens(0.35) ? voice.sayNew('linger-more', gaps) : null,
        voice.say('do', gaps),
        colourOf(writer, place),
        voice.sayNew('free', gaps),
      ]),
    };
  }
  return {
    title: voice.say('title-free', gaps),
    text: paragraph([voice.say('leisure', gaps), colourOf(writer, place), voice.sayNew('free', gaps)]),
  };
}

/** Returns a sentence about this kind of place that the tour has not used yet, or null. */
function colourOf({ plan, colour, random }: Writer, place: GazetteerPlace, only?: ReadonlySet<string>): Words | null {
  const settled = ['city', 'town', 'village'].some((tag) => place.tags.has(tag));
  for (const tag of random.shuffled([...place.tags])) {
    if (!COLOURS.has(tag) || (only && !only.has(tag))) continue;
    if (STYLE_OF[tag] && STYLE_OF[tag] !== plan.style) continue;
    if (tag === 'river' && !settled) continue;
    const phrase = colour.sayNew(tag);
    if (phrase) return phrase;
  }
  return null;
}

const sightsGaps = (sights: readonly Words[]): Gaps => ({
  sights: listOf(sights),
  sight: asPhrase(sights[0] as Words),
  ifSeveral: sights.length > 1 ? NOTHING : undefined,
});

/** Topics that suit the day of an arrival, before anything has been visited. */
const SURROUNDINGS = new Set('city town village coast island mountain lake river forest hills desert north'.split(' '));

/** Kinds of places that only suit one style. */
const STYLE_OF: Readonly<Record<string, StyleSlug>> = { rail: 'rail', bike: 'cycling', hike: 'walking' };

const NOTHING: Words = { en: '', de: '' };

const gapsAt = ({ plan }: Writer, place: GazetteerPlace, dinner = true): Gaps => {
  const called = { en: place.origin.en.replace(/^from /, ''), de: place.name.de };
  return {
    place: called,
    placePhrase: called,
    in: place.locative,
    to: place.directional,
    from: place.origin,
    act: asPhrase(place.activities[0] as Words),
    dish: asPhrase(place.dishes[0] as Words),
    sight: asPhrase(place.sights[0] as Words),
    ifGroup: plan.kind === 'private' ? undefined : NOTHING,
    ifLand: plan.river ? undefined : NOTHING,
    ifCity: place.tags.has('city') ? NOTHING : undefined,
    ifNoDinner: dinner ? undefined : NOTHING,
  };
};

function mealsOf({ plan, random }: Writer, number: number, transport: DemoTransport): DemoMeal[] {
  if (plan.kind === 'river') return number === 1 ? ['dinner'] : ['breakfast', 'lunch', 'dinner'];
  const meals: DemoMeal[] = number === 1 ? [] : ['breakfast'];
  const remote = transport === 'offRoad' || transport === 'foot';
  if (number > 1 && random.happens(remote ? 0.7 : plan.style === 'food-and-wine' ? 0.5 : 0.15)) meals.push('lunch');
  const evening = number === 1 ? 0.8 : plan.style === 'food-and-wine' || remote ? 0.7 : 0.3 * plan.company.comfort;
  if (random.happens(evening)) meals.push('dinner');
  return meals;
}
