import type { TravellerForm } from '#domain/party/traveller-form.ts';
import type { BookingView } from '../state/view.ts';

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
export const peopleOf = (passengers: BookingView['offers']['passengers'], names: TypedNames): Person[] =>
  passengers.flatMap(({ typeId, name, count }) =>
    Array.from({ length: count }, (_, index) => ({
      key: `${typeId}-${index}`,
      typeId,
      name: names[typeId]?.[index] || `${name} ${index + 1}`,
    })),
  );
