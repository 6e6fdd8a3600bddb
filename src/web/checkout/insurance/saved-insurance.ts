import type { Instant } from '#domain/calendar/instant.ts';
import type { InsuranceChoice, KeptInsurance } from '#domain/insurance/choice.ts';
import { keepSavedForm, readSavedForm, type SavedKey } from '../../browser/book-now-form.ts';
import { lasting } from '../../browser/storage.ts';
import { keptFor, type SavedFor } from '../state/saved/saved-map.ts';

/** What was chosen about insurance, as it lies on this device; empty where there is nothing. */
type SavedInsurance = Readonly<Record<Exclude<SavedKey, 'bookNowForm'>, string>>;

/** Reads what lies on this device. */
export const readSavedInsurance = (): SavedInsurance => {
  const read = (key: SavedKey) => readSavedForm(key) ?? '';
  return {
    insuranceSelection: read('insuranceSelection'),
    insuranceLoaded: read('insuranceLoaded'),
    insuranceLocation: read('insuranceLocation'),
    insuranceNotice: read('insuranceNotice'),
  };
};

/** Keeps it on this device, unless the form was forgotten while the page was open. */
export function keepSavedInsurance(saved: SavedInsurance): void {
  for (const [key, text] of Object.entries(saved)) {
    if (text === '') lasting.forget(key);
    else keepSavedForm(text, key as SavedKey);
  }
}

const forgotten: SavedInsurance = {
  insuranceSelection: '',
  insuranceLoaded: '',
  insuranceLocation: '',
  insuranceNotice: '',
};

/** A choice as it is kept on this device: nothing of one that nobody made. */
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
  return age >= 0 && age < keptFor;
};

/** Reads what was kept; null when it is none of ours, of another tour or account, or too old. */
export function readInsurance(saved: SavedInsurance, { objectId, account, now }: SavedFor): KeptInsurance | null {
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
