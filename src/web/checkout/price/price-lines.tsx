import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { LineName } from '../../ui/price-line-name.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { LineReason } from './line-reason.tsx';
import { type LineView, lineKey, promotedPrice, type QuoteView } from './money-facts.ts';

/** Lists the lines of a price, which add up to the total; pressing one explains it. */
export const PriceLines = memo(function PriceLines({
  quote,
  stale = false,
  fee,
}: {
  quote: QuoteView;
  /** Dims the amounts while newer ones load. */
  stale?: boolean;
  /** A link to the details of the service fee. */
  fee?: ReactNode;
}) {
  return (
    <ul
      data-price-lines=""
      className={classes(
        'flex flex-col divide-y divide-line transition-opacity duration-(--motion-fast)',
        stale && 'opacity-50',
      )}
    >
      {quote.lines.map((line) => (
        <li key={lineKey(line)} data-line={line.kind} data-amount={line.amount}>
          <Explained line={line} quote={quote} fee={line.kind === 'serviceFee' ? fee : null} />
        </li>
      ))}
    </ul>
  );
});

function Explained({ line, quote, fee }: { line: LineView; quote: QuoteView; fee: ReactNode }) {
  const { i18n } = useLingui();
  const { quantity } = line;
  const { currency } = quote;
  const money = (amount: number): string => priceText(amount, currency, i18n.locale);
  const promoted = promotedPrice(line, quote.lines);
  return (
    <details className="group/line">
      <summary className="-mx-2 flex min-h-11 items-start gap-3 rounded-field px-2 py-2 text-sm hover:bg-mist">
        <span className="min-w-0 grow">
          <span className="font-medium">
            <LineName line={line} />
          </span>{' '}
          <span className="figures block text-ink-soft text-xs">
            {promoted ? (
              <>
                <s>
                  <span className="sr-only">
                    <Trans>Before:</Trans>{' '}
                  </span>
                  {money(promoted.before)}
                </s>{' '}
                <Trans>{money(promoted.now)} per person</Trans>
              </>
            ) : quantity > 1 ? (
              `${quantity} × ${money(line.unit)}`
            ) : null}
          </span>
        </span>
        <span
          className={classes('figures shrink-0 whitespace-nowrap', line.amount < 0 && 'font-semibold text-success')}
        >
          {line.amount === 0 ? <Trans>included</Trans> : money(line.amount)}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="mt-0.5 size-4 shrink-0 text-ink-soft transition-transform duration-(--motion-fast) group-open/line:rotate-180"
        />
      </summary>
      <div className="pb-3 text-ink-soft text-sm">
        <p>
          <LineReason line={line} currency={currency} />
        </p>
        {fee}
      </div>
    </details>
  );
}
