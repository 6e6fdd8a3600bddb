import { departureProblem } from '#domain/catalogue/departures.ts';
import { partySize } from '#domain/party/passengers.ts';
import { releasedBetween } from '#domain/rooms/refit.ts';
import { emptySelection } from './change.ts';
import { chosenAvailability, chosenDeparture, type Selection, type SelectionContext } from './selection.ts';
import { type SelectionProblem, selectionProblems } from './selection-problems.ts';
import { settle } from './settle.ts';

/** What was asked for, held against the facts: a selection with what was taken back, or why it cannot be one. */
export type Validated =
  | { readonly selection: Selection; readonly takenBack: readonly SelectionProblem[]; readonly problems: null }
  | { readonly problems: readonly SelectionProblem[] };

/** What only a page that others overtook can ask for: somebody was quicker, or an offer has ended. All else is refused. */
const STALE: readonly string[] = [
  'notWelcome',
  'minorAlone',
  'roomFull',
  'assignedTwice',
  'aboveMaximum',
  'notOffered',
];

/** Tells whether a problem is that of a page that others overtook. */
export const isStale = ({ path, code }: SelectionProblem): boolean => STALE.includes(code) && !path.startsWith('party');

/** Makes a selection of what was asked for: takes back what is no longer offered, refuses what never was. What was not said is empty. */
export function validateSelection(asked: Partial<Selection>, context: SelectionContext): Validated {
  if (context.facts.tour.blocked) return { problems: [{ path: 'day', code: 'blocked' }] };
  const whole: Selection = { ...emptySelection(context), ...asked };
  const problems = [...dayProblems(whole, context), ...selectionProblems(whole, context)];
  if (problems.length === 0) return { selection: whole, takenBack: problems, problems: null };
  const never = problems.filter((problem) => !isStale(problem));
  if (never.length > 0) return { problems: once(never) };
  const settled = settle(whole, context);
  const released = releasedBetween(whole.rooms, settled.rooms);
  return { selection: { ...settled, released }, takenBack: problems, problems: null };
}

// A day that is gone is found by two rules; it is told once.
const once = (problems: readonly SelectionProblem[]): SelectionProblem[] => [
  ...new Map(problems.map((problem) => [`${problem.path} ${problem.code}`, problem])).values(),
];

function dayProblems(selection: Selection, context: SelectionContext): SelectionProblem[] {
  // A day that has passed is told as that, whether or not a tour left on it.
  if (selection.day !== null && selection.day <= context.today) return [{ path: 'day', code: 'past' }];
  const departure = chosenDeparture(selection, context);
  if (!departure) return [];
  const left = chosenAvailability(selection, context);
  const problem = departureProblem(departure, left, partySize(selection.party), context.today);
  return problem ? [{ path: 'day', code: problem }] : [];
}
