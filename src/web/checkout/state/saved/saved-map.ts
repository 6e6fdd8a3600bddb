import { decodeForm, encodeForm } from '#contract/form.ts';
import { inputNames } from '#contract/wire/input-names.ts';
import { writeLoadData } from '#contract/wire/load-data.ts';
import type { Change } from '#domain/booking/change.ts';
import { parseDay } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import { isDocumentField } from '#domain/party/document-field.ts';
import { isMinor } from '#domain/party/passengers.ts';
import type { TravellerForm } from '#domain/party/traveller-form.ts';
import { fieldId } from '../../field-id.ts';
import type { Checkout, SavedAnswers } from '../checkout.ts';

/** How long what was typed is kept: 7 days. */
export const keptFor = 7 * 86_400_000;

/** Whose form it is, where it belongs, and when it was kept. */
export type SavedFor = { readonly objectId: number; readonly account: string | null; readonly now: Instant };

const boxes = ['acceptedTerms', 'acceptedDataTerms'] as const;

/** What was typed and chosen, as a map of ids and values: never a document, and nothing about payment. */
export function writeSaved(checkout: Checkout, { objectId, account, now }: SavedFor): Record<string, string> {
  const { paymentOption: _, chargeMethod: __, ...choices } = writeLoadData(checkout.selection);
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
    ...encodeForm(choices).filter(([, value]) => value !== ''),
    ...forms,
    ...boxes.map((box) => [fieldId(box), checkout[box] ? '1' : '0']),
  ]);
}

/** Reads what was kept; null when it is none of ours, of another tour or account, or too old. */
export function readSaved(text: string | null, { objectId, account, now }: SavedFor): SavedAnswers | null {
  const map = mapIn(text);
  const age = now - Number(map.savedAt);
  if (map.objectId !== String(objectId) || !(age >= 0 && age < keptFor)) return null;
  if (map.account && map.account !== account) return null;
  return {
    forms: formsIn(map),
    acceptedTerms: map[fieldId('acceptedTerms')] === '1',
    acceptedDataTerms: map[fieldId('acceptedDataTerms')] === '1',
    changes: changesIn(map),
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

type Tree = Readonly<Record<string, unknown>>;
const branch = (value: unknown): Tree => (typeof value === 'object' && value !== null ? (value as Tree) : {});
const numbers = (value: unknown): [number, number][] =>
  Object.entries(branch(value)).flatMap(([id, count]) =>
    /^\d+$/.test(id) && typeof count === 'string' && /^\d{1,3}$/.test(count) ? [[Number(id), Number(count)]] : [],
  );

function changesIn(map: Readonly<Record<string, string>>): Change[] {
  let tree: Tree;
  try {
    tree = decodeForm(Object.entries(map));
  } catch {
    return [];
  }
  const day = parseDay(map[inputNames.date] ?? '');
  const member = map[inputNames.membership];
  const code = map[inputNames.promoCode];
  const kind = map[inputNames.saving];
  return [
    ...(day ? [{ kind: 'day' as const, day }] : []),
    ...numbers(tree.priceCategories).map(([typeId, count]) => ({ kind: 'passengers' as const, typeId, count })),
    ...roomChanges(branch(tree.accommodationsSelected)),
    ...Object.entries(branch(tree.extrasSelected)).flatMap(([extraId, options]) =>
      numbers(options).map(([optionId, quantity]) => ({
        kind: 'extra' as const,
        extraId: Number(extraId),
        optionId,
        quantity,
      })),
    ),
    { kind: 'flexible', chosen: map[inputNames.flexible] === '1' },
    ...(member ? [{ kind: 'membership' as const, answer: member === '1' ? ('yes' as const) : ('no' as const) }] : []),
    ...(kind === 'promoCode' && code ? [{ kind: 'saving' as const, saving: { kind, code } as const }] : []),
    ...(kind === 'member' || kind === 'travelCredits' ? [{ kind: 'saving' as const, saving: { kind } as const }] : []),
  ];
}

/** Whoever must have an adult beside them comes after the adults. */
function roomChanges(rooms: Tree): Change[] {
  return Object.entries(rooms).flatMap(([id, room]): Change[] => {
    const roomId = Number(id);
    const { co_passengers, friend_unknown, ...people } = branch(room);
    const counts = numbers(people).sort(([one], [other]) => Number(isMinor(one)) - Number(isMinor(other)));
    const friends = Object.values(branch(co_passengers)).map((friend) => {
      const { name, email } = branch(friend);
      return { name: String(name ?? ''), email: String(email ?? '') };
    });
    const answered = friend_unknown !== undefined || friends.length > 0;
    return [
      ...counts.map(([typeId, count]) => ({ kind: 'room' as const, roomId, typeId, count })),
      ...(answered ? [{ kind: 'friends' as const, roomId, answer: { unknown: friend_unknown === '1', friends } }] : []),
    ];
  });
}
