import { lasting } from './storage.ts';

const key = 'bookNowForm';
let keeping = true;

/** What was typed on the booking page, as it lies on this device; null when there is nothing. */
export const readSavedForm = (): string | null => lasting.read(key);

/** Keeps what was typed, unless it was forgotten while the page was open. */
export function keepSavedForm(text: string): void {
  if (keeping) lasting.keep(key, text);
}

/** What is kept about insurance beside the form: the choice, whether it was offered, where the insured people live, and why there is no cover. */
const insuranceKeys = ['insuranceSelection', 'insuranceLoaded', 'insuranceLocation', 'insuranceNotice'] as const;
export type SavedInsurance = Readonly<Record<(typeof insuranceKeys)[number], string | null>>;

/** What was chosen about insurance, as it lies on this device. */
export const readSavedInsurance = (): SavedInsurance =>
  Object.fromEntries(insuranceKeys.map((name) => [name, lasting.read(name)])) as SavedInsurance;

/** Keeps what was chosen about insurance, unless the form was forgotten while the page was open. */
export function keepSavedInsurance(saved: SavedInsurance): void {
  if (!keeping) return;
  for (const name of insuranceKeys) {
    const text = saved[name];
    if (text === null) lasting.forget(name);
    else lasting.keep(name, text);
  }
}

/** Starts a visit to the booking page, on which may be kept what is typed. */
export function beginKeeping(): void {
  keeping = true;
}

/** Forgets what was typed, and keeps nothing more of this page: after success, at log-out, or when the visitor says so. */
export function forgetSavedForm(): void {
  keeping = false;
  for (const name of [key, ...insuranceKeys]) lasting.forget(name);
}
