import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { Fragments } from '#contract/fragment.ts';
import type { BookingBlock as BlockName } from '#contract/list/book-now.ts';
import { isMembershipOffered } from '#domain/booking/offers.ts';
import { DateBlock } from './date/date.tsx';
import { ExtrasBlock } from './extras/extras.tsx';
import { FlexibleBlock } from './extras/flexible.tsx';
import { PassengersBlock } from './party/passengers.tsx';
import { Block } from './plain-block.tsx';
import { PlainInsurance, PlainPayment, PlainTerms, PlainTravellers } from './plain-sections.tsx';
import { PlanBlock } from './price/plan-block.tsx';
import { PriceBlock } from './price/price-block.tsx';
import { RoomsBlock } from './rooms/rooms.tsx';
import { MembershipBlock } from './savings/membership.tsx';
import { SavingsBlock } from './savings/savings.tsx';

/** Markup is a form; it is whoever shows it that sends what changes, and that learns what is wrong. */
const still = { act: () => {}, problems: [] } as const;

type Shown = Omit<Fragments['booking-block'], 'block'>;

const blocks: Readonly<Record<BlockName, ComponentType<Shown>>> = {
  calendar: ({ selection, context }) => (
    <Block id="booking-calendar" title={<Trans>Date</Trans>}>
      <DateBlock selection={selection} context={context} problems={[]} />
    </Block>
  ),
  passengers: (shown) => (
    <Block id="booking-passengers" title={<Trans>Travellers</Trans>}>
      <PassengersBlock {...shown} {...still} />
    </Block>
  ),
  accommodation: (shown) =>
    shown.context.facts.variant.rooms.length === 0 ? null : (
      <Block id="booking-accommodation" title={<Trans>Rooms</Trans>}>
        <RoomsBlock {...shown} {...still} />
      </Block>
    ),
  extras: (shown) =>
    shown.context.facts.variant.extras.length === 0 ? null : (
      <Block id="booking-extras" title={<Trans>Extras</Trans>}>
        <ExtrasBlock {...shown} {...still} />
      </Block>
    ),
  travellers: PlainTravellers,
  flexible: (shown) =>
    shown.context.facts.operator.flexible ? (
      <Block id="booking-flexible" title={<Trans>Flexible booking</Trans>}>
        <FlexibleBlock {...shown} {...still} />
      </Block>
    ) : null,
  insurance: PlainInsurance,
  membership: (shown) =>
    isMembershipOffered(shown.selection, shown.context) ? (
      <Block id="booking-membership" title={<Trans>Waymark+ membership</Trans>}>
        <MembershipBlock {...shown} {...still} />
      </Block>
    ) : null,
  savings: (shown) => (
    <Block id="booking-savings" title={<Trans>Savings</Trans>}>
      <SavingsBlock {...shown} {...still} unfolded />
    </Block>
  ),
  installments: PlanBlock,
  payment: PlainPayment,
  terms: PlainTerms,
  price: PriceBlock,
};

/** One block of the booking page as plain markup: a form that works without a script. */
export function BookingBlock({ block, ...shown }: Fragments['booking-block']) {
  const Shown = blocks[block];
  return <Shown {...shown} />;
}
