import type { CallName } from '#contract/list.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Caller } from './caller.ts';
import type { Refusal } from './refusal.ts';

/** One use case for each endpoint in the list; a missing one is a type error. */
export type Handlers = {
  readonly [Name in CallName]: (request: ParsedOf<Name>, caller: Caller) => Promise<AnswerOf<Name> | Refusal>;
};
