import type { Words } from '#domain/catalogue/words.ts';
import type { DemoDay } from './marketplace.ts';
import { numberWords } from './number-words.ts';
import type { TourPlan } from './plans.ts';
import type { Random } from './random.ts';

const words = (en: string, de: string): Words => ({ en, de });

/** What the price of a tour includes and excludes. */
export interface Inclusions {
  readonly included: readonly Words[];
  readonly excluded: readonly Words[];
}

const TRANSPORT: Readonly<Partial<Record<DemoDay['transport'], Words>>> = {
  train: words(
    'All train journeys of the itinerary, with reserved seats',
    'Alle Bahnfahrten des Reiseverlaufs mit reservierten Plätzen',
  ),
  coach: words('Journeys in an air-conditioned coach', 'Fahrten im klimatisierten Reisebus'),
  minibus: words('Transfers by minibus', 'Transfers im Kleinbus'),
  offRoad: words(
    'Journeys by four-wheel drive, with a window seat for everyone',
    'Fahrten im Geländewagen mit Fensterplatz für alle',
  ),
  ferry: words('Ferries of the itinerary', 'Fähren des Reiseverlaufs'),
  ship: words('Passage and all harbour charges', 'Schiffspassage und alle Hafengebühren'),
  flight: words('Domestic flights in economy class', 'Inlandsflüge in der Economyclass'),
  foot: words('Luggage transport on walking days', 'Gepäcktransport an Wandertagen'),
  bike: words('Hire bicycle with helmet and panniers', 'Leihrad mit Helm und Packtaschen'),
};

const OPTIONAL_IN = [
  words('Entrance fees of the programme', 'Eintritte laut Programm'),
  words('Local guides in the larger cities', 'Örtliche Stadtführungen in den größeren Städten'),
  words('Drinking water on the way', 'Trinkwasser unterwegs'),
  words('Local taxes', 'Örtliche Abgaben und Kurtaxen'),
  words('A small travel book with maps', 'Ein kleines Reisebuch mit Karten'),
  words('Help by telephone day and night', 'Telefonische Hilfe rund um die Uhr'),
  words(
    'Compensation for the carbon dioxide of all journeys on land',
    'Ausgleich des Kohlendioxids aller Fahrten an Land',
  ),
];

const OPTIONAL_OUT = [
  words('Drinks and meals not mentioned', 'Nicht genannte Getränke und Mahlzeiten'),
  words('Travel insurance', 'Reiseversicherung'),
  words('Tips', 'Trinkgelder'),
  words('Visa fees where a visa is needed', 'Visumgebühren, wo ein Visum nötig ist'),
  words('Personal expenses', 'Persönliche Ausgaben'),
  words('Optional excursions', 'Freiwillige Ausflüge'),
];

/** Derives the inclusions of a tour from its itinerary. */
export function inclusionsOf(plan: TourPlan, days: readonly DemoDay[], random: Random): Inclusions {
  const nights = numberWords(plan.lengthDays - 1);
  const count = (meal: DemoDay['meals'][number]) => days.filter((day) => day.meals.includes(meal)).length;
  const meals = (['breakfast', 'lunch', 'dinner'] as const)
    .map((meal) => [meal, count(meal)] as const)
    .filter(([, times]) => times > 0);
  const used = new Set(days.map((day) => day.transport));
  return {
    included: [
      plan.river
        ? words(
            `${nights.en} nights on board in the stateroom you choose`,
            `${nights.de} Nächte an Bord in der gewählten Kabine`,
          )
        : words(
            `${nights.en} nights in the houses named, or others of the same kind`,
            `${nights.de} Nächte in den genannten Häusern oder in gleichwertigen`,
          ),
      words(
        meals.map(([meal, times]) => `${times} × ${meal}`).join(', '),
        meals.map(([meal, times]) => `${times} × ${GERMAN_MEALS[meal]}`).join(', '),
      ),
      ...[...used].flatMap((transport) => TRANSPORT[transport] ?? []),
      plan.kind === 'private'
        ? words('A guide for your party alone', 'Eine Reiseleitung nur für Ihre Runde')
        : words('A guide from first day to last', 'Reiseleitung vom ersten bis zum letzten Tag'),
      ...random.some(OPTIONAL_IN, random.between(2, 4)),
    ].map(sentenceCase),
    excluded: [
      words('Travel to the first and from the last place', 'An- und Abreise zum ersten und vom letzten Ort'),
      ...random.some(OPTIONAL_OUT, random.between(3, 4)),
    ],
  };
}

const GERMAN_MEALS = { breakfast: 'Frühstück', lunch: 'Mittagessen', dinner: 'Abendessen' } as const;

const sentenceCase = ({ en, de }: Words): Words => ({
  en: en.charAt(0).toUpperCase() + en.slice(1),
  de: de.charAt(0).toUpperCase() + de.slice(1),
});
