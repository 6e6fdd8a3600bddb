import { partyProblems } from '#domain/party/passengers.ts';
import type { Allocation } from '#domain/rooms/allocation.ts';
import { type Change, changeSelection, emptySelection } from './change.ts';
import { usualType } from './offers.ts';
import type { PageAddress } from './page-address.ts';
import { partyLimit, type Selection, type SelectionContext } from './selection.ts';

/** What an offer adds to the page that its link opens: rooms, and the code of a special price. */
export interface OpenedOffer {
  readonly rooms: Allocation;
  readonly specialCode: string | null;
}

/**
 * Returns the selection for an address, without a party that is not allowed or a day that cannot be chosen. Whether an
 * agent books is known from the session, never from the address.
 */
export function openSelection(
  address: PageAddress,
  recommend: boolean,
  context: SelectionContext,
  offer: OpenedOffer | null = null,
): Selection {
  const empty = emptySelection(context);
  const { passengerTypes } = context.facts.variant;
  const fits = partyProblems(passengerTypes, address.party, partyLimit(context)).length === 0;
  let selection: Selection = fits ? { ...empty, party: address.party } : empty;
  if (address.day) selection = changeSelection(selection, { kind: 'day', day: address.day }, context);
  const paymentType = address.type === 'hold' ? 'hold' : usualType(context);
  selection = changeSelection(selection, { kind: 'paymentType', paymentType }, context);
  if (offer) return withOffer(selection, offer, context);
  return recommend ? changeSelection(selection, { kind: 'applyRecommendation' }, context) : selection;
}

// Children are placed last, because they need an adult in their room.
function withOffer(selection: Selection, { rooms, specialCode }: OpenedOffer, context: SelectionContext): Selection {
  const beds = Object.entries(rooms).flatMap(([room, people]) =>
    Object.entries(people).map(([type, count]) => ({ roomId: Number(room), typeId: Number(type), count })),
  );
  const changes: Change[] = beds
    .sort((one, other) => one.typeId - other.typeId)
    .map((bed) => ({ kind: 'room', ...bed }));
  if (specialCode !== null) changes.push({ kind: 'saving', saving: { kind: 'specialPrice', code: specialCode } });
  return changes.reduce((chosen, change) => changeSelection(chosen, change, context), selection);
}
