import { Plural, Trans } from '@lingui/react/macro';
import { partySize } from '#domain/party/passengers.ts';
import { Price } from '../../ui/price.tsx';
import type { BlockProps } from '../block.ts';
import { Block } from '../plain-block.tsx';
import { Cancellation } from './cancellation.tsx';
import { chargedBefore } from './money-facts.ts';
import { PriceLines } from './price-lines.tsx';

/** The price as static markup, line by line; the lines add up to the total. */
export function PriceBlock({ selection, price }: Pick<BlockProps, 'selection' | 'price'>) {
  const quote = price?.quote;
  const people = partySize(selection.party);
  return (
    <Block id="booking-price" title={<Trans>Price</Trans>}>
      {price && quote ? (
        <>
          <PriceLines quote={quote} />
          <p className="flex items-baseline justify-between gap-4" data-total={quote.total}>
            <span className="font-semibold">
              <Plural value={people} one="Total for # traveller" other="Total for # travellers" />
            </span>
            <Price minor={quote.total} before={chargedBefore(quote) ?? undefined} currency={quote.currency} />
          </p>
          <Cancellation rows={price.cancellation} currency={quote.currency} />
        </>
      ) : (
        <p>
          <Trans>Choose a departure to see the price.</Trans>
        </p>
      )}
    </Block>
  );
}
