import type { PassengerTypeFacts } from '#domain/catalogue/facts.ts';

/** The blocks of the booking page, in order. */
export const BLOCKS = [
  'date',
  'passengers',
  'rooms',
  'extras',
  'travellers',
  'insurance',
  'membership',
  'savings',
  'plan',
  'payment',
  'terms',
] as const;

/** One of the blocks of the booking page. */
export type Block = (typeof BLOCKS)[number];

/** What prevents a booking: where it is, what it is, and how it is reported. */
export interface Problem {
  readonly block: Block;
  readonly code: string;
  readonly path: string;
  readonly report: string;
  /** The passenger type that would fit, when another one was chosen. */
  readonly fits?: PassengerTypeFacts;
}

/** Returns the problems in page order; the order within a block does not change. */
export const inPageOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((one, other) => BLOCKS.indexOf(one.block) - BLOCKS.indexOf(other.block));
