import type { Words } from '#domain/catalogue/words.ts';
import { countryOf } from './countries.ts';
import { distance } from './distance.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import { capitalised, numberWords } from './number-words.ts';
import { fill, type Gaps, gapsOf, parsePhrases } from './phrasebook.ts';
import { names } from './phrases/names.ts';
import type { Random } from './random.ts';
import type { River } from './rivers.ts';
import type { StyleSlug } from './travel-styles.ts';

/** The inputs for a name. */
export interface NameOptions {
  readonly stops: readonly GazetteerPlace[];
  readonly style: StyleSlug;
  readonly lengthDays: number;
  readonly river: River | null;
  readonly companyName: string;
}

const BOOK = parsePhrases(names);
const OWN_STRENGTH_KM = 110;

/** Creates a generator of names that are unique in both languages. */
export function namer(random: Random): (options: NameOptions) => Words {
  const taken = new Set<string>();
  const free = (name: Words) => !taken.has(name.en.toLowerCase()) && !taken.has(name.de.toLowerCase());
  const take = (name: Words) => {
    taken.add(name.en.toLowerCase()).add(name.de.toLowerCase());
    return name;
  };
  return (options) => {
    const gaps = nameGaps(options);
    const own = random.shuffled(BOOK.get(options.style) ?? []);
    const any = options.river ? [] : random.shuffled(BOOK.get('any') ?? []);
    const candidates = (random.happens(0.62) ? [...own, ...any] : [...any, ...own])
      .filter((pattern) => gapsOf(pattern).every((gap) => gaps[gap]))
      .map((pattern) => () => fill(pattern, gaps));
    for (let edition = 0; ; edition++) {
      for (const candidate of candidates) {
        const name = distinguished(candidate(), edition, gaps, options.companyName);
        if (free(name)) return take(name);
      }
    }
  };
}

/** Makes a name unique by adding its days, then its operator, then a number. */
function distinguished({ en, de }: Words, edition: number, { N, n }: Gaps, companyName: string): Words {
  if (edition === 0) return { en, de };
  const longer = { en: `${en}, ${N?.en} Days`, de: `${de}, ${n?.de} Tage` };
  if (edition === 1) return longer;
  const signed = { en: `${longer.en} with ${companyName}`, de: `${longer.de} mit ${companyName}` };
  return edition === 2 ? signed : { en: `${signed.en} (${edition - 1})`, de: `${signed.de} (${edition - 1})` };
}

/** Returns a place without preposition: English with its article, German in the dative if it needs an article. */
const bare = (place: GazetteerPlace): Words => ({
  en: place.origin.en.replace(/^from /, ''),
  de: place.origin.de.replace(/^vom /, 'dem ').replace(/^von /, ''),
});

const isPlain = (place: GazetteerPlace) => place.origin.de === `von ${place.name.de}`;

function nameGaps({ stops, lengthDays, river }: NameOptions): Gaps {
  const a = stops[0] as GazetteerPlace;
  const b = stops.length > 1 ? stops.at(-1) : undefined;
  const c = stops.length === 1 ? a : stops[Math.floor(stops.length / 2)];
  const middle = stops.length > 2 || stops.length === 1 ? c : undefined;
  const codes = new Set(stops.map((stop) => stop.countryCode));
  const country = codes.size === 1 ? countryOf(a.countryCode) : undefined;
  const called = (place: GazetteerPlace | undefined) => place && { en: bare(place).en, de: place.name.de };
  const near = stops.every(
    (stop, index) => index === 0 || distance(stops[index - 1] as GazetteerPlace, stop) <= OWN_STRENGTH_KM,
  );
  const n = numberWords(lengthDays);
  return {
    a: called(a),
    b: called(b),
    c: called(middle),
    fromA: a.origin,
    fromB: b?.origin,
    toB: b?.directional,
    nearFromA: near ? a.origin : undefined,
    nearToB: near ? b?.directional : undefined,
    inC: middle?.locative,
    betweenA: bare(a),
    betweenB: b && bare(b),
    plainA: isPlain(a) ? a.name : undefined,
    plainB: b && isPlain(b) ? b.name : undefined,
    viaC: middle && isPlain(middle) ? middle.name : undefined,
    country: country?.name,
    theCountry: country?.accusative,
    inCountry: country?.locative,
    n,
    N: capitalised(n),
    river: river?.name,
    onRiver: river?.locative,
  };
}
