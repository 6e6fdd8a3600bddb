import { partyProblems } from '#domain/party/passengers.ts';
import { changeSelection, emptySelection } from './change.ts';
import { usualType } from './offers.ts';
import type { PageAddress } from './page-address.ts';
import { partyLimit, type Selection, type SelectionContext } from './selection.ts';

/**
 * The selection an address stands for: a party that is not allowed, or a day that cannot be chosen, is left out. No address says
 * that an agent books: that is known from the session.
 */
export function openSelection(address: PageAddress, recommend: boolean, context: SelectionContext): Selection {
  const empty = emptySelection(context);
  const { passengerTypes } = context.facts.variant;
  const fits = partyProblems(passengerTypes, address.party, partyLimit(context)).length === 0;
  let selection: Selection = fits ? { ...empty, party: address.party } : empty;
  if (address.day) selection = changeSelection(selection, { kind: 'day', day: address.day }, context);
  const paymentType = address.type === 'hold' ? 'hold' : usualType(context);
  selection = changeSelection(selection, { kind: 'paymentType', paymentType }, context);
  return recommend ? changeSelection(selection, { kind: 'applyRecommendation' }, context) : selection;
}
