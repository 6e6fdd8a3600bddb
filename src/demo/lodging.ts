import type { Words } from '#domain/catalogue/words.ts';
import { countryOf } from './countries.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import type { Random } from './random.ts';

const words = (en: string, de: string): Words => ({ en, de });

const CABIN = words('Your cabin on board', 'Ihre Kabine an Bord');
const SAFARI = [
  words('Tented camp with real beds', 'Zeltcamp mit richtigen Betten'),
  words('Lodge by the waterhole', 'Lodge am Wasserloch'),
  words('Small bush camp', 'Kleines Buschcamp'),
];
const YURT = [
  words('Yurt camp with stove', 'Jurtencamp mit Ofen'),
  words('Guesthouse of a herder family', 'Gästehaus einer Hirtenfamilie'),
];
const DESERT = [
  words('Desert camp', 'Wüstencamp'),
  words('Small lodge on the edge of the dunes', 'Kleine Lodge am Rand der Dünen'),
];
const CITY_PLAIN = [
  words('Simple hotel near the centre', 'Einfaches Hotel nahe dem Zentrum'),
  words('Guesthouse in a side street', 'Pension in einer Seitenstraße'),
  words('Hostel with private rooms', 'Hostel mit eigenen Zimmern'),
];
const CITY = [
  words('Three-star hotel in the old town', 'Drei-Sterne-Hotel in der Altstadt'),
  words('Family-run hotel in the centre', 'Familiengeführtes Hotel im Zentrum'),
  words('Small hotel near the station', 'Kleines Hotel in Bahnhofsnähe'),
  words('Town house with twelve rooms', 'Stadthaus mit zwölf Zimmern'),
];
const CITY_FINE = [
  words('Boutique hotel in the centre', 'Boutiquehotel im Zentrum'),
  words('Four-star hotel with a roof terrace', 'Vier-Sterne-Hotel mit Dachterrasse'),
  words('Restored town palace', 'Restaurierter Stadtpalast'),
];

/** Special accommodation of a country or kind of place; the first match is likely. */
const SPECIAL: readonly (readonly [fits: (place: GazetteerPlace) => boolean, houses: readonly Words[]])[] = [
  [(p) => p.countryCode === 'MA' && p.tags.has('city'), [words('Riad around a courtyard', 'Riad um einen Innenhof')]],
  [
    (p) => p.countryCode === 'JP' && !p.tags.has('city'),
    [words('Ryokan with tatami rooms', 'Ryokan mit Tatami-Zimmern')],
  ],
  [(p) => ['KG', 'MN', 'KZ'].includes(p.countryCode) && !p.tags.has('city'), YURT],
  [(p) => p.tags.has('wildlife') && countryOf(p.countryCode).continent === 'africa', SAFARI],
  [(p) => p.tags.has('desert') && !p.tags.has('city'), DESERT],
  [(p) => p.countryCode === 'NP' && p.tags.has('mountain'), [words('Teahouse on the trail', 'Teehaus am Weg')]],
  [(p) => p.countryCode === 'PT' && p.tags.has('wine'), [words('Quinta among the vines', 'Quinta zwischen den Reben')]],
  [
    (p) => p.countryCode === 'IT' && p.tags.has('hills'),
    [words('Agriturismo with a view', 'Agriturismo mit Aussicht')],
  ],
  [
    (p) => p.tags.has('jungle'),
    [words('Forest lodge on stilts', 'Waldlodge auf Stelzen'), words('Eco-lodge by the water', 'Ökolodge am Wasser')],
  ],
  [
    (p) => p.tags.has('snow') && !p.tags.has('city'),
    [words('Mountain inn with sauna', 'Berggasthof mit Sauna'), words('Wooden cabins', 'Holzhütten')],
  ],
  [
    (p) => p.tags.has('mountain') && !p.tags.has('city'),
    [words('Mountain inn', 'Berggasthof'), words('Guesthouse with a view of the peaks', 'Pension mit Gipfelblick')],
  ],
  [
    (p) => p.tags.has('island'),
    [
      words('Small hotel near the beach', 'Kleines Hotel in Strandnähe'),
      words('Guesthouse by the harbour', 'Pension am Hafen'),
    ],
  ],
  [
    (p) => p.tags.has('lake'),
    [words('Hotel by the lake', 'Hotel am See'), words('Lakeside guesthouse', 'Pension am Seeufer')],
  ],
  [(p) => p.tags.has('wine'), [words('Winery with guest rooms', 'Weingut mit Gästezimmern')]],
  [
    (p) => p.tags.has('coast') && !p.tags.has('city'),
    [
      words('Hotel with a view of the sea', 'Hotel mit Meerblick'),
      words('Fisherman’s house with guest rooms', 'Fischerhaus mit Gästezimmern'),
    ],
  ],
  [
    (p) => p.tags.has('village'),
    [words('Country guesthouse', 'Landgasthof'), words('Farm with guest rooms', 'Bauernhof mit Gästezimmern')],
  ],
];

const COUNTRYSIDE = [
  words('Lodge in the countryside', 'Lodge im Grünen'),
  words('Small inn outside the village', 'Kleiner Gasthof außerhalb des Dorfs'),
  words('Cabins with private bathrooms', 'Hütten mit eigenem Bad'),
];

/** Returns the accommodation at a stop, on board or on land, for the operator's comfort level. */
export function lodgingAt(place: GazetteerPlace, onBoard: boolean, comfort: number, random: Random): Words {
  if (onBoard) return CABIN;
  const special = SPECIAL.find(([fits]) => fits(place))?.[1];
  if (special && random.happens(0.75)) return random.pick(special);
  if (!place.tags.has('city') && !place.tags.has('town')) return random.pick(COUNTRYSIDE);
  if (comfort < 0.92) return random.pick(CITY_PLAIN);
  return random.pick(comfort > 1.2 ? CITY_FINE : CITY);
}
