import type { Wish } from '#contract/wire/load-data.ts';
import { requestCode, requestPath } from '#contract/wire/problem-places.ts';
import { change, emptySelection } from '#domain/booking/change.ts';
import {
  chosenAvailability,
  chosenDeparture,
  type Selection,
  type SelectionContext,
} from '#domain/booking/selection.ts';
import { type SelectionProblem, selectionProblems } from '#domain/booking/selection-problems.ts';
import { settle } from '#domain/booking/settle.ts';
import { departureTrouble } from '#domain/calendar/departures.ts';
import { partySize } from '#domain/party/passengers.ts';
import { releasedBetween } from '#domain/rooms/refit.ts';

/** A wish held against the facts: a selection with what was taken back, or why it cannot be one. */
export type Settled =
  | { readonly selection: Selection; readonly takenBack: readonly SelectionProblem[]; readonly problems: null }
  | { readonly problems: readonly SelectionProblem[] };

/** What only a stale page can ask for: others were quicker, or an offer has ended. All else is refused. */
const stale = ['notWelcome', 'minorAlone', 'roomFull', 'assignedTwice', 'aboveMaximum', 'notOffered'];

/** Tells whether a problem is that of a page that others overtook. */
export const isStale = ({ path, code }: SelectionProblem): boolean => stale.includes(code) && !path.startsWith('party');

const named = ({ path, code }: SelectionProblem): SelectionProblem => ({
  path: requestPath(path),
  code: requestCode(code),
});

/** Makes a selection of a wish: takes back what is no longer offered, refuses what never was. */
export function settleWish(wish: Wish, context: SelectionContext): Settled {
  const { facts } = context;
  if (facts.tour.blocked) return refused([{ path: 'date', code: 'blocked' }]);
  const empty = emptySelection(context);
  const asked: Selection = {
    ...empty,
    day: wish.day,
    party: wish.party ?? empty.party,
    rooms: wish.rooms,
    friends: wish.friends,
    extras: wish.extras,
    flexible: wish.flexible,
    insurance: { ...empty.insurance, answer: wish.insurance.answer, policyId: wish.insurance.policyId },
    membership: wish.membership,
    saving: wish.saving,
    paymentType: wish.paymentType,
    plan: wish.plan,
  };
  const problems = [...dayProblems(asked, context), ...selectionProblems(asked, context)];
  const hard = problems.filter((problem) => !isStale(problem));
  if (hard.length > 0) return refused(hard);
  let selection = asked;
  if (problems.length > 0) {
    selection = settle(asked, context);
    selection = { ...selection, released: releasedBetween(asked.rooms, selection.rooms) };
  }
  if (wish.applyRecommendation) selection = change(selection, { kind: 'applyRecommendation' }, context);
  return { selection, takenBack: problems.map(named), problems: null };
}

const refused = (problems: readonly SelectionProblem[]): Settled => {
  const once = new Map(problems.map(named).map((problem) => [`${problem.path} ${problem.code}`, problem]));
  return { problems: [...once.values()] };
};

function dayProblems(selection: Selection, context: SelectionContext): SelectionProblem[] {
  const departure = chosenDeparture(selection, context);
  // A day that has passed is told as that, whether or not a tour left on it.
  if (selection.day !== null && selection.day <= context.today) return [{ path: 'day', code: 'past' }];
  if (!departure) return [];
  const left = chosenAvailability(selection, context);
  const trouble = departureTrouble(departure, left, partySize(selection.party), context.today);
  return trouble ? [{ path: 'day', code: trouble }] : [];
}
