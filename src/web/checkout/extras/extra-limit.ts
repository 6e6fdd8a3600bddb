import type { BookingView } from '../state/view.ts';

/** An extra as it is offered. */
export type Extra = BookingView['offers']['extras'][number];
/** One of the options of an extra. */
export type ExtraOption = Extra['options'][number];

/** Why an option's stepper goes no higher: it is not sold, everybody has one, or there are no more for a booking. */
export type ExtraLimit = 'notSold' | 'everybody' | 'most';

/** Why no more of an option can be chosen by so many people; null while more can. */
export function extraLimit(extra: Extra, option: ExtraOption, people: number): ExtraLimit | null {
  if (option.limit === 0) return 'notSold';
  if (option.quantity < option.highest) return null;
  if (extra.per === 'booking') return 'most';
  const chosen = extra.options.reduce((sum, { quantity }) => sum + quantity, 0);
  return chosen >= people ? 'everybody' : 'most';
}
