/**
 * The notation of places:
 *
 *     = it                                              the country of the places that follow
 *     Rome / Rom | 41.903 12.496 | city                 a place: name (English / German), latitude and longitude, tags
 *     Lake Bled / Bleder See | … | lake | at Lake Bled / am Bleder See > an den Bleder See
 *                                                       … not "in" and "nach": locative > directional
 *     ~ one sentence / ein Satz                         a fact about it
 *     + a sight; another / eine Sehenswürdigkeit; noch eine    things to see, German in the accusative
 *     ! walk the walls / über die Mauern gehen          something to do, as an infinitive
 *     * a dish / ein Gericht                            something to eat, German in the accusative
 */
import type { Words } from '#domain/catalogue/words.ts';
import { africaSouthOfTheSahara } from './gazetteer/africa-south-of-the-sahara.ts';
import { balkansGreeceTurkey } from './gazetteer/balkans-greece-turkey.ts';
import { britishIslesAndNordics } from './gazetteer/british-isles-and-nordics.ts';
import { caucasusAndMiddleEast } from './gazetteer/caucasus-and-middle-east.ts';
import { centralAndEasternEurope } from './gazetteer/central-and-eastern-europe.ts';
import { eastAsia } from './gazetteer/east-asia.ts';
import { germanLandsAndLowCountries } from './gazetteer/german-lands-and-low-countries.ts';
import { iberiaAndFrance } from './gazetteer/iberia-and-france.ts';
import { italyAndTheAlps } from './gazetteer/italy-and-the-alps.ts';
import { northAfrica } from './gazetteer/north-africa.ts';
import { northAndCentralAmerica } from './gazetteer/north-and-central-america.ts';
import { oceania } from './gazetteer/oceania.ts';
import { southAmerica } from './gazetteer/south-america.ts';
import { southAsiaAndSilkRoad } from './gazetteer/south-asia-and-silk-road.ts';
import { southEastAsia } from './gazetteer/south-east-asia.ts';
import { slugOf } from './slug.ts';

/** A place with everything from the notation. */
export interface GazetteerPlace {
  readonly id: number;
  readonly slug: string;
  /** Upper case. */
  readonly countryCode: string;
  readonly name: Words;
  readonly latitude: number;
  readonly longitude: number;
  readonly tags: ReadonlySet<string>;
  /** "in Rome", "am Bleder See". */
  readonly locative: Words;
  /** "to Rome", "zum Bleder See". */
  readonly directional: Words;
  /** "from Rome", "vom Bleder See". */
  readonly origin: Words;
  readonly sentences: readonly Words[];
  readonly sights: readonly Words[];
  readonly activities: readonly Words[];
  readonly dishes: readonly Words[];
}

const REGIONS: Readonly<Record<string, string>> = {
  africaSouthOfTheSahara,
  balkansGreeceTurkey,
  britishIslesAndNordics,
  caucasusAndMiddleEast,
  centralAndEasternEurope,
  eastAsia,
  germanLandsAndLowCountries,
  iberiaAndFrance,
  italyAndTheAlps,
  northAfrica,
  northAndCentralAmerica,
  oceania,
  southAmerica,
  southAsiaAndSilkRoad,
  southEastAsia,
};

let read: readonly GazetteerPlace[] | undefined;

/** Returns all places of all regions; parsed once. */
export function gazetteer(): readonly GazetteerPlace[] {
  read ??= Object.entries(REGIONS)
    .flatMap(([region, text]) => parseRegion(text, region))
    .map((place, index) => ({ ...place, id: index + 1 }));
  return read;
}

/** Parses the notation; throws with the line number if a line is invalid. Ids start at 1. */
export function parseRegion(text: string, region = 'region'): GazetteerPlace[] {
  const places: GazetteerPlace[] = [];
  let countryCode = '';
  let open: Draft | null = null;
  const close = () => {
    if (!open) return;
    for (const part of ['sentences', 'sights', 'activities', 'dishes'] as const) {
      if (open[part].length === 0) throw new SyntaxError(`${region}: ${open.name.en} has no ${part}`);
    }
    places.push({ ...open, id: places.length + 1 });
  };
  for (const [index, line] of text.split('\n').entries()) {
    const wrong = (why: string) => new SyntaxError(`${region}, line ${index + 1}: ${why}: ${line}`);
    const rest = line.slice(2).trim();
    if (line.trim() === '') continue;
    if (line.startsWith('= ')) {
      if (!/^[a-z]{2}$/.test(rest)) throw wrong('not a country');
      countryCode = rest.toUpperCase();
    } else if (/^[~+!*] /.test(line)) {
      if (!open) throw wrong('no place yet');
      if (line.startsWith('~')) open.sentences.push(pair(rest, wrong));
      if (line.startsWith('+')) open.sights.push(...pairs(rest, wrong));
      if (line.startsWith('!')) open.activities.push(pair(rest, wrong));
      if (line.startsWith('*')) open.dishes.push(pair(rest, wrong));
    } else {
      if (countryCode === '') throw wrong('no country yet');
      close();
      open = heading(line, countryCode, wrong);
    }
  }
  close();
  return places;
}

interface Draft extends Omit<GazetteerPlace, 'id'> {
  readonly sentences: Words[];
  readonly sights: Words[];
  readonly activities: Words[];
  readonly dishes: Words[];
}

type Wrong = (why: string) => SyntaxError;

function heading(line: string, countryCode: string, wrong: Wrong): Draft {
  const [names, coordinates, tags, where, ...more] = line.split('|').map((part) => part.trim());
  const numbers = /^(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)$/.exec(coordinates ?? '');
  if (!names || !numbers || !tags || more.length > 0) throw wrong('not a place');
  const [latitude, longitude] = [Number(numbers[1]), Number(numbers[2])];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw wrong('not on this earth');
  const [english, german = english, ...others] = names.split(' / ');
  if (!english || !german || others.length > 0) throw wrong('not a name');
  return {
    slug: slugOf(english),
    countryCode,
    name: { en: english, de: german },
    latitude,
    longitude,
    tags: new Set(tags.split(/\s+/)),
    ...forms(english, german, where, wrong),
    sentences: [],
    sights: [],
    activities: [],
    dishes: [],
  };
}

/**
 * Returns the phrases for in, to and from a place; the German ones follow from the locative, because all use the same
 * dative.
 */
function forms(english: string, german: string, where: string | undefined, wrong: Wrong) {
  const [there, dort, ...others] = (where ?? `in ${english} / in ${german}`).split(' / ');
  const [locative, direction] = (dort ?? '').split(' > ');
  if (!there || !locative || others.length > 0) throw wrong('not where it is');
  const phrase = there.replace(/^(in|at|on|along|around|near|by) /, '');
  const bare = /^(?:in|auf|bei) (?!dem |der |den )(.+)$/.exec(locative)?.[1];
  const dative = locative.replace(/^(im|am|beim) /, 'dem ').replace(/^(in|an|auf|bei|entlang) (?=(dem|der|den) )/, '');
  return {
    locative: { en: there, de: locative },
    directional: {
      en: `to ${phrase}`,
      de: direction ?? (bare ? `nach ${bare}` : `zu ${dative}`.replace(/^zu dem /, 'zum ').replace(/^zu der /, 'zur ')),
    },
    origin: { en: `from ${phrase}`, de: `von ${bare ?? dative}`.replace(/^von dem /, 'vom ') },
  };
}

function pair(text: string, wrong: Wrong): Words {
  const [en, de, ...others] = text.split(' / ');
  if (!en || !de || others.length > 0) throw wrong('not English / German');
  return { en: en.trim(), de: de.trim() };
}

function pairs(text: string, wrong: Wrong): Words[] {
  const both = pair(text, wrong);
  const [english, german] = [both.en.split('; '), both.de.split('; ')];
  if (english.length !== german.length) throw wrong('not as many in German as in English');
  return english.map((en, index) => ({ en: en.trim(), de: (german[index] as string).trim() }));
}
