import { z } from 'zod';
import { type AnswerFieldKinds, answerFieldKinds, type SentKinds, sentKinds } from './codec.ts';
import { type AnswerKinds, answerKinds, type RequestKinds, requestKinds } from './kinds.ts';

const shapeOf = (kinds: Readonly<Record<string, string>>, schemas: Readonly<Record<string, z.ZodType>>) =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, schemas[kind]]));

/** The parts of a request that define the selection. */
export const selectionRequest = shapeOf(sentKinds, requestKinds) as unknown as {
  readonly [Name in keyof SentKinds]: RequestKinds[SentKinds[Name]];
};

/** The current selection: what was sent, less what is no longer offered. */
export const settledSelection = z.object(
  shapeOf(answerFieldKinds, answerKinds) as unknown as {
    readonly [Name in keyof AnswerFieldKinds]: AnswerKinds[AnswerFieldKinds[Name]];
  },
);
