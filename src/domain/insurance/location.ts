/** The place where an insured person lives. */
export interface InsuranceLocation {
  readonly countryId: number | null;
  readonly stateId: number | null;
  readonly zip: string;
}

/** An empty location. */
export const NO_LOCATION: InsuranceLocation = { countryId: null, stateId: null, zip: '' };

/** The country whose parts are called provinces: Canada. */
export const PROVINCE_COUNTRY_ID = 32;

/** Returns what a part of a country is called. */
export const regionLabel = (countryId: number | null): 'Province' | 'State' =>
  countryId === PROVINCE_COUNTRY_ID ? 'Province' : 'State';

/** Returns whether a text is a zip code: five digits, not all zeros, optionally followed by a hyphen and four more. */
export const isZip = (text: string): boolean => /^(?!00000)\d{5}(-\d{4})?$/.test(text.trim());
