import type { CallName } from '#contract/list.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Caller } from './caller.ts';
import type { Refusal } from './refusal.ts';

/** A use case for each call of the list; the compiler refuses a list with a call nobody answers. */
export type Handlers = {
  readonly [Name in CallName]: (request: ParsedOf<Name>, caller: Caller) => Promise<AnswerOf<Name> | Refusal>;
};
