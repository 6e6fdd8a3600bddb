import { Trans, useLingui } from '@lingui/react/macro';
import { dayText } from '../ui/days.ts';
import { Price } from '../ui/price.tsx';
import type { PriceFrom } from './catalogue-types.ts';

/** The lowest price of one adult; the old price is struck through only if it was really charged. */
export function CardPrice({ from, size = 'normal' }: { from: PriceFrom | null; size?: 'normal' | 'large' }) {
  if (!from)
    return (
      <p className="soft">
        <Trans>Price on request</Trans>
      </p>
    );
  return (
    <p className="from">
      <small>
        <Trans>from</Trans>
      </small>
      <Price
        minor={from.price.amount}
        currency={from.price.currency}
        cents="whole"
        size={size}
        before={from.oldPrice?.amount}
        per={<Trans>per person</Trans>}
      />
    </p>
  );
}

/** A running deal with its real end date. */
export function DealLine({ from }: { from: PriceFrom | null }) {
  const { i18n } = useLingui();
  if (!from?.deal) return null;
  const end = dayText(from.deal.lastDay.slice(0, 10), i18n.locale, 'yearless');
  return (
    <p className="line text-coral">
      <b>{from.deal.name}</b>
      {' · '}
      <Trans>
        book by <time dateTime={from.deal.endsAt}>{end}</time>
      </Trans>
    </p>
  );
}
