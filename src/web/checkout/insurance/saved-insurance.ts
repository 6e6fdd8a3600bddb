import type { Instant } from '#domain/calendar/instant.ts';
import type { InsuranceChoice, StoredInsurance } from '#domain/insurance/choice.ts';
import { readSavedForm, type SavedKey, saveForm } from '../../browser/book-now-form.ts';
import { lasting } from '../../browser/storage.ts';
import { type SavedFor, savedForMs } from '../state/saved/saved-map.ts';

/** The insurance choice in local storage; empty strings for missing keys. */
type SavedInsurance = Readonly<Record<Exclude<SavedKey, 'bookNowForm'>, string>>;

/** Reads the insurance choice from local storage. */
export const readSavedInsurance = (): SavedInsurance => {
  const read = (key: SavedKey) => readSavedForm(key) ?? '';
  return {
    insuranceSelection: read('insuranceSelection'),
    insuranceLoaded: read('insuranceLoaded'),
    insuranceLocation: read('insuranceLocation'),
    insuranceNotice: read('insuranceNotice'),
  };
};

/** Stores the insurance choice, unless the saved form was cleared while the page was open. */
export function saveInsurance(saved: SavedInsurance): void {
  for (const [key, text] of Object.entries(saved)) {
    if (text === '') lasting.forget(key);
    else saveForm(text, key as SavedKey);
  }
}

const forgotten: SavedInsurance = {
  insuranceSelection: '',
  insuranceLoaded: '',
  insuranceLocation: '',
  insuranceNotice: '',
};

/** Serialises a choice for local storage; returns nothing when no choice was made. */
export function writeInsurance(
  { answer, policyId, location, needsState, needsZip, notice }: InsuranceChoice,
  loaded: boolean,
  { objectId, account, now }: SavedFor,
): SavedInsurance {
  if (answer === 'undecided' && notice === null) return forgotten;
  return {
    insuranceSelection: JSON.stringify({ objectId, account, savedAt: now, answer, policyId }),
    insuranceLoaded: loaded ? '1' : '0',
    insuranceLocation: location.countryId === null ? '' : JSON.stringify({ ...location, needsState, needsZip }),
    insuranceNotice: notice ?? '',
  };
}

const textOr = <Other>(value: unknown, other: Other): string | Other => (typeof value === 'string' ? value : other);
const idOr = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);

function mapIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const isFresh = (savedAt: unknown, now: Instant): boolean => {
  const age = now - Number(savedAt);
  return age >= 0 && age < savedForMs;
};

/** Parses a stored choice; returns null when it is invalid, expired, or belongs to another tour or account. */
export function readInsurance(saved: SavedInsurance, { objectId, account, now }: SavedFor): StoredInsurance | null {
  const selection = mapIn(saved.insuranceSelection);
  if (selection.objectId !== objectId || !isFresh(selection.savedAt, now)) return null;
  if (selection.account !== null && selection.account !== account) return null;
  const { answer } = selection;
  if (answer !== 'yes' && answer !== 'no' && answer !== 'undecided') return null;
  const place = mapIn(saved.insuranceLocation);
  return {
    answer,
    policyId: textOr(selection.policyId, null),
    location: { countryId: idOr(place.countryId), stateId: idOr(place.stateId), zip: textOr(place.zip, '') },
    needsState: place.needsState === true,
    needsZip: place.needsZip === true,
    notice: saved.insuranceNotice || null,
  };
}
