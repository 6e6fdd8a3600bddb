import { FIELDS, type FieldName, type FieldText, fieldTrouble } from '../cards/field-text.ts';
import { askBank } from './parent-port.ts';

/** What the page is told about a card that was handed in; the names of the failures are the shop's own. */
export type TokeniseAnswer =
  | { readonly ok: true; readonly card: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly failure: { readonly code: string; readonly fields?: readonly FieldName[] } };

/** Longer than a bank takes to read a card. */
const patienceMs = 30_000;

const failed = (code: string): TokeniseAnswer => ({ ok: false, failure: { code } });

/** Hands a card to the bank, if the fields are right. */
export async function tokenise(
  fields: Readonly<Record<FieldName, FieldText>>,
  session: string,
  details: Readonly<Record<'cardHolder' | 'billingCountry' | 'billingZip', string>>,
): Promise<TokeniseAnswer> {
  const trouble = fieldTrouble(fields);
  if (trouble?.kind === 'empty') return failed('HOSTED_FIELDS_FIELDS_EMPTY');
  if (trouble) return { ok: false, failure: { code: 'HOSTED_FIELDS_FIELDS_INVALID', fields: trouble.fields } };
  const [number, expiry, code] = FIELDS.map((field) => fields[field].digits);
  const card = { session, number, expiry, code, ...details };
  const { status, answer } = await askBank('/browser/cards', card, AbortSignal.timeout(patienceMs));
  if (status === 200) return { ok: true, card: answer };
  const isAnswer = status >= 400 && status < 500;
  return failed(isAnswer ? 'HOSTED_FIELDS_FAILED_TOKENIZATION' : 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR');
}
