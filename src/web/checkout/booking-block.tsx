import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { BookingBlock as BlockName } from '#contract/list/book-now.ts';
import { DateBlock } from './date/date.tsx';
import { ExtrasBlock } from './extras/extras.tsx';
import { FlexibleBlock } from './extras/flexible.tsx';
import { PassengersBlock } from './party/passengers.tsx';
import { Block } from './plain-block.tsx';
import { PlanBlock } from './price/plan-block.tsx';
import { PriceBlock } from './price/price-block.tsx';
import { RoomsBlock } from './rooms/rooms.tsx';
import { MembershipBlock } from './savings/membership.tsx';
import { SavingsBlock } from './savings/savings.tsx';
import type { BookingView } from './state/view.ts';

/** Markup is a form; it is whoever shows it that sends what changes, and that learns what is wrong. */
const still = { act: () => {}, problems: [] } as const;

const blocks: Readonly<Record<BlockName, ComponentType<{ view: BookingView }>>> = {
  calendar: ({ view }) => (
    <Block id="booking-calendar" title={<Trans>Date</Trans>}>
      <DateBlock view={view} problems={[]} />
    </Block>
  ),
  passengers: ({ view }) => (
    <Block id="booking-passengers" title={<Trans>Travellers</Trans>}>
      <PassengersBlock view={view} {...still} />
    </Block>
  ),
  accommodation: ({ view }) =>
    view.offers.rooms.length === 0 ? null : (
      <Block id="booking-accommodation" title={<Trans>Rooms</Trans>}>
        <RoomsBlock view={view} {...still} />
      </Block>
    ),
  extras: ({ view }) =>
    view.offers.extras.length === 0 ? null : (
      <Block id="booking-extras" title={<Trans>Extras</Trans>}>
        <ExtrasBlock view={view} {...still} />
      </Block>
    ),
  flexible: ({ view }) =>
    view.offers.flexible ? (
      <Block id="booking-flexible" title={<Trans>Flexible booking</Trans>}>
        <FlexibleBlock view={view} {...still} />
      </Block>
    ) : null,
  membership: ({ view }) =>
    view.offers.membership ? (
      <Block id="booking-membership" title={<Trans>Waymark+ membership</Trans>}>
        <MembershipBlock view={view} {...still} />
      </Block>
    ) : null,
  savings: ({ view }) => (
    <Block id="booking-savings" title={<Trans>Savings</Trans>}>
      <SavingsBlock view={view} {...still} unfolded />
    </Block>
  ),
  installments: PlanBlock,
  price: PriceBlock,
};

/** One block of the booking page as plain markup: a form that works without a script. */
export function BookingBlock({ block, view }: { block: BlockName; view: BookingView }) {
  const Shown = blocks[block];
  return <Shown view={view} />;
}
