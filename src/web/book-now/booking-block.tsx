import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { BookingBlock as BlockName } from '#contract/list/book-now.ts';
import { ExtrasBlock } from '../checkout/blocks/extras.tsx';
import { RoomsBlock } from '../checkout/blocks/rooms.tsx';
import { Block } from './block.tsx';
import type { BookingView } from './booking-view.ts';
import { DateBlock } from './date-block.tsx';
import { FlexibleBlock } from './flexible-block.tsx';
import { MembershipBlock } from './membership-block.tsx';
import { PassengersBlock } from './passengers-block.tsx';
import { PlanBlock } from './plan-block.tsx';
import { PriceBlock } from './price-block.tsx';
import { SavingsBlock } from './savings-block.tsx';

/** Markup that is read once changes nothing and finds nothing wrong. */
const still = { act: () => {}, problems: [] } as const;

const blocks: Readonly<Record<BlockName, ComponentType<{ view: BookingView }>>> = {
  calendar: DateBlock,
  passengers: PassengersBlock,
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
  flexible: FlexibleBlock,
  membership: MembershipBlock,
  savings: SavingsBlock,
  installments: PlanBlock,
  price: PriceBlock,
};

/** One block of the booking page as plain markup: a form that works without a script. */
export function BookingBlock({ block, view }: { block: BlockName; view: BookingView }) {
  const Shown = blocks[block];
  return <Shown view={view} />;
}
