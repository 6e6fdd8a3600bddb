import { Trans } from '@lingui/react/macro';
import { partySize } from '#domain/party/passengers.ts';
import { Popup } from '../../popups/popup.tsx';
import { useCheckout } from '../state/checkout-context.tsx';
import { Cancellation } from './cancellation.tsx';
import { Due } from './due.tsx';
import { PriceDetails } from './price-details.tsx';
import { PriceTotal } from './price-total.tsx';
import { TripFacts } from './trip-facts.tsx';

/** The full breakdown as a bottom sheet. */
export default function PriceSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { price, checkout } = useCheckout();
  const { selection, context } = checkout;
  const data = price.answer?.data;
  const quote = data?.quote;
  return (
    <Popup name="price" title={<Trans>Your price</Trans>} open={open} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <TripFacts selection={selection} context={context} />
        <PriceDetails checkout={checkout} price={price} />
        {data && quote ? (
          <>
            <div className="border-line border-t pt-3">
              <PriceTotal quote={quote} people={partySize(selection.party)} state={price.state} onRetry={price.retry} />
            </div>
            <Due
              quote={quote}
              plans={data.plans}
              balanceDay={data.balanceDay}
              held={selection.paymentType === 'hold'}
              today={context.today}
            />
            <Cancellation rows={data.cancellation} currency={quote.currency} />
          </>
        ) : null}
      </div>
    </Popup>
  );
}
