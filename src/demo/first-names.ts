import type { ContinentSlug } from './marketplace.ts';
import type { Random } from './random.ts';

/** Travellers' countries with their weights and first names. */
const TRAVELLERS: readonly (readonly [countryCode: string, weight: number, names: string])[] = [
  ['GB', 20, 'Helen Martin Priya Oliver Fiona Graham Becky Tariq Susan Callum Diane Hugh Nisha Rosie Alan Gemma'],
  ['US', 18, 'Jennifer Mark Latoya Brian Karen Miguel Ashley Dave Sharon Kevin Emily Tyrone Nancy Jeff Monica Paul'],
  [
    'DE',
    20,
    'Sabine Jürgen Anke Matthias Aylin Stefan Birgit Tobias Heike Jonas Ulrike Mehmet Katrin Dieter Lena Frank',
  ],
  ['AT', 6, 'Gerhard Elisabeth Markus Theresa Franz Eva Florian Ingrid'],
  ['CH', 6, 'Reto Ursula Beat Nadine Urs Corinne Marco Silvia'],
  ['NL', 5, 'Joost Marijke Bram Femke Pieter Sanne Willem Anouk'],
  ['AU', 7, 'Shane Kylie Bruce Mei Darren Tegan Wayne Natalie'],
  ['CA', 6, 'Heather Marc Chantal Doug Simran Colleen Raj Denis'],
  ['IE', 4, 'Aoife Declan Siobhán Cormac Niamh Eoin'],
  ['NZ', 3, 'Hemi Rachel Craig Aroha Stuart Jo'],
  ['FR', 4, 'Camille Julien Brigitte Karim Élodie Pascal'],
  ['SE', 3, 'Linnea Anders Karin Oskar Maja Lars'],
  ['ES', 2, 'Marta Javier Nuria Iñaki'],
  ['IT', 2, 'Chiara Paolo Francesca Davide'],
  ['IN', 2, 'Ananya Vikram Meera Rohan'],
  ['SG', 2, 'Weiling Marcus Siti Kelvin'],
];

const GUIDES: Readonly<Record<ContinentSlug, string>> = {
  europe: 'Marta Luca Ana Pavel Ilse Niko Clara Tomás Eszter Bjørn Katja Giulia Rui Maeve Andrei Sofia Henrik Mila',
  asia: 'Mei Arun Linh Somchai Aiko Kenji Nilufar Timur Dewi Prakash Hana Sokha Nino Levan Yuki Batbayar Farida Anil',
  africa: 'Amina Joseph Youssef Grace Thabo Hassan Naledi Samuel Fatima Lindiwe Peter Zanele Karim Esther Moses Leila',
  'north-america': 'Diego Emily Marisol Jake Lucía Dwayne Rosa Hannah Pedro Aiyana Carlos Megan',
  'south-america': 'Valentina Mateo Luz Jorge Camila Wayra Rodrigo Paula Thiago Rosario Ignacio Illa',
  oceania: 'Hemi Kirra Jack Moana Tess Rawiri Lily Sefo Bindi Cameron',
};

/** Returns the first name and country of a reviewer. */
export function somebody(random: Random): { firstName: string; countryCode: string } {
  const [countryCode, names] = random.weighted(
    TRAVELLERS.map(([code, weight, list]) => [[code, list] as const, weight]),
  );
  return { firstName: random.pick(names.split(' ')), countryCode };
}

/** Returns a first name of a country. */
export function firstNameFrom(countryCode: string, random: Random): string {
  const names = TRAVELLERS.find(([code]) => code === countryCode)?.[2];
  if (!names) throw new RangeError(`no first names for ${countryCode}`);
  return random.pick(names.split(' '));
}

/** Returns the first names of a tour's guides. */
export const guidesIn = (continent: ContinentSlug, random: Random): string[] =>
  random.some(GUIDES[continent].split(' '), 3);
