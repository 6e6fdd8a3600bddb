import { FIELDS, type FieldName, type FieldText, fieldProblem } from '../cards/field-text.ts';
import { askBank } from './parent-port.ts';

/** The result of submitting a card as sent to the page; error codes are the shop's. */
export type TokeniseAnswer =
  | { readonly ok: true; readonly card: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly failure: { readonly code: string; readonly fields?: readonly FieldName[] } };

/** Longer than the bank takes to validate a card. */
const timeoutMs = 30_000;

const failed = (code: string): TokeniseAnswer => ({ ok: false, failure: { code } });

/** Submits a card to the bank if the fields are valid. */
export async function tokenise(
  fields: Readonly<Record<FieldName, FieldText>>,
  session: string,
  details: Readonly<Record<'cardHolder' | 'billingCountry' | 'billingZip', string>>,
): Promise<TokeniseAnswer> {
  const problem = fieldProblem(fields);
  if (problem?.kind === 'empty') return failed('HOSTED_FIELDS_FIELDS_EMPTY');
  if (problem) return { ok: false, failure: { code: 'HOSTED_FIELDS_FIELDS_INVALID', fields: problem.fields } };
  const [number, expiry, code] = FIELDS.map((field) => fields[field].digits);
  const card = { session, number, expiry, code, ...details };
  const { status, answer } = await askBank('/browser/cards', card, AbortSignal.timeout(timeoutMs));
  if (status === 200) return { ok: true, card: answer };
  const isAnswer = status >= 400 && status < 500;
  return failed(isAnswer ? 'HOSTED_FIELDS_FAILED_TOKENIZATION' : 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR');
}
