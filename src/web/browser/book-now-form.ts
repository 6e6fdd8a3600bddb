import { lasting } from './storage.ts';

/**
 * What is kept of the booking page on this device: what was typed, and about insurance the choice, whether it was offered, where the
 * insured people live, and why there is no cover.
 */
const keys = ['bookNowForm', 'insuranceSelection', 'insuranceLoaded', 'insuranceLocation', 'insuranceNotice'] as const;
export type SavedKey = (typeof keys)[number];
let keeping = true;

/** What was typed on the booking page, as it lies on this device; null when there is nothing. */
export const readSavedForm = (key: SavedKey = 'bookNowForm'): string | null => lasting.read(key);

/** Keeps what was typed, unless it was forgotten while the page was open. */
export function keepSavedForm(text: string, key: SavedKey = 'bookNowForm'): void {
  if (keeping) lasting.keep(key, text);
}

/** Starts a visit to the booking page, on which may be kept what is typed. */
export function beginKeeping(): void {
  keeping = true;
}

/** Forgets what was typed, and keeps nothing more of this page: after success, at log-out, or when the visitor says so. */
export function forgetSavedForm(): void {
  keeping = false;
  keys.forEach(lasting.forget);
}
