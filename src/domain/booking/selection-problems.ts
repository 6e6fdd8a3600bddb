import { partyProblems, partySize } from '#domain/party/passengers.ts';
import { highestQuantity, quantityOf } from '#domain/pricing/extras.ts';
import { samePlan } from '#domain/pricing/payment-plan.ts';
import { allocationProblems } from '#domain/rooms/allocation-problems.ts';
import { isInsuranceOffered, isMembershipOffered, isSavingOffered, isTypeOffered, plansOffered } from './offers.ts';
import { chosenDeparture, partyLimit, roomContext, type Selection, type SelectionContext } from './selection.ts';

/** An invalid choice in a selection, and its path. */
export interface SelectionProblem {
  readonly path: string;
  readonly code: string;
}

/**
 * Returns everything in a selection that is not offered. A selection made by the page has none; any other is stale or
 * tampered with.
 */
export function selectionProblems(selection: Selection, context: SelectionContext): SelectionProblem[] {
  return [
    ...dayProblems(selection, context),
    ...partyProblems(context.facts.variant.passengerTypes, selection.party, partyLimit(context)).map((problem) => ({
      path: 'typeId' in problem ? `party.${problem.typeId}` : 'party',
      code: problem.code,
    })),
    ...allocationProblems(roomContext(selection, context), selection.rooms).map(({ code, roomId, typeId }) => ({
      path: typeId === null ? `rooms.${roomId}` : `rooms.${roomId}.${typeId}`,
      code,
    })),
    ...extraProblems(selection, context),
    ...offerProblems(selection, context),
  ];
}

function dayProblems(selection: Selection, context: SelectionContext): SelectionProblem[] {
  if (selection.day === null) return [];
  const departure = chosenDeparture(selection, context);
  if (!departure) return [{ path: 'day', code: 'noDeparture' }];
  return Object.entries(selection.party)
    .filter(([typeId, count]) => count > 0 && departure.prices[Number(typeId)] === undefined)
    .map(([typeId]) => ({ path: `party.${typeId}`, code: 'typeNotSold' }));
}

function extraProblems(selection: Selection, { facts }: SelectionContext): SelectionProblem[] {
  return Object.entries(selection.extras).flatMap(([extraId, options]) =>
    Object.keys(options).flatMap((optionId) => {
      const path = `extras.${extraId}.${optionId}`;
      const extra = facts.variant.extras.find(({ id }) => id === Number(extraId));
      const option = extra?.options.find(({ id }) => id === Number(optionId));
      if (!extra || !option) return [{ path, code: 'unknownExtra' }];
      const quantity = quantityOf(selection.extras, extra.id, option.id);
      if (!Number.isInteger(quantity) || quantity < 0) return [{ path, code: 'notWhole' }];
      const people = partySize(selection.party);
      const highest = highestQuantity(extra, option, selection.extras, people, facts.tour.lengthDays);
      return quantity > highest ? [{ path, code: 'aboveMaximum' }] : [];
    }),
  );
}

function offerProblems(selection: Selection, context: SelectionContext): SelectionProblem[] {
  const { plan, paymentType, saving } = selection;
  const checks: [path: string, offered: boolean][] = [
    ['paymentType', isTypeOffered(paymentType, selection, context)],
    ['flexible', !selection.flexible || context.facts.operator.flexible !== null],
    ['insurance', selection.insurance.answer === 'undecided' || isInsuranceOffered(selection, context)],
    ['membership', selection.membership === 'undecided' || isMembershipOffered(selection, context)],
    ['saving', isSavingOffered(saving, selection, context)],
    ['plan', !plan || plansOffered(selection, context).some((offered) => samePlan(offered, plan))],
  ];
  return checks.filter(([, offered]) => !offered).map(([path]) => ({ path, code: 'notOffered' }));
}
