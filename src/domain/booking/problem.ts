import type { PassengerTypeFacts } from '#domain/catalogue/facts.ts';

/** The blocks of the booking page in their order, each with something that can be missing. */
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

/** Something that keeps a booking from being made: where it is, what it is, and how it is reported. */
export interface Problem {
  readonly block: Block;
  readonly code: string;
  readonly path: string;
  readonly report: string;
  /** The passenger type that would fit, where another one was chosen. */
  readonly fits?: PassengerTypeFacts;
}

/** The same problems in the order of the page; those of one block keep theirs. */
export const inPageOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((one, other) => BLOCKS.indexOf(one.block) - BLOCKS.indexOf(other.block));
