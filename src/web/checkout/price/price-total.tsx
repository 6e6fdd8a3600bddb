import { Plural, Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Price } from '../../ui/price.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { PriceReload } from '../state/use-quote.ts';
import { chargedBefore, type ShownQuote } from './money-facts.ts';

/** The total, large. While a newer one is on its way it stays, dimmed; when that does not come, it is marked as old. */
export function PriceTotal({
  quote,
  people,
  state,
  onRetry,
}: {
  quote: ShownQuote;
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
              <Trans>Old price</Trans>
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
      {/* One line high whatever it says, so that nothing moves when a reload fails and succeeds again. */}
      <div className="flex min-h-11 items-center justify-between gap-3 text-sm">
        {state === 'failed' ? (
          <>
            <p role="alert" className="text-danger">
              <Trans>The price could not be updated.</Trans>
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
