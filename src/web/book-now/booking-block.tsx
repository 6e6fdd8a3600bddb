import type { ComponentType } from 'react';
import type { BookingBlock as BlockName } from '#contract/list/book-now.ts';
import { PlanBlock } from '../checkout/price/plan-block.tsx';
import { PriceBlock } from '../checkout/price/price-block.tsx';
import type { BookingView } from './booking-view.ts';
import { DateBlock } from './date-block.tsx';
import { ExtrasBlock } from './extras-block.tsx';
import { FlexibleBlock } from './flexible-block.tsx';
import { MembershipBlock } from './membership-block.tsx';
import { PassengersBlock } from './passengers-block.tsx';
import { RoomsBlock } from './rooms-block.tsx';
import { SavingsBlock } from './savings-block.tsx';

const blocks: Readonly<Record<BlockName, ComponentType<{ view: BookingView }>>> = {
  calendar: DateBlock,
  passengers: PassengersBlock,
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
