import { Trans, useLingui } from '@lingui/react/macro';
import { chosenDeparture } from '#domain/booking/selection.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import type { CheckoutValue } from '../state/checkout-context.tsx';
import { PriceLines } from './price-lines.tsx';
import { ServiceFeeSheet } from './service-fee.tsx';

/** Shows the lines of the price, or what is missing to calculate it. */
export function PriceDetails({ checkout, price }: Pick<CheckoutValue, 'checkout' | 'price'>) {
  const { t } = useLingui();
  const quote = price.answer?.data.quote;
  const departure = chosenDeparture(checkout.selection, checkout.context);
  if (quote) return <PriceLines quote={quote} stale={price.state === 'loading'} fee={fee} />;
  if (departure && price.state === 'loading')
    return (
      <SkeletonGroup className="flex flex-col gap-3 py-2">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-10 w-full" />
      </SkeletonGroup>
    );
  return (
    <div className="py-2 text-sm">
      <p>{departure ? t`No price is available for this selection.` : t`Choose a date to see the price.`}</p>
      {price.state === 'failed' ? (
        <button type="button" onClick={price.retry} className="min-h-11 font-semibold text-pine underline">
          <Trans>Try again</Trans>
        </button>
      ) : null}
    </div>
  );
}

// A stable element, so that unchanged lines are not rendered again.
const fee = <ServiceFeeSheet />;
