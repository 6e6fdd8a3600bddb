import { isInsuranceOffered, isMembershipOffered } from '#domain/booking/offers.ts';
import type { SectionName } from './block-section.ts';
import type { CheckoutValue } from './state/checkout-context.tsx';

/** Returns the sections of this booking before payment and terms, in page order. */
export function listVisibleSections({ opening, checkout }: Pick<CheckoutValue, 'opening' | 'checkout'>): SectionName[] {
  const { selection, context, insurer } = checkout;
  const { variant, operator } = context.facts;
  const visible: Partial<Record<SectionName, boolean>> = {
    date: true,
    passengers: true,
    rooms: variant.rooms.length > 0,
    extras: variant.extras.length > 0,
    travellers: variant.travellerFields.length > 0,
    flexible: operator.flexible !== null,
    // Insurance is hidden when the insurer offers nothing, unless a policy was chosen.
    insurance:
      isInsuranceOffered(selection, context) && (insurer !== 'silent' || selection.insurance.policyId !== null),
    // A membership is bought by the traveller, not by the client of an agent.
    membership: isMembershipOffered(selection, context) && !opening.link,
    savings: true,
  };
  return (Object.keys(visible) as SectionName[]).filter((section) => visible[section]);
}
