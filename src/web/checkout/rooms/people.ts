import { countOf } from '#domain/party/passengers.ts';
import type { TravellerForm } from '#domain/party/traveller-form.ts';
import type { Chosen } from '../block.ts';

/** A person who needs a bed; the key is stable while others are added and removed. */
export type Person = { readonly key: string; readonly typeId: number; readonly name: string };

/** The field with a traveller's first name. */
const firstName = 'first-name';

/** The entered first names by passenger type, in form order; empty strings where none is entered yet. */
export type TypedNames = Readonly<Record<number, readonly string[]>>;

/** Returns the first names from the traveller forms. */
export function typedNames(forms: readonly TravellerForm[]): TypedNames {
  const names: Record<number, string[]> = {};
  for (const { typeId, values } of forms) {
    names[typeId] ??= [];
    names[typeId].push(values[firstName]?.trim() ?? '');
  }
  return names;
}

/** Returns everyone in the party by name, or as "Adult 2" while the name is unknown. */
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
