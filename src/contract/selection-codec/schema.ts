import { z } from 'zod';
import { type SentKinds, type ShownKinds, sentKinds, shownKinds } from './codec.ts';
import { type AnswerKinds, answerKinds, type RequestKinds, requestKinds } from './kinds.ts';

const shapeOf = (kinds: Readonly<Record<string, string>>, schemas: Readonly<Record<string, z.ZodType>>) =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, schemas[kind]]));

/** The parts of a request that say what is selected. */
export const selectionRequest = shapeOf(sentKinds, requestKinds) as unknown as {
  readonly [Name in keyof SentKinds]: RequestKinds[SentKinds[Name]];
};

/** The selection as it holds now: what was sent, less what is no longer offered. */
export const settledSelection = z.object(
  shapeOf(shownKinds, answerKinds) as unknown as { readonly [Name in keyof ShownKinds]: AnswerKinds[ShownKinds[Name]] },
);
