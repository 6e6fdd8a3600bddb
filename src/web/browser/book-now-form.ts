import { lasting } from './storage.ts';

/**
 * The storage keys of the booking page: the form, and for insurance the choice, whether it was offered, the residence
 * of the insured people and the reason for missing cover.
 */
const keys = ['bookNowForm', 'insuranceSelection', 'insuranceLoaded', 'insuranceLocation', 'insuranceNotice'] as const;
export type SavedKey = (typeof keys)[number];
let enabled = true;

/** Returns the saved form of the booking page; null when there is none. */
export const readSavedForm = (key: SavedKey = 'bookNowForm'): string | null => lasting.read(key);

/** Saves the form, unless it was cleared while the page was open. */
export function saveForm(text: string, key: SavedKey = 'bookNowForm'): void {
  if (enabled) lasting.save(key, text);
}

/** Starts a visit to the booking page, which allows the form to be saved. */
export function beginKeeping(): void {
  enabled = true;
}

/** Clears the saved form and stops saving on this page: after success, at logout, or on the visitor's request. */
export function forgetSavedForm(): void {
  enabled = false;
  keys.forEach(lasting.forget);
}
