import type { DemoContinent } from './marketplace.ts';

/** The continents of the destination pages, in menu order. */
export const CONTINENTS: readonly DemoContinent[] = [
  {
    slug: 'europe',
    name: { en: 'Europe', de: 'Europa' },
    intro: {
      en: 'Nowhere else do language, kitchen and skyline change so often in a day by train. Europe suits those who like to walk into the next country, or cycle, or drift there on a river.',
      de: 'Nirgends sonst wechseln Sprache, Küche und Silhouette so oft an einem Tag im Zug. Europa passt zu allen, die gern zu Fuß, mit dem Rad oder auf einem Fluss ins nächste Land gelangen.',
    },
  },
  {
    slug: 'asia',
    name: { en: 'Asia', de: 'Asien' },
    intro: {
      en: 'From the Bosporus to the Pacific, Asia has the highest mountains, the longest caravan roads and breakfasts of every temperature. Choose a small part and take your time.',
      de: 'Vom Bosporus bis zum Pazifik hat Asien die höchsten Berge, die längsten Karawanenwege und Frühstücke jeder Temperatur. Am besten wählt man einen kleinen Teil und lässt sich Zeit.',
    },
  },
  {
    slug: 'africa',
    name: { en: 'Africa', de: 'Afrika' },
    intro: {
      en: 'Africa is desert and delta, medina and savanna, and far too large for one idea of it. Our operators here are mostly local and know which track is passable after rain.',
      de: 'Afrika ist Wüste und Delta, Medina und Savanne und viel zu groß für ein einziges Bild davon. Unsere Veranstalter sind hier meist vor Ort zu Hause und wissen, welche Piste nach dem Regen befahrbar ist.',
    },
  },
  {
    slug: 'north-america',
    name: { en: 'North & Central America', de: 'Nord- und Mittelamerika' },
    intro: {
      en: 'Between the Canadian Rockies and the Panama Canal lie canyons, cloud forests, Maya cities and a few of the great roads of the world.',
      de: 'Zwischen den kanadischen Rockies und dem Panamakanal liegen Canyons, Nebelwälder, Maya-Städte und einige der großen Straßen der Welt.',
    },
  },
  {
    slug: 'south-america',
    name: { en: 'South America', de: 'Südamerika' },
    intro: {
      en: 'The Andes run the whole length of South America, with rainforest on one side and desert on much of the other. Every tour here goes up and down a good deal.',
      de: 'Die Anden ziehen sich durch ganz Südamerika, mit Regenwald auf der einen und über weite Strecken Wüste auf der anderen Seite. Jede Reise geht hier ein gutes Stück auf und ab.',
    },
  },
  {
    slug: 'oceania',
    name: { en: 'Australia & Oceania', de: 'Australien und Ozeanien' },
    intro: {
      en: 'Red desert, green fjords and reefs in every shade of blue: the far side of the world is worth the long flight when one stays a while.',
      de: 'Rote Wüste, grüne Fjorde und Riffe in allen Blautönen: Das andere Ende der Welt lohnt den langen Flug, wenn man eine Weile bleibt.',
    },
  },
];
