import { Trans, useLingui } from '@lingui/react/macro';
import { Price } from '../ui/price.tsx';
import type { PriceFrom } from './catalogue-types.ts';
import { endWords } from './day-words.ts';

/** The lowest price of one adult: amount large, currency small, the old price struck when it was really charged. */
export function CardPrice({ from, size = 'normal' }: { from: PriceFrom | null; size?: 'normal' | 'large' }) {
  if (!from)
    return (
      <p className="text-ink-soft text-sm">
        <Trans>Price on request</Trans>
      </p>
    );
  return (
    <p className="flex flex-col leading-tight">
      <span className="text-ink-soft text-xs">
        <Trans>from</Trans>
      </span>
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

/** A running deal with the day on which it really ends. */
export function DealLine({ from }: { from: PriceFrom | null }) {
  const { i18n } = useLingui();
  if (!from?.deal) return null;
  const end = endWords(from.deal.lastDay, i18n.locale);
  return (
    <p className="text-coral text-sm">
      <span className="font-semibold">{from.deal.name}</span>
      {' · '}
      <Trans>
        book until <time dateTime={from.deal.endsAt}>{end}</time>
      </Trans>
    </p>
  );
}
