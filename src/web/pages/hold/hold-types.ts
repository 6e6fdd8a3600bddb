import type { AnswerOf } from '#contract/schemas.ts';

/** A hold as the wire tells it. */
export type Hold = AnswerOf<'loadHold'>['hold'];
