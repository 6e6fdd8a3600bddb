import { readForm, writeForm } from '#contract/selection-codec/codec.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import { isDocumentField } from '#domain/party/document-field.ts';
import type { TravellerForm } from '#domain/party/traveller-form.ts';
import { fieldId } from '../../field-id.ts';
import type { Checkout, SavedAnswers } from '../checkout.ts';

/** How long the input is saved: 7 days. */
export const savedForMs = 7 * 86_400_000;

/** The tour and account that a saved form belongs to, and the current time. */
export type SavedFor = { readonly objectId: number; readonly account: string | null; readonly now: Instant };

const boxes = ['acceptedTerms', 'acceptedDataTerms'] as const;

/** Serialises the input as a map of ids and values, without documents or payment details. */
export function writeSaved(checkout: Checkout, { objectId, account, now }: SavedFor): Record<string, string> {
  const forms = checkout.forms.flatMap((form, index) => [
    [fieldId(`travellers.${index}`), String(form.typeId)],
    ...Object.entries(form.values)
      .filter(([field, value]) => value !== '' && !isDocumentField(field))
      .map(([field, value]) => [fieldId(`travellers.${index}.${field}`), value]),
  ]);
  return Object.fromEntries([
    ['objectId', String(objectId)],
    ['account', account ?? ''],
    ['savedAt', String(now)],
    ...writeForm(checkout.selection),
    ...forms,
    ...boxes.map((box) => [fieldId(box), checkout[box] ? '1' : '0']),
  ]);
}

/** Parses a saved form; returns null when it is invalid, expired, or belongs to another tour or account. */
export function readSaved(text: string | null, { objectId, account, now }: SavedFor): SavedAnswers | null {
  const map = mapIn(text);
  const age = now - Number(map.savedAt);
  if (map.objectId !== String(objectId) || !(age >= 0 && age < savedForMs)) return null;
  if (map.account && map.account !== account) return null;
  return {
    forms: formsIn(map),
    acceptedTerms: map[fieldId('acceptedTerms')] === '1',
    acceptedDataTerms: map[fieldId('acceptedDataTerms')] === '1',
    changes: readForm(Object.entries(map)),
  };
}

function mapIn(text: string | null): Readonly<Record<string, string>> {
  try {
    const map: unknown = JSON.parse(text ?? '');
    if (typeof map !== 'object' || map === null) return {};
    return Object.fromEntries(Object.entries(map).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

const formId = new RegExp(`^${fieldId('travellers.')}(\\d{1,2})(?:-(.+))?$`);

function formsIn(map: Readonly<Record<string, string>>): TravellerForm[] {
  const forms = new Map<number, { typeId: number; values: Record<string, string> }>();
  const formAt = (index: number) => {
    const form = forms.get(index) ?? { typeId: 0, values: {} };
    forms.set(index, form);
    return form;
  };
  for (const [id, value] of Object.entries(map)) {
    const [, index, field] = formId.exec(id) ?? [];
    if (index === undefined) continue;
    if (field === undefined) formAt(Number(index)).typeId = Number(value);
    else if (!isDocumentField(field)) formAt(Number(index)).values[field] = value;
  }
  return [...forms].sort(([one], [other]) => one - other).map(([, form], key) => ({ key, ...form }));
}
