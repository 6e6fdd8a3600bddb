import { Trans, useLingui } from '@lingui/react/macro';
import { chosenDeparture } from '#domain/booking/selection.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import type { CheckoutValue } from '../state/checkout-context.tsx';
import { PriceLines } from './price-lines.tsx';
import { ServiceFeeSheet } from './service-fee.tsx';

/** The lines of the price that the page knows, or what is missing for one. */
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
      <p>{departure ? t`There is no price for this choice.` : t`Choose a date to see the price.`}</p>
      {price.state === 'failed' ? (
        <button type="button" onClick={price.retry} className="min-h-11 font-semibold text-pine underline">
          <Trans>Try again</Trans>
        </button>
      ) : null}
    </div>
  );
}

// One element for every render, so that lines that did not change are not drawn again.
const fee = <ServiceFeeSheet />;
