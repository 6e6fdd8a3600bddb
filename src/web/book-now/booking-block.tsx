import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { BookingBlock as BlockName } from '#contract/list/book-now.ts';
import { DateBlock } from '../checkout/blocks/date.tsx';
import { PassengersBlock } from '../checkout/blocks/passengers.tsx';
import { Block } from './block.tsx';
import type { BookingView } from './booking-view.ts';
import { ExtrasBlock } from './extras-block.tsx';
import { FlexibleBlock } from './flexible-block.tsx';
import { MembershipBlock } from './membership-block.tsx';
import { PlanBlock } from './plan-block.tsx';
import { PriceBlock } from './price-block.tsx';
import { RoomsBlock } from './rooms-block.tsx';
import { SavingsBlock } from './savings-block.tsx';

/** A fragment is a form; it is whoever shows it that sends what changes. */
const nothing = (): void => {};

const blocks: Readonly<Record<BlockName, ComponentType<{ view: BookingView }>>> = {
  calendar: ({ view }) => (
    <Block id="booking-calendar" title={<Trans>Date</Trans>}>
      <DateBlock view={view} problems={[]} />
    </Block>
  ),
  passengers: ({ view }) => (
    <Block id="booking-passengers" title={<Trans>Travellers</Trans>}>
      <PassengersBlock view={view} act={nothing} problems={[]} />
    </Block>
  ),
  accommodation: RoomsBlock,
  extras: ExtrasBlock,
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
