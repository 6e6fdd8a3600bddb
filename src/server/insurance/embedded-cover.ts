import type { Words } from '#domain/catalogue/words.ts';
import type { Coverage, Residence } from './port.ts';

const sanctions: Words = {
  en: 'Because of international sanctions we cannot offer insurance to people who live in this country.',
  de: 'Wegen internationaler Sanktionen können wir Menschen, die in diesem Land wohnen, keine Versicherung anbieten.',
};
const notLicensed: Words = {
  en: 'Our insurer is not licensed in this country, so people who live there cannot be insured through us.',
  de: 'Unser Versicherer ist in diesem Land nicht zugelassen; wer dort wohnt, kann sich nicht über uns versichern.',
};
const notApproved = (state: string): Words => ({
  en: `This insurance is not approved for people who live in ${state}.`,
  de: `Diese Versicherung ist für Menschen, die in ${state} wohnen, nicht zugelassen.`,
});

const countriesWithoutCover = new Map<string, Words>([
  ...['BY', 'CU', 'IR', 'KP', 'RU', 'SY'].map((code) => [code, sanctions] as const),
  ...['AF', 'BR', 'CN', 'IN', 'LY', 'SD', 'SO', 'SS', 'VE', 'YE'].map((code) => [code, notLicensed] as const),
]);

const statesWithoutCover = new Map<string, Words>([
  ['CA-QC', notApproved('Quebec')],
  ['US-NY', notApproved('New York')],
  ['US-WA', notApproved('Washington')],
]);

/** Destinations that the embedded insurer does not cover. */
export const destinationsWithoutCover: ReadonlySet<string> = new Set(['AF', 'KP', 'LY', 'SD', 'SO', 'SS', 'SY', 'YE']);

/** Returns whether the embedded insurer covers residents of a country or state. */
export function embeddedCoverage({ country, state }: Residence): Coverage {
  const message = countriesWithoutCover.get(country) ?? (state && statesWithoutCover.get(`${country}-${state}`));
  return message ? { covered: false, message } : { covered: true, zipRequired: country === 'US' };
}
