import { Plural, Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Price } from '../../ui/price.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { PriceReload } from '../state/use-quote.ts';
import { chargedBefore, type QuoteView } from './money-facts.ts';

/** Shows the total. It is dimmed while a newer one loads, and marked as outdated when that fails. */
export function PriceTotal({
  quote,
  people,
  state,
  onRetry,
}: {
  quote: QuoteView;
  people: number;
  state: PriceReload['state'];
  onRetry: () => void;
}) {
  return (
    <div className="flex flex-col" aria-busy={state === 'loading'}>
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold">
          <Trans>Total</Trans>
        </p>
        <p data-total={quote.total} className="flex items-baseline gap-2 text-end">
          {state === 'loading' ? (
            <Spinner className="animate-[appear_200ms_150ms_both] self-center text-ink-soft [&_svg]:size-5" />
          ) : null}
          {state === 'failed' ? (
            <Badge tone="sun" className="self-center">
              <Trans>Outdated price</Trans>
            </Badge>
          ) : null}
          <Price
            minor={quote.total}
            before={chargedBefore(quote) ?? undefined}
            currency={quote.currency}
            size="large"
            stale={state === 'loading'}
          />
        </p>
      </div>
      {/* A fixed height, so that a failing and succeeding reload causes no layout shift. */}
      <div className="flex min-h-11 items-center justify-between gap-3 text-sm">
        {state === 'failed' ? (
          <>
            <p role="alert" className="text-danger">
              <Trans>We couldn’t update the price.</Trans>
            </p>
            <button
              type="button"
              onClick={onRetry}
              className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-field px-2 font-semibold text-pine underline underline-offset-4 hover:bg-pine-soft"
            >
              <RotateCw aria-hidden="true" className="size-4" />
              <Trans>Try again</Trans>
            </button>
          </>
        ) : (
          <p className="text-ink-soft">
            <Plural
              value={people}
              one="For # traveller, with all taxes and fees"
              other="For # travellers, with all taxes and fees"
            />
          </p>
        )}
      </div>
    </div>
  );
}
