import { departureProblem } from '#domain/catalogue/departures.ts';
import { countOf, isEligible, partySize } from '#domain/party/passengers.ts';
import { extraMissing } from '#domain/pricing/extras.ts';
import { unassignedTotal } from '#domain/rooms/allocation.ts';
import { friendProblems, roomsWithOpenBeds } from '#domain/rooms/friends.ts';
import type { Problem } from './problem.ts';
import { chosenAvailability, chosenDeparture, type Selection, type SelectionContext } from './selection.ts';

const DATE_REPORTS: Readonly<Record<string, string>> = {
  blocked: 'Date - destination blocked',
  missing: 'Date - not selected',
};

/** Returns the report for a problem with the day; every unknown code is reported as unavailable. */
export const dateReport = (code: string): string => DATE_REPORTS[code] ?? 'Date - unavailable';

/** Returns what is wrong with the day: none chosen, gone, closed, cancelled, sold out, or a closed destination. */
export function dateProblems(selection: Selection, context: SelectionContext): Problem[] {
  const problem = (code: string): Problem[] => [{ block: 'date', code, path: 'day', report: dateReport(code) }];
  if (context.facts.tour.blocked) return problem('blocked');
  const departure = chosenDeparture(selection, context);
  if (!departure) return problem('missing');
  const left = chosenAvailability(selection, context);
  const reason = departureProblem(departure, left, partySize(selection.party), context.today);
  return reason ? problem(reason) : [];
}

/** Returns what is wrong with the party: no passenger in it may travel alone. */
export function passengerProblems(selection: Selection, { facts }: SelectionContext): Problem[] {
  const accompanied = facts.variant.passengerTypes.some(
    (type) => isEligible(type) && countOf(selection.party, type.id) > 0,
  );
  if (accompanied) return [];
  return [{ block: 'passengers', code: 'noEligible', path: 'party', report: 'Passengers - no eligible traveller' }];
}

/** Returns what is wrong with the rooms: people without one, or open beds without a named friend. */
export function roomProblems(selection: Selection, { facts }: SelectionContext): Problem[] {
  const { rooms } = facts.variant;
  if (rooms.length === 0) return [];
  const problems: Problem[] = [];
  const missing = unassignedTotal(selection.party, selection.rooms);
  if (missing === partySize(selection.party)) {
    problems.push({ block: 'rooms', code: 'notSelected', path: 'rooms', report: 'Accommodation - not selected' });
  } else if (missing > 0) {
    problems.push({ block: 'rooms', code: 'notAllAssigned', path: 'rooms', report: 'Accommodation - not all Pax' });
  }
  for (const { room, beds } of roomsWithOpenBeds(rooms, selection.rooms)) {
    for (const { row, part } of friendProblems(beds, selection.friends[room.id])) {
      const path = `friends.${room.id}.${row}.${part}`;
      problems.push({ block: 'rooms', code: 'friendMissing', path, report: `Accommodation - friend ${part}` });
    }
  }
  return problems;
}

/** Returns the required extras that are not chosen for every traveller. */
export const extraProblems = (selection: Selection, { facts }: SelectionContext): Problem[] =>
  facts.variant.extras
    .filter((extra) => extraMissing(extra, selection.extras, partySize(selection.party)) > 0)
    .map(({ id, name }) => ({
      block: 'extras',
      code: 'required',
      path: `extras.${id}`,
      report: `Extras - ${name.en} not selected`,
    }));

/** Returns everything that prevents the tour itself from being booked, in page order. */
export const tourProblems = (selection: Selection, context: SelectionContext): Problem[] => [
  ...dateProblems(selection, context),
  ...passengerProblems(selection, context),
  ...roomProblems(selection, context),
  ...extraProblems(selection, context),
];
