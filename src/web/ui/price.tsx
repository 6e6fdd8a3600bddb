import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { priceParts, priceText } from './price-parts.ts';

const sizes = { small: 'text-base', normal: 'text-xl', large: 'text-3xl' } as const;

/** An amount of money: the number large, the currency small. */
export function Price({
  minor,
  currency,
  size = 'normal',
  cents = 'always',
  before,
  per,
  stale,
}: {
  /** Integer minor units. */
  minor: number;
  currency: string;
  size?: keyof typeof sizes;
  cents?: 'always' | 'whole';
  /** The old price, only when it was really charged. */
  before?: number | undefined;
  /** What the amount is for, such as "per person". */
  per?: ReactNode;
  /** Dims the amount while a newer one is on its way. */
  stale?: boolean | undefined;
}) {
  const { i18n } = useLingui();
  return (
    <span
      className={classes(
        'figures inline-flex flex-wrap items-baseline gap-x-2 transition-opacity duration-(--motion-fast)',
        stale && 'opacity-50',
      )}
    >
      {before === undefined ? null : (
        <s className="text-ink-soft text-sm">
          <span className="sr-only">
            <Trans>Before:</Trans>{' '}
          </span>
          {priceText(before, currency, i18n.locale, cents)}
        </s>
      )}
      <span className={classes('whitespace-nowrap font-bold', sizes[size], before !== undefined && 'text-coral')}>
        {priceParts(minor, currency, i18n.locale, cents).map((part) => (
          <span key={part.kind + part.text} className={part.kind === 'currency' ? 'text-[0.7em]' : undefined}>
            {part.text}
          </span>
        ))}
      </span>
      {per ? <span className="text-ink-soft text-sm">{per}</span> : null}
    </span>
  );
}
