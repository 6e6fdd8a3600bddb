import type { Block } from '#domain/booking/problem.ts';

/** A section of the page: a block that can be incomplete, or the option that changes the terms. */
export type SectionName = Block | 'flexible';

/**
 * Returns the section id of a block; the plan is part of the payment section, and the terms are next to the submit
 * button.
 */
export function blockSection(block: SectionName): string {
  if (block === 'terms') return 'booking-finish';
  return block === 'plan' ? 'booking-payment' : `booking-${block}`;
}
