import type { CallRefusal } from '#contract/problem.ts';
import { type DayProblem, dayProblem } from '#domain/booking/day-problem.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { CheckoutValue } from '../state/checkout-context.tsx';

/** A requested day that cannot be booked, and the reason. */
export type DateWarning = { readonly day: Day; readonly problem: DayProblem };

/** Returns why a price reload was refused because of its day; null for other refusals. */
export function refusedDay(refusal: CallRefusal | null): DayProblem | null {
  const code = refusal?.body?.problems.find(({ path }) => path === 'date')?.code;
  return code === undefined ? null : (problemOfCode[code] ?? 'noDeparture');
}

const problemOfCode: Readonly<Record<string, DayProblem>> = {
  'departure-cancelled': 'departureCancelled',
  'departure-closed': 'departureClosed',
  past: 'past',
  'sold-out': 'soldOut',
  'too-few-places': 'tooFewPlaces',
};

/** Returns the problem of the chosen day, or of the day in the URL while none is chosen. */
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
  // A day that has become available, for a smaller party for example, is not chosen automatically.
  return problem && { day, problem };
}
