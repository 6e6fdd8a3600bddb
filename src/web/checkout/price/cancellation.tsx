import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Undo2 } from 'lucide-react';
import { memo } from 'react';
import type { PriceData } from '#contract/schemas/book-now-data.ts';
import { dayText } from '../../ui/days.ts';
import { priceText } from '../../ui/price-parts.ts';
import { freeUntil } from './money-facts.ts';

/** Lists the cancellation costs by date: the first row at once, the others on press. */
export const Cancellation = memo(function Cancellation({
  rows,
  currency,
}: {
  rows: PriceData['cancellation'];
  currency: string;
}) {
  if (rows.length === 0) return null;
  return (
    <details className="group/cancel text-sm" data-cancellation="">
      <summary className="flex min-h-11 items-center gap-2.5 font-semibold">
        <Undo2 aria-hidden="true" className="size-4.5 shrink-0 text-pine" />
        <span className="grow">
          <CancellationLine rows={rows} currency={currency} />
        </span>
        {rows.length > 1 ? (
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-ink-soft transition-transform duration-(--motion-fast) group-open/cancel:rotate-180"
          />
        ) : null}
      </summary>
      <CancellationSteps rows={rows} currency={currency} />
    </details>
  );
});

/** Summarises the best cancellation terms that still apply, such as "Free until 12 March 2027". */
export function CancellationLine({ rows, currency }: { rows: PriceData['cancellation']; currency: string }) {
  const { i18n } = useLingui();
  const free = freeUntil(rows);
  if (free) {
    const day = dayText(free, i18n.locale);
    return <Trans>Free cancellation until {day}</Trans>;
  }
  const [first] = rows;
  if (!first || first.money === 0) return <Trans>Non-refundable</Trans>;
  const money = priceText(first.money, currency, i18n.locale);
  const day = dayText(first.until, i18n.locale);
  return (
    <Trans>
      {money} refund if you cancel by {day}
    </Trans>
  );
}

function CancellationSteps({ rows, currency }: { rows: PriceData['cancellation']; currency: string }) {
  const { i18n } = useLingui();
  return (
    <ul className="figures flex flex-col gap-1 pb-2 text-ink-soft">
      {rows.map(({ from, until, money, credit }) => {
        const day = dayText(until, i18n.locale);
        const credited = priceText(credit, currency, i18n.locale);
        return (
          <li key={from} className="flex justify-between gap-4">
            <span>
              <Trans>by {day}</Trans>
            </span>
            <span className="text-end">
              {money === 0 ? <Trans>no refund</Trans> : <Trans>{priceText(money, currency, i18n.locale)} refund</Trans>}
              {credit > 0 ? (
                <>
                  {', '}
                  <Trans>{credited} as credit</Trans>
                </>
              ) : null}
            </span>
          </li>
        );
      })}
      <li>
        <Trans>Dates are in the operator’s time zone.</Trans>
      </li>
    </ul>
  );
}
