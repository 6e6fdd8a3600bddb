import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { PriceData } from '#contract/schemas/book-now-data.ts';
import { classes } from '../../ui/classes.ts';
import { LineName } from '../../ui/price-line-name.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { type LineView, lineKey } from './money-facts.ts';

type Difference = NonNullable<PriceData['difference']>;

const cell = 'py-2.5 text-end align-top whitespace-nowrap';

/** Shows how a price has changed: each changed line before and after, and the total; `total` is the new one. */
export function PriceDifference({
  difference,
  currency,
  total,
}: {
  difference: Difference;
  currency: string;
  total: number;
}) {
  const { i18n } = useLingui();
  const money = (amount: number): string => priceText(amount, currency, i18n.locale);
  if (difference.trouble !== null)
    return (
      <p>
        <Trans>This selection is no longer available at this price: please check your date and travellers.</Trans>
      </p>
    );
  const more = difference.total > 0;
  const by = money(Math.abs(difference.total));
  return (
    <div className="overflow-x-auto" data-difference={difference.total}>
      <table className="figures w-full text-sm">
        <caption className="sr-only">
          <Trans>What has changed in the price</Trans>
        </caption>
        <thead className="text-ink-soft">
          <tr className="border-line border-b">
            <td />
            <th scope="col" className={classes(cell, 'font-normal')}>
              <Trans>before</Trans>
            </th>
            <td aria-hidden="true" />
            <th scope="col" className={classes(cell, 'font-normal')}>
              <Trans>now</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {difference.changes.map(({ before, after }) => {
            const line = (after ?? before) as LineView;
            return (
              <tr key={lineKey(line)} className="border-line border-b">
                <th scope="row" className="py-2.5 pe-3 text-start font-normal">
                  <LineName line={line} />
                  <Quantity before={before} after={after} />
                </th>
                <td className={classes(cell, 'text-ink-soft')}>
                  {before ? money(before.amount) : <Trans>not included</Trans>}
                </td>
                <Arrow />
                <td className={cell}>{after ? money(after.amount) : <Trans>removed</Trans>}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot className="font-semibold text-base">
          <tr>
            <th scope="row" className="py-3 pe-3 text-start">
              <Trans>Total</Trans>
            </th>
            <td className={classes(cell, 'py-3 font-normal text-ink-soft')}>{money(total - difference.total)}</td>
            <Arrow />
            <td className={classes(cell, 'py-3')}>{money(total)}</td>
          </tr>
        </tfoot>
      </table>
      {difference.total === 0 ? null : (
        <p className={classes('text-end font-semibold text-sm', more ? 'text-danger' : 'text-success')}>
          {more ? <Trans>{by} more than before</Trans> : <Trans>{by} less than before</Trans>}
        </p>
      )}
    </div>
  );
}

function Arrow() {
  return (
    <td aria-hidden="true" className="px-2 py-2.5 align-top text-ink-soft">
      <ArrowRight className="size-4" />
    </td>
  );
}

/** Shows the quantity of a line, with the previous one where it changed. */
function Quantity({ before, after }: Difference['changes'][number]) {
  if (!before || !after || before.quantity === after.quantity) return null;
  const [was, now] = [before.quantity, after.quantity];
  return (
    <span className="block text-ink-soft text-xs">
      <Trans>
        {now} instead of {was}
      </Trans>
    </span>
  );
}
