import type { Words } from '#domain/catalogue/words.ts';
import { distance } from './distance.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import type { DemoTransport } from './marketplace.ts';
import { numberWords } from './number-words.ts';
import type { Random } from './random.ts';
import type { StyleSlug } from './travel-styles.ts';

/** The transport between two stops and its duration. */
export interface Leg {
  readonly transport: DemoTransport;
  /** "about three hours", as an object and in the German dative. */
  readonly hours: Words;
  readonly hoursDative: Words;
}

/** Neighbouring countries separated by water. */
const ACROSS_WATER = new Set(
  'JP KR|GB IE|GB FR|IT HR|IT ME|AL IT|GR IT|MA ES|FI EE|SE FI|DK NO|ID SG|ID MY|AU NZ|NZ FJ'.split('|'),
);
const ROUGH = new Set(['KE', 'TZ', 'UG', 'RW', 'NA', 'BW', 'ZM', 'ZW', 'MG', 'MN', 'KG', 'BO']);
const FAST_TRAINS = new Set(['CN', 'JP', 'KR', 'TW', 'FR', 'ES', 'DE', 'IT']);
const ROAD_KMH = 58;
const TRAIN_KMH = 80;
const FAST_TRAIN_KMH = 170;
const FLIGHT_HOURS = 1.5;
const MAX_DRIVE_KM = 470;

/** Returns the leg between two stops on a tour of this style. */
export function legBetween(from: GazetteerPlace, to: GazetteerPlace, style: StyleSlug, random: Random): Leg {
  const km = distance(from, to);
  const transport = transportFor(from, to, km, style, random);
  const kmh =
    transport === 'train' ? (km > 250 && FAST_TRAINS.has(to.countryCode) ? FAST_TRAIN_KMH : TRAIN_KMH) : ROAD_KMH;
  return { transport, ...hoursOf(transport === 'flight' ? FLIGHT_HOURS : Math.max(0.5, (km * 1.3) / kmh)) };
}

function transportFor(
  from: GazetteerPlace,
  to: GazetteerPlace,
  km: number,
  style: StyleSlug,
  random: Random,
): DemoTransport {
  if (style === 'river-cruises') return 'ship';
  if (acrossWater(from, to, km)) return km < 230 ? 'ferry' : 'flight';
  if (style === 'walking' && km <= 24) return 'foot';
  if (style === 'cycling' && km <= 110) return 'bike';
  const onRails = from.tags.has('rail') && to.tags.has('rail');
  if (onRails && (style === 'rail' ? km <= 1400 : km <= 700 && random.happens(0.55))) return 'train';
  if (km > MAX_DRIVE_KM) return 'flight';
  if (ROUGH.has(to.countryCode) && !to.tags.has('city')) return 'offRoad';
  if (to.tags.has('desert') && !to.tags.has('city')) return 'offRoad';
  return style === 'culture' || style === 'discovery' ? random.pick(['coach', 'minibus']) : 'minibus';
}

function acrossWater(from: GazetteerPlace, to: GazetteerPlace, km: number): boolean {
  const pair = [from.countryCode, to.countryCode];
  if (pair.some((code) => code !== pair[0])) {
    return ACROSS_WATER.has(pair.join(' ')) || ACROSS_WATER.has(pair.reverse().join(' ')) || onIsland(from, to, km);
  }
  if (from.countryCode === 'NZ') return isSouthIsland(from) !== isSouthIsland(to);
  if (from.countryCode === 'PH') return km > 250;
  return onIsland(from, to, km);
}

// Short distances have a bridge and need no ferry.
const onIsland = (from: GazetteerPlace, to: GazetteerPlace, km: number): boolean =>
  km > 8 && (from.tags.has('island') || to.tags.has('island'));

const isSouthIsland = (place: GazetteerPlace): boolean => place.latitude < -40.4 && place.longitude < 174.2;

function hoursOf(exact: number): Pick<Leg, 'hours' | 'hoursDative'> {
  const halves = Math.max(1, Math.round(exact * 2));
  if (halves === 1) {
    return {
      hours: { en: 'half an hour', de: 'eine halbe Stunde' },
      hoursDative: { en: 'half an hour', de: 'einer halben Stunde' },
    };
  }
  if (halves === 2) {
    return {
      hours: { en: 'about an hour', de: 'rund eine Stunde' },
      hoursDative: { en: 'about an hour', de: 'rund einer Stunde' },
    };
  }
  if (halves === 3) {
    const hours = { en: 'about an hour and a half', de: 'rund anderthalb Stunden' };
    return { hours, hoursDative: hours };
  }
  const whole = numberWords(Math.floor(halves / 2));
  const hours =
    halves % 2 === 0
      ? { en: `about ${whole.en} hours`, de: `rund ${whole.de} Stunden` }
      : { en: `about ${whole.en} and a half hours`, de: `rund ${whole.de}einhalb Stunden` };
  return { hours, hoursDative: hours };
}
