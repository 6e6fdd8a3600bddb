import { Plural, Trans } from '@lingui/react/macro';
import { Price } from '../../ui/price.tsx';
import { Block } from '../plain-block.tsx';
import type { BookingView } from '../state/view.ts';
import { Cancellation } from './cancellation.tsx';
import { chargedBefore } from './money-facts.ts';
import { PriceLines } from './price-lines.tsx';

/** The price line by line as markup of its own; the lines add up to the total. */
export function PriceBlock({ view }: { view: BookingView }) {
  const { quote } = view;
  const people = Object.values(view.selection.party).reduce((sum, count) => sum + count, 0);
  return (
    <Block id="booking-price" title={<Trans>Price</Trans>}>
      {quote ? (
        <>
          <PriceLines quote={quote} />
          <p className="flex items-baseline justify-between gap-4" data-total={quote.total}>
            <span className="font-semibold">
              <Plural value={people} one="Total for # traveller" other="Total for # travellers" />
            </span>
            <Price minor={quote.total} before={chargedBefore(quote) ?? undefined} currency={quote.currency} />
          </p>
          <Cancellation rows={view.cancellation} currency={quote.currency} />
        </>
      ) : (
        <p>
          <Trans>Choose a departure to see the price.</Trans>
        </p>
      )}
    </Block>
  );
}
