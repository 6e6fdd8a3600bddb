import { Trans, useLingui } from '@lingui/react/macro';
import { Price } from '../ui/price.tsx';
import { priceText } from '../ui/price-parts.ts';
import { Block } from './block.tsx';
import type { BookingView } from './booking-view.ts';
import { LineName } from './line-name.tsx';

/** The price line by line; the lines add up to the total. */
export function PriceBlock({ view }: { view: BookingView }) {
  const { i18n } = useLingui();
  const { quote } = view;
  if (!quote)
    return (
      <Block id="booking-price" title={<Trans>Price</Trans>}>
        <p>
          <Trans>Choose a departure to see the price.</Trans>
        </p>
      </Block>
    );
  return (
    <Block id="booking-price" title={<Trans>Price</Trans>}>
      <table className="figures w-full text-sm">
        <tbody>
          {quote.lines.map((line) => (
            <tr key={JSON.stringify([line.kind, line.reason])} className="border-line border-b">
              <th scope="row" className="py-2 text-start font-normal">
                <LineName line={line} />
                {line.quantity > 1 ? (
                  <span className="block text-ink-soft">
                    {line.quantity} × {priceText(line.unit, quote.currency, i18n.locale)}
                  </span>
                ) : null}
              </th>
              <td className="py-2 text-end">{priceText(line.amount, quote.currency, i18n.locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">
          <Trans>Total</Trans>
        </span>
        <Price minor={quote.total} before={quote.oldTotal ?? undefined} currency={quote.currency} />
      </p>
    </Block>
  );
}
