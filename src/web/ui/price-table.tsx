import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceData } from '#contract/schemas/book-now-data.ts';
import { LineName } from './price-line-name.tsx';
import { priceText } from './price-parts.ts';

type Quote = NonNullable<PriceData['quote']>;

/** Lists the lines of a price and their total. */
export function PriceTable({ price }: { price: Pick<Quote, 'lines' | 'total' | 'currency'> }) {
  const { i18n } = useLingui();
  const money = (amount: number) => priceText(amount, price.currency, i18n.locale);
  return (
    <table className="figures w-full text-sm">
      <tbody>
        {price.lines.map((line) => (
          <tr key={JSON.stringify([line.kind, line.reason])} className="border-line border-b">
            <th scope="row" className="py-2 text-start font-normal">
              <LineName line={line} />
              {line.quantity > 1 ? (
                <span className="block text-ink-soft">{`${line.quantity} × ${money(line.unit)}`}</span>
              ) : null}
            </th>
            <td className="py-2 text-end align-top">{money(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold text-lg">
          <th scope="row" className="pt-3 text-start">
            <Trans>Total</Trans>
          </th>
          <td className="pt-3 text-end">{money(price.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
