import type { CallRefusal } from '#contract/problem.ts';
import { type DayProblem, dayProblem } from '#domain/booking/day-problem.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { CheckoutValue } from '../state/checkout-context.tsx';

/** A day that cannot be booked although it was asked for, and why. */
export type DateWarning = { readonly day: Day; readonly problem: DayProblem };

/** Why a price reload was refused because of its day; null when it was not. */
export function refusedDay(refusal: CallRefusal | null): DayProblem | null {
  const code = refusal?.body?.problems.find(({ path }) => path === 'date')?.code;
  return code === undefined ? null : (problemOfCode[code] ?? 'noDeparture');
}

const problemOfCode: Readonly<Record<string, DayProblem>> = {
  past: 'past',
  'sold-out': 'soldOut',
  'too-few-places': 'tooFewPlaces',
};

/** What is wrong with the chosen day, or with the one that the address asked for while none is chosen. */
export function dateWarning({
  checkout,
  price,
  opening,
}: Pick<CheckoutValue, 'checkout' | 'price' | 'opening'>): DateWarning | null {
  const { selection, context } = checkout;
  const day = selection.day ?? opening.address.day;
  if (day === null) return null;
  const refused = selection.day !== null && price.state === 'failed' ? refusedDay(price.failure) : null;
  const problem = dayProblem(selection.party, day, context) ?? refused;
  // A day that has become possible, with fewer travellers perhaps, waits in the calendar to be chosen.
  return problem && { day, problem };
}
