import { countOf } from '#domain/party/passengers.ts';
import type { TravellerForm } from '#domain/party/traveller-form.ts';
import type { Chosen } from '../block.ts';

/** Somebody who needs a bed; the key stays with the person while others come and go. */
export type Person = { readonly key: string; readonly typeId: number; readonly name: string };

/** The field that holds a traveller's first name. */
const firstName = 'first-name';

/** The first names that have been typed, by passenger type and in the order of the forms; empty where there is none yet. */
export type TypedNames = Readonly<Record<number, readonly string[]>>;

/** The first names in the forms of the travellers. */
export function typedNames(forms: readonly TravellerForm[]): TypedNames {
  const names: Record<number, string[]> = {};
  for (const { typeId, values } of forms) {
    names[typeId] ??= [];
    names[typeId].push(values[firstName]?.trim() ?? '');
  }
  return names;
}

/** Everybody of the party by name, or as the second adult while the name is not known. */
export const peopleOf = (
  { party }: Chosen['selection'],
  { facts, language }: Chosen['context'],
  names: TypedNames,
): Person[] =>
  facts.variant.passengerTypes.flatMap(({ id, singular }) =>
    Array.from({ length: countOf(party, id) }, (_, index) => ({
      key: `${id}-${index}`,
      typeId: id,
      name: names[id]?.[index] || `${singular[language]} ${index + 1}`,
    })),
  );
