import type { CallName } from '#contract/list.ts';
import { hasCardNumber, withoutCardNumbers } from '#domain/text/card-numbers.ts';
import { Refusal } from '../platform/refusal.ts';

/** Fields that are needed unchanged; none of them is stored or forwarded as text. */
const exactFields = new Set(['password', 'currentPassword', 'paymentBlob']);
/** Endpoints whose `document` is a file. */
const fileDocuments = new Set<CallName>(['applyForAgency']);
/** The travellers' details, which the booking checks by the type of each field. */
const judgedFields = new Set(['passengers']);
/** Personal names, which would be wrong if part of them were removed. */
const nameFields = new Set(['name', 'firstName', 'lastName', 'first_name', 'last_name', 'cardHolder']);
/** Endpoints where a name is not a personal name. */
const namesOfThings = new Set<CallName>([
  'uploadAttachment',
  'reportJavascriptError',
  'createTour',
  'uploadDepartureImport',
]);

type Found = { readonly paths: string[]; readonly hasFile: boolean };

function strike(value: unknown, path: string, isName: (field: string) => boolean, found: Found): unknown {
  if (typeof value === 'string') {
    if (!hasCardNumber(value)) return value;
    if (isName(path.slice(path.lastIndexOf('.') + 1))) found.paths.push(path);
    return withoutCardNumbers(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, index) => strike(item, `${path}.${index}`, isName, found));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      exactFields.has(key) || (path === '' && (judgedFields.has(key) || (found.hasFile && key === 'document')))
        ? inner
        : strike(inner, path === '' ? key : `${path}.${key}`, isName, found),
    ]),
  );
}

/**
 * Removes card numbers from every text of a request, so that none is stored, sent or logged. A write with a card number
 * in a personal name is rejected. The nesting depth has been limited before.
 */
export function strikeCardNumbers(
  name: CallName,
  effect: 'read' | 'write',
  sent: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | Refusal {
  const found: Found = { paths: [], hasFile: fileDocuments.has(name) };
  const isName = (field: string): boolean => effect === 'write' && nameFields.has(field) && !namesOfThings.has(name);
  const clean = strike(sent, '', isName, found) as Record<string, unknown>;
  if (found.paths.length === 0) return clean;
  return new Refusal(422, 'invalid', { problems: found.paths.map((path) => ({ path, code: 'card-number' })) });
}
