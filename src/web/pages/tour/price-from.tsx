import { Trans, useLingui } from '@lingui/react/macro';
import { dayText } from '../../ui/days.ts';
import { Price } from '../../ui/price.tsx';
import type { Tour } from './tour-types.ts';

/** The lowest price per person, and its deal with the end date. */
export function PriceFrom({ tour, size = 'large' }: { tour: Tour; size?: 'normal' | 'large' }) {
  const { i18n } = useLingui();
  if (tour.blocked !== null)
    return (
      <p className="font-semibold">
        <Trans>Not available right now</Trans>
      </p>
    );
  if (!tour.from)
    return (
      <p className="font-semibold">
        <Trans>No dates available right now</Trans>
      </p>
    );
  const { price, oldPrice, deal } = tour.from;
  const ends = deal ? dayText(deal.lastDay, i18n.locale, 'yearless') : '';
  return (
    <div className="flex flex-col leading-tight">
      <span className={size === 'large' ? 'text-ink-soft text-sm' : 'text-ink-soft text-xs'}>
        <Trans>from</Trans>
      </span>
      <Price
        minor={price.amount}
        currency={price.currency}
        size={size}
        cents="whole"
        before={oldPrice?.amount}
        per={<Trans>per person</Trans>}
      />
      {deal && size === 'large' ? (
        <span className="pt-1 font-medium text-coral text-sm">
          {deal.name}, <Trans>to {ends}</Trans>
        </span>
      ) : null}
    </div>
  );
}
