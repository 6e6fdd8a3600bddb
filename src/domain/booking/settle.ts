import { NO_INSURANCE_CHOICE } from '#domain/insurance/choice.ts';
import { partySize } from '#domain/party/passengers.ts';
import { fitExtras } from '#domain/pricing/extras.ts';
import { samePlan } from '#domain/pricing/payment-plan.ts';
import { roomsWithOpenBeds } from '#domain/rooms/friends.ts';
import { refit } from '#domain/rooms/refit.ts';
import {
  isInsuranceOffered,
  isMembershipOffered,
  isSavingOffered,
  isTypeOffered,
  plansOffered,
  usualType,
} from './offers.ts';
import { roomContext, type Selection, type SelectionContext } from './selection.ts';

/**
 * Removes what is no longer offered after a change, so that a selection is always valid; rooms retain everyone who
 * fits.
 */
export function settle(before: Selection, context: SelectionContext): Selection {
  const { facts } = context;
  let selection = before;
  const put = (part: Partial<Selection>) => {
    selection = { ...selection, ...part };
  };
  if (!isTypeOffered(selection.paymentType, selection, context)) put({ paymentType: usualType(context) });
  const rooms = refit(roomContext(selection, context), selection.rooms).allocation;
  put({ rooms, friends: openFriends({ ...selection, rooms }, context) });
  const people = partySize(selection.party);
  put({ extras: fitExtras(facts.variant.extras, selection.extras, people, facts.tour.lengthDays) });
  if (!facts.operator.flexible) put({ flexible: false });
  if (!isInsuranceOffered(selection, context)) put({ insurance: NO_INSURANCE_CHOICE });
  if (!isMembershipOffered(selection, context)) put({ membership: 'undecided' });
  if (!isSavingOffered(selection.saving, selection, context)) put({ saving: { kind: 'none' } });
  const { plan } = selection;
  if (plan && !plansOffered(selection, context).some((offered) => samePlan(offered, plan))) put({ plan: null });
  return selection;
}

// Retains answers about open beds only while there are open beds, with at most one row for each bed.
function openFriends(selection: Selection, context: SelectionContext): Selection['friends'] {
  const open = roomsWithOpenBeds(context.facts.variant.rooms, selection.rooms);
  return Object.fromEntries(
    open.flatMap(({ room, beds }) => {
      const answer = selection.friends[room.id];
      return answer ? [[room.id, { ...answer, friends: answer.friends.slice(0, beds) }]] : [];
    }),
  );
}
