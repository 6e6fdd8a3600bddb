import type { Block } from '#domain/booking/problem.ts';

/** A section of the page: a block with something that can be missing, or the option that changes the terms. */
export type SectionName = Block | 'flexible';

/** The id of the section that a block stands in; the terms stand beside the button. */
export const blockSection = (block: SectionName): string =>
  block === 'terms' || block === 'payment' ? 'booking-finish' : `booking-${block}`;
