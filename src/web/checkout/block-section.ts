import type { Block } from '#domain/booking/problem.ts';

/** A section of the page: a block with something that can be missing, or the option that changes the terms. */
export type SectionName = Block | 'flexible';

/** The id of the section that a block stands in: when to pay is asked beside how, and the terms stand beside the button. */
export function blockSection(block: SectionName): string {
  if (block === 'terms') return 'booking-finish';
  return block === 'plan' ? 'booking-payment' : `booking-${block}`;
}
