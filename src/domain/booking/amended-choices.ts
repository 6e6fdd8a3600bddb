import type { Day } from '#domain/calendar/day.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import { countOf, partyProblems, partySize, STEPPER_LIMITS } from '#domain/party/passengers.ts';
import type { Choices } from '#domain/pricing/choices.ts';
import { fitExtras } from '#domain/pricing/extras.ts';
import { inRoom, unassignedTotal, withRoom } from '#domain/rooms/allocation.ts';
import { allocationProblems } from '#domain/rooms/allocation-problems.ts';

/** A change that a traveller or an office asks for. */
export type WantedChange =
  /** One traveller of a type no longer travels. */
  { readonly kind: 'party'; readonly typeId: number } | { readonly kind: 'date'; readonly day: Day };

/** Returns the choices after one traveller of a type has left, one entry for each bed that they may have had. */
function withoutTraveller(choices: Choices, typeId: number, { variant, tour }: BookableFacts): Choices[] {
  const party = { ...choices.party, [typeId]: countOf(choices.party, typeId) - 1 };
  if (party[typeId] === 0) delete party[typeId];
  if (partyProblems(variant.passengerTypes, party, STEPPER_LIMITS.maximum).length > 0) return [];
  const extras = fitExtras(variant.extras, choices.extras, partySize(party), tour.lengthDays);
  const next = { ...choices, party, extras };
  if (variant.rooms.length === 0) return [next];
  return variant.rooms
    .filter(({ id }) => countOf(inRoom(choices.rooms, id), typeId) > 0)
    .map(({ id }) => {
      const people = inRoom(choices.rooms, id);
      return { ...next, rooms: withRoom(choices.rooms, id, { ...people, [typeId]: countOf(people, typeId) - 1 }) };
    })
    .filter(({ rooms }) => {
      const context = { rooms: variant.rooms, party, left: null };
      return unassignedTotal(party, rooms) === 0 && allocationProblems(context, rooms).length === 0;
    });
}

/** Returns the choices that a change may lead to, none when it is not possible; the caller takes the cheapest. */
export function amendedChoices(choices: Choices, change: WantedChange, facts: BookableFacts): Choices[] {
  switch (change.kind) {
    case 'party':
      return countOf(choices.party, change.typeId) > 0 ? withoutTraveller(choices, change.typeId, facts) : [];
    case 'date':
      return change.day === choices.day ? [] : [{ ...choices, day: change.day }];
  }
}
