import type { AnswerOf } from '#contract/schemas.ts';

/** A hold as sent by the server. */
export type Hold = AnswerOf<'loadHold'>['hold'];
