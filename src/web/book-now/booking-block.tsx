import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { BookingBlock as BlockName } from '#contract/list/book-now.ts';
import { FlexibleBlock } from '../checkout/blocks/flexible.tsx';
import { MembershipBlock } from '../checkout/blocks/membership.tsx';
import { SavingsBlock } from '../checkout/blocks/savings.tsx';
import { Block } from './block.tsx';
import type { BookingView } from './booking-view.ts';
import { DateBlock } from './date-block.tsx';
import { ExtrasBlock } from './extras-block.tsx';
import { PassengersBlock } from './passengers-block.tsx';
import { PlanBlock } from './plan-block.tsx';
import { PriceBlock } from './price-block.tsx';
import { RoomsBlock } from './rooms-block.tsx';

/** Markup is looked at and sent as it stands; nothing happens at once. */
const still = { act: () => {}, problems: [] };

const blocks: Readonly<Record<BlockName, ComponentType<{ view: BookingView }>>> = {
  calendar: DateBlock,
  passengers: PassengersBlock,
  accommodation: RoomsBlock,
  extras: ExtrasBlock,
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
