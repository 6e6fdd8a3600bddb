import type { z } from 'zod';
import type { Refusal } from '../platform/refusal.ts';

type Wording = { readonly words: string; readonly values?: Readonly<Record<string, string | number>> };
type Issue = z.core.$ZodIssue;

/** Problem codes by the expected type of a value. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'input-text',
  number: 'input-number',
  int: 'not-whole',
  boolean: 'input-boolean',
  array: 'input-list',
  object: 'input-group',
  record: 'input-group',
};

const formatWords: Readonly<Record<string, string>> = {
  date: 'input-date',
  email: 'email-invalid',
  url: 'input-url',
  uuid: 'input-id',
};

function sizeWording(origin: string, limit: number, side: 'min' | 'max'): Wording {
  if (origin === 'string' && side === 'min' && limit <= 1) return { words: 'input-missing' };
  const kind = origin === 'string' ? 'length' : ['array', 'set', 'object', 'map'].includes(origin) ? 'count' : 'value';
  return { words: `input-${side}-${kind}`, values: { limit } };
}

function wordingOf(issue: Issue): Wording {
  if (issue.code === 'invalid_type')
    return { words: issue.input === undefined ? 'input-missing' : (typeWords[issue.expected] ?? 'input-invalid') };
  if (issue.code === 'too_small') return sizeWording(issue.origin, Number(issue.minimum), 'min');
  if (issue.code === 'too_big') return sizeWording(issue.origin, Number(issue.maximum), 'max');
  if (issue.code === 'invalid_format') return { words: formatWords[issue.format] ?? 'input-format' };
  if (issue.code === 'invalid_value')
    return issue.input === undefined
      ? { words: 'input-missing' }
      : { words: 'input-option', values: { options: issue.values.map(String).join(', ').slice(0, 300) } };
  return { words: issue.code === 'unrecognized_keys' ? 'input-unknown' : 'input-invalid' };
}

/** Converts schema errors to problems with our own messages instead of the library's. */
export const inputProblems = (error: z.ZodError): Refusal['problems'] =>
  error.issues.map((issue) => ({ path: issue.path.join('.'), code: issue.code ?? 'invalid', ...wordingOf(issue) }));
