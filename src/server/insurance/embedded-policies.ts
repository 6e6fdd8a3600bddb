import type { Words } from '#domain/catalogue/words.ts';

/** The coverage of a policy of the embedded insurer and how its premium is calculated. */
export type Tariff = {
  readonly id: string;
  readonly name: Words;
  readonly summary: Words;
  readonly covers: readonly Words[];
  /** Per adult and day, in euro cents. */
  readonly perDay: number;
  /** Share of the trip price, in basis points. */
  readonly ofPrice: number;
  /** The highest trip price per traveller that it insures, in euro cents. */
  readonly dearest: number;
};

const medical: Words = {
  en: 'Medical treatment abroad, up to €5,000,000 per person',
  de: 'Ärztliche Behandlung im Ausland, bis 5.000.000 € je Person',
};
const homeward: Words = {
  en: 'Transport home when a doctor advises it',
  de: 'Rücktransport, wenn er ärztlich angeraten ist',
};
const assistance: Words = { en: 'Help by phone, day and night', de: 'Hilfe am Telefon, Tag und Nacht' };
const cancellation: Words = {
  en: 'Cancellation for illness, accident or death in the family, up to the price of the trip',
  de: 'Reiserücktritt bei Krankheit, Unfall oder Todesfall in der Familie, bis zum Reisepreis',
};
const interruption: Words = {
  en: 'The days you lose and the way home when the trip must end early',
  de: 'Verlorene Reisetage und die Heimreise, wenn die Reise vorzeitig endet',
};
const luggage: Words = {
  en: 'Lost, stolen or damaged luggage, up to €3,000 per person',
  de: 'Verlorenes, gestohlenes oder beschädigtes Gepäck, bis 3.000 € je Person',
};
const delay: Words = {
  en: 'Hotel and meals after a delay of six hours, up to €500 per person',
  de: 'Hotel und Verpflegung ab sechs Stunden Verspätung, bis 500 € je Person',
};

/** The tariffs, cheapest first. */
export const tariffs: readonly Tariff[] = [
  {
    id: 'medical',
    name: { en: 'Medical', de: 'Krankenschutz' },
    summary: { en: 'Doctor, hospital and the way home.', de: 'Arzt, Krankenhaus und Heimweg.' },
    covers: [medical, homeward, assistance],
    perDay: 190,
    ofPrice: 0,
    dearest: Number.POSITIVE_INFINITY,
  },
  {
    id: 'trip',
    name: { en: 'Medical and cancellation', de: 'Kranken- und Rücktrittsschutz' },
    summary: {
      en: 'As Medical, and your money back when you cannot travel.',
      de: 'Wie Krankenschutz, und Ihr Geld zurück, wenn Sie nicht reisen können.',
    },
    covers: [medical, homeward, assistance, cancellation, interruption],
    perDay: 190,
    ofPrice: 390,
    dearest: 1_500_000,
  },
  {
    id: 'complete',
    name: { en: 'Complete', de: 'Rundumschutz' },
    summary: { en: 'Everything, luggage and delays included.', de: 'Alles, auch Gepäck und Verspätung.' },
    covers: [medical, homeward, assistance, cancellation, interruption, luggage, delay],
    perDay: 260,
    ofPrice: 520,
    dearest: 1_500_000,
  },
];
