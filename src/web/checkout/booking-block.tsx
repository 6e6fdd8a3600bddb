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
import { Recommendation } from './rooms/recommendation.tsx';
import { RoomsBlock } from './rooms/rooms.tsx';
import { MembershipBlock } from './savings/membership.tsx';
import { SavingsBlock } from './savings/savings.tsx';

/** Static markup has no handlers: the client that embeds it submits the form and receives the problems. */
const still = { act: () => {}, problems: [] } as const;

type BlockProps = Omit<Fragments['booking-block'], 'block'>;

const blocks: Readonly<Record<BlockName, ComponentType<BlockProps>>> = {
  calendar: ({ selection, context }) => (
    <Block id="booking-calendar" title={<Trans>Date</Trans>}>
      <DateBlock selection={selection} context={context} problems={[]} />
    </Block>
  ),
  passengers: (props) => (
    <Block id="booking-passengers" title={<Trans>Travellers</Trans>}>
      <PassengersBlock {...props} {...still} />
    </Block>
  ),
  accommodation: (props) =>
    props.context.facts.variant.rooms.length === 0 ? null : (
      <Block id="booking-accommodation" title={<Trans>Rooms</Trans>}>
        <RoomsBlock {...props} {...still} Advice={Recommendation} unfolded />
      </Block>
    ),
  extras: (props) =>
    props.context.facts.variant.extras.length === 0 ? null : (
      <Block id="booking-extras" title={<Trans>Extras</Trans>}>
        <ExtrasBlock {...props} {...still} />
      </Block>
    ),
  travellers: PlainTravellers,
  flexible: (props) =>
    props.context.facts.operator.flexible ? (
      <Block id="booking-flexible" title={<Trans>Flexible booking</Trans>}>
        <FlexibleBlock {...props} {...still} />
      </Block>
    ) : null,
  insurance: PlainInsurance,
  membership: (props) =>
    isMembershipOffered(props.selection, props.context) ? (
      <Block id="booking-membership" title={<Trans>Waymark+ membership</Trans>}>
        <MembershipBlock {...props} {...still} />
      </Block>
    ) : null,
  savings: (props) => (
    <Block id="booking-savings" title={<Trans>Savings</Trans>}>
      <SavingsBlock {...props} {...still} unfolded />
    </Block>
  ),
  installments: PlanBlock,
  payment: PlainPayment,
  terms: PlainTerms,
  price: PriceBlock,
};

/** One block of the booking page as static markup: a form that works without JavaScript. */
export function BookingBlock({ block, ...props }: Fragments['booking-block']) {
  const Block = blocks[block];
  return <Block {...props} />;
}
