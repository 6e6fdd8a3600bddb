import type { CallRefusal } from '#contract/problem.ts';
import { type DayTrouble, dayTrouble } from '#domain/booking/day-problem.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Desk } from '../state/checkout-context.tsx';

/** A day that cannot be booked although it was asked for, and why. */
export type DateWarning = { readonly day: Day; readonly trouble: DayTrouble };

/** Why a price reload was refused because of its day; null when it was not. */
export function refusedDay(refusal: CallRefusal | null): DayTrouble | null {
  const code = refusal?.body?.problems.find(({ path }) => path === 'date')?.code;
  return code === undefined ? null : (troubles[code] ?? 'noDeparture');
}

const troubles: Readonly<Record<string, DayTrouble>> = {
  past: 'past',
  'sold-out': 'soldOut',
  'too-few-places': 'tooFewPlaces',
};

/** What is wrong with the chosen day, or with the one that the address asked for while none is chosen. */
export function dateWarning({
  checkout,
  price,
  opening,
}: Pick<Desk, 'checkout' | 'price' | 'opening'>): DateWarning | null {
  const { selection, context } = checkout;
  const day = selection.day ?? opening.address.day;
  if (day === null) return null;
  const refused = selection.day !== null && price.state === 'failed' ? refusedDay(price.failure) : null;
  const trouble = dayTrouble(selection.party, day, context) ?? refused;
  // A day that has become possible, with fewer travellers perhaps, waits in the calendar to be chosen.
  return trouble && { day, trouble };
}
