import type { Block, Problem } from '#domain/booking/problem.ts';
import { blockSection } from '../block-section.ts';
import type { Submitting } from './use-submission.ts';

/** An empty form is reported as a problem of its own, but its fields report theirs as well. */
export const hasDetail = ({ code }: Problem): boolean => code !== 'dataEmpty';

/** Returns the blocks with problems in the last submission, in page order. */
export function missingBlocks(
  problems: readonly Problem[],
  { attempt, failure }: Pick<Submitting, 'attempt' | 'failure'>,
): Block[] {
  if (attempt === 0) return [];
  const card = failure?.kind === 'fields' ? failure.problems.map(() => 'payment' as const) : [];
  const refused = failure?.kind === 'problems' ? failure.problems.map(({ block }) => block) : [];
  return [...problems.filter(hasDetail).map(({ block }) => block), ...card, ...refused];
}

/**
 * Returns the other incomplete blocks for the first section with an error; null elsewhere, and when there are no
 * others.
 */
export function othersMissing(missing: readonly Block[], section: string): readonly Block[] | null {
  const [first, ...others] = missing;
  return first !== undefined && others.length > 0 && blockSection(first) === section ? others : null;
}
