import type { ExtraFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { countryOf } from './countries.ts';
import type { TourPlan } from './plans.ts';
import type { Random } from './random.ts';
import { inCurrency, printedSmall } from './tour-prices.ts';

const words = (en: string, de: string): Words => ({ en, de });

interface ExtraKind {
  readonly name: (plan: TourPlan) => Words;
  readonly per: ExtraFacts['per'];
  readonly required?: boolean;
  /** Name, price in euros, maximum per booking. */
  readonly options: readonly (readonly [name: Words, euro: number, maximum: number])[];
  readonly fits: (plan: TourPlan) => boolean;
}

const start = (plan: TourPlan) => plan.stops[0]?.place.name ?? words('', '');
const everywhere = () => true;
const onLand = (plan: TourPlan) => plan.river === null;
const called = (en: string, de: string) => () => words(en, de);

const KINDS: readonly ExtraKind[] = [
  {
    name: (plan) => words(`Airport transfer ${start(plan).en}`, `Flughafentransfer ${start(plan).de}`),
    per: 'person',
    options: [
      [words('Shared minibus', 'Sammeltransfer'), 18, 30],
      [words('Private car', 'Eigener Wagen'), 44, 8],
    ],
    fits: everywhere,
  },
  {
    name: (plan) =>
      words(`Extra night before the tour: ${start(plan).en}`, `Zusatznacht vor der Reise: ${start(plan).de}`),
    per: 'person',
    options: [
      [words('In a double room, with breakfast', 'Im Doppelzimmer, mit Frühstück'), 62, 30],
      [words('In a single room, with breakfast', 'Im Einzelzimmer, mit Frühstück'), 98, 6],
    ],
    fits: everywhere,
  },
  {
    name: called('Bicycle', 'Fahrrad'),
    per: 'night',
    required: true,
    options: [
      [words('Touring bicycle, included', 'Tourenrad, inbegriffen'), 0, 30],
      [words('Electric bicycle', 'Elektrorad'), 22, 12],
      [words('Child’s bicycle or trailer', 'Kinderrad oder Anhänger'), 8, 6],
    ],
    fits: (plan) => plan.style === 'cycling',
  },
  {
    name: called('National park fees', 'Nationalparkgebühren'),
    per: 'person',
    required: true,
    options: [[words('All parks of the itinerary', 'Alle Parks des Reiseverlaufs'), 140, 30]],
    fits: (plan) => plan.style === 'wildlife' && countryOf(plan.countryCodes[0] ?? 'KE').continent === 'africa',
  },
  {
    name: called('Drinks on board', 'Getränke an Bord'),
    per: 'night',
    options: [
      [words('Soft drinks and coffee specialities', 'Alkoholfreie Getränke und Kaffeespezialitäten'), 12, 30],
      [words('House wines, beer and soft drinks', 'Hausweine, Bier und alkoholfreie Getränke'), 29, 30],
    ],
    fits: (plan) => plan.river !== null,
  },
  {
    name: called('Excursion package', 'Ausflugspaket'),
    per: 'person',
    options: [[words('Three guided excursions on land', 'Drei geführte Landausflüge'), 119, 30]],
    fits: (plan) => plan.river !== null,
  },
  {
    name: called('Private vehicle', 'Eigenes Fahrzeug'),
    per: 'booking',
    options: [
      [
        words('Vehicle and driver for your party, whole tour', 'Fahrzeug und Fahrer für Ihre Runde, ganze Reise'),
        890,
        1,
      ],
    ],
    fits: (plan) => plan.style === 'wildlife',
  },
  {
    name: called('Cooking class', 'Kochkurs'),
    per: 'person',
    options: [
      [words('An evening in a family kitchen', 'Ein Abend in einer Familienküche'), 49, 12],
      [words('Half a day with market visit', 'Ein halber Tag mit Marktbesuch'), 79, 12],
    ],
    fits: (plan) => ['food-and-wine', 'culture', 'discovery', 'family', 'private'].includes(plan.style),
  },
  {
    name: called('Hiking poles', 'Wanderstöcke'),
    per: 'person',
    options: [[words('One pair, whole tour', 'Ein Paar, ganze Reise'), 15, 20]],
    fits: (plan) => plan.style === 'walking',
  },
  {
    name: called('Winter clothing', 'Winterkleidung'),
    per: 'night',
    options: [[words('Overall, boots and mittens', 'Overall, Stiefel und Fäustlinge'), 14, 20]],
    fits: (plan) => plan.style === 'winter',
  },
  {
    name: called('First class', 'Erste Klasse'),
    per: 'person',
    options: [[words('First class on all trains', 'Erste Klasse in allen Zügen'), 185, 20]],
    fits: (plan) => plan.style === 'rail',
  },
  {
    name: called('Snorkelling set', 'Schnorchelausrüstung'),
    per: 'person',
    options: [[words('Mask, snorkel and fins', 'Maske, Schnorchel und Flossen'), 22, 20]],
    fits: (plan) => plan.style === 'coast-and-islands',
  },
  {
    name: called('Half board', 'Halbpension'),
    per: 'night',
    options: [
      [words('Dinner on every evening', 'Abendessen an jedem Abend'), 28, 30],
      [words('Vegetarian dinner on every evening', 'Vegetarisches Abendessen an jedem Abend'), 26, 30],
    ],
    fits: onLand,
  },
  {
    name: called('Photo book of the tour', 'Fotobuch der Reise'),
    per: 'booking',
    options: [
      [words('Small, 24 pages', 'Klein, 24 Seiten'), 34, 3],
      [words('Large, 48 pages', 'Groß, 48 Seiten'), 59, 3],
    ],
    fits: everywhere,
  },
  {
    name: called('Trees for the flight', 'Bäume für den Flug'),
    per: 'booking',
    options: [[words('Ten trees in a mixed forest', 'Zehn Bäume in einem Mischwald'), 25, 5]],
    fits: everywhere,
  },
];

/** Creates the extras of a variant: all mandatory ones and some of the others. */
export function extrasOf(plan: TourPlan, variantId: number, random: Random): ExtraFacts[] {
  const fitting = KINDS.filter((kind) => kind.fits(plan));
  const must = fitting.filter((kind) => kind.required);
  const may = random.some(
    fitting.filter((kind) => !kind.required),
    random.between(1, 4),
  );
  return [...must, ...may].map((kind, index) => {
    const id = variantId * 10 + index + 1;
    return {
      id,
      name: kind.name(plan),
      per: kind.per,
      required: kind.required ?? false,
      options: kind.options.map(([name, euro, maximum], option) => ({
        id: id * 10 + option + 1,
        name,
        price: euro === 0 ? 0 : printedSmall(inCurrency(euro * plan.company.comfort, plan.company.currency)),
        maximum,
      })),
    };
  });
}
