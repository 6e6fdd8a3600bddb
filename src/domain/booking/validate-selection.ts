import { departureProblem } from '#domain/catalogue/departures.ts';
import { partySize } from '#domain/party/passengers.ts';
import { releasedBetween } from '#domain/rooms/refit.ts';
import { emptySelection } from './change.ts';
import { chosenAvailability, chosenDeparture, type Selection, type SelectionContext } from './selection.ts';
import { type SelectionProblem, selectionProblems } from './selection-problems.ts';
import { settle } from './settle.ts';

/** A validated request: a selection with what was removed from it, or the problems that make it invalid. */
export type Validated =
  | { readonly selection: Selection; readonly takenBack: readonly SelectionProblem[]; readonly problems: null }
  | { readonly problems: readonly SelectionProblem[] };

/** Problems that an outdated page can cause, such as sold-out places or an ended offer; all others are refused. */
const STALE: readonly string[] = [
  'notWelcome',
  'minorAlone',
  'roomFull',
  'assignedTwice',
  'aboveMaximum',
  'notOffered',
];

/** Returns whether a problem is caused by an outdated page. */
export const isStale = ({ path, code }: SelectionProblem): boolean => STALE.includes(code) && !path.startsWith('party');

/**
 * Makes a selection from a request: removes what is no longer offered and refuses what never was; missing parts are
 * empty.
 */
export function validateSelection(request: Partial<Selection>, context: SelectionContext): Validated {
  if (context.facts.tour.blocked) return { problems: [{ path: 'day', code: 'blocked' }] };
  const whole: Selection = { ...emptySelection(context), ...request };
  const problems = [...dayProblems(whole, context), ...selectionProblems(whole, context)];
  if (problems.length === 0) return { selection: whole, takenBack: problems, problems: null };
  const never = problems.filter((problem) => !isStale(problem));
  if (never.length > 0) return { problems: once(never) };
  const settled = settle(whole, context);
  const released = releasedBetween(whole.rooms, settled.rooms);
  return { selection: { ...settled, released }, takenBack: problems, problems: null };
}

// Two rules detect a day that is gone; it is reported once.
const once = (problems: readonly SelectionProblem[]): SelectionProblem[] => [
  ...new Map(problems.map((problem) => [`${problem.path} ${problem.code}`, problem])).values(),
];

function dayProblems(selection: Selection, context: SelectionContext): SelectionProblem[] {
  // A past day is reported as past, whether or not a tour departed on it.
  if (selection.day !== null && selection.day <= context.today) return [{ path: 'day', code: 'past' }];
  const departure = chosenDeparture(selection, context);
  if (!departure) return [];
  const left = chosenAvailability(selection, context);
  const problem = departureProblem(departure, left, partySize(selection.party), context.today);
  return problem ? [{ path: 'day', code: problem }] : [];
}
