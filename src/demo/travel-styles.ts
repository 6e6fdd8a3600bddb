import type { DemoStyle } from './marketplace.ts';

/** The travel styles in menu order; their slugs are used throughout the demo. */
export const STYLES = [
  {
    slug: 'walking',
    name: { en: 'Walking & hiking', de: 'Wandern' },
    intro: {
      en: 'Luggage goes ahead, you follow on foot. From village strolls to full mountain days, with the level given for every tour.',
      de: 'Das Gepäck fährt voraus, Sie folgen zu Fuß. Vom Dorfspaziergang bis zum ganzen Tag im Gebirge, bei jeder Reise mit Angabe der Anforderung.',
    },
  },
  {
    slug: 'cycling',
    name: { en: 'Cycling', de: 'Radreisen' },
    intro: {
      en: 'River paths, back roads and old railway lines at the speed that suits looking. Good bicycles are waiting, with a motor for those who want one.',
      de: 'Flusswege, Nebenstraßen und alte Bahntrassen in dem Tempo, das zum Schauen passt. Gute Räder stehen bereit, auf Wunsch mit Motor.',
    },
  },
  {
    slug: 'culture',
    name: { en: 'Culture & history', de: 'Kultur und Geschichte' },
    intro: {
      en: 'Old stones and new galleries with guides who know what to leave out. Tickets are booked, queues are avoided, and afternoons stay partly free.',
      de: 'Alte Steine und neue Galerien mit Reiseleitungen, die wissen, was man weglassen darf. Karten sind reserviert, Schlangen umgangen, und die Nachmittage bleiben teils frei.',
    },
  },
  {
    slug: 'food-and-wine',
    name: { en: 'Food & wine', de: 'Genuss und Wein' },
    intro: {
      en: 'Markets before breakfast, cellars before dinner and cooks who let you stir. You will walk a little, to be fair to the menu.',
      de: 'Märkte vor dem Frühstück, Keller vor dem Abendessen und Köche, die Sie auch rühren lassen. Ein wenig gelaufen wird auch, aus Fairness gegenüber dem Menü.',
    },
  },
  {
    slug: 'wildlife',
    name: { en: 'Wildlife & safari', de: 'Tiere und Safari' },
    intro: {
      en: 'Early starts, patient guides and small vehicles. Nobody can promise an animal, but our operators know where and when to wait.',
      de: 'Frühe Aufbrüche, geduldige Guides und kleine Fahrzeuge. Ein Tier kann niemand versprechen, aber unsere Veranstalter wissen, wo und wann sich das Warten lohnt.',
    },
  },
  {
    slug: 'river-cruises',
    name: { en: 'River cruises', de: 'Flusskreuzfahrten' },
    intro: {
      en: 'Unpack once and let the landscape move. Small ships, a cabin with a view and a town at the gangway nearly every morning.',
      de: 'Einmal auspacken und die Landschaft vorbeiziehen lassen. Kleine Schiffe, eine Kabine mit Aussicht und fast jeden Morgen eine Stadt am Landungssteg.',
    },
  },
  {
    slug: 'rail',
    name: { en: 'Rail journeys', de: 'Bahnreisen' },
    intro: {
      en: 'Window seats, reserved. These tours treat the railway as part of the journey and choose hotels within reach of the platform.',
      de: 'Fensterplätze, reserviert. Diese Reisen nehmen die Bahn als Teil des Erlebnisses und wählen Hotels in Reichweite des Bahnsteigs.',
    },
  },
  {
    slug: 'family',
    name: { en: 'Family', de: 'Familie' },
    intro: {
      en: 'Shorter transfers, family rooms and days that end before tempers do. Children pay less and decide more than usual.',
      de: 'Kürzere Fahrten, Familienzimmer und Tage, die vor der guten Laune enden. Kinder zahlen weniger und bestimmen mehr als sonst.',
    },
  },
  {
    slug: 'coast-and-islands',
    name: { en: 'Coast & islands', de: 'Küste und Inseln' },
    intro: {
      en: 'Harbours, coast paths and ferries that leave when the sea allows. Pack swimwear on top.',
      de: 'Häfen, Küstenpfade und Fähren, die fahren, wenn die See es zulässt. Die Badesachen gehören ganz nach oben in den Koffer.',
    },
  },
  {
    slug: 'winter',
    name: { en: 'Winter & snow', de: 'Winter und Schnee' },
    intro: {
      en: 'Snowshoes, sledges and long blue evenings. Warm clothing can be borrowed on most tours, patience for the northern lights cannot.',
      de: 'Schneeschuhe, Schlitten und lange blaue Abende. Warme Kleidung kann man auf den meisten Reisen leihen, Geduld für das Nordlicht nicht.',
    },
  },
  {
    slug: 'discovery',
    name: { en: 'Small-group discovery', de: 'Entdecken in kleiner Gruppe' },
    intro: {
      en: 'A bit of everything a country is known for, with few people and one good guide. The right choice for a first visit.',
      de: 'Von allem etwas, wofür ein Land bekannt ist, mit wenigen Menschen und einer guten Reiseleitung. Die richtige Wahl für den ersten Besuch.',
    },
  },
  {
    slug: 'private',
    name: { en: 'Private tours', de: 'Private Reisen' },
    intro: {
      en: 'Your own party, your own guide and your own pace. Choose the day of departure and change what you like before you go.',
      de: 'Die eigene Runde, die eigene Reiseleitung und das eigene Tempo. Sie wählen den Tag der Abreise und ändern vorher, was Ihnen lieber ist.',
    },
  },
] as const satisfies readonly DemoStyle[];

/** The slug of a travel style. */
export type StyleSlug = (typeof STYLES)[number]['slug'];
