import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { priceParts, priceText } from './price-parts.ts';

const sizes = { small: 'text-base', normal: 'text-xl', large: 'text-3xl' } as const;

/** An amount of money with a large number and a small currency. */
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
  /** The old price, only if it was really charged. */
  before?: number | undefined;
  /** The unit of the amount, such as "per person". */
  per?: ReactNode;
  /** Dims the amount while a newer one loads. */
  stale?: boolean | undefined;
}) {
  const { i18n } = useLingui();
  return (
    <span className={classes('price', stale && 'opacity-50')}>
      {before === undefined ? null : (
        <s>
          <span className="sr-only">
            <Trans>Before:</Trans>{' '}
          </span>
          {priceText(before, currency, i18n.locale, cents)}
        </s>
      )}
      <b className={sizes[size]}>
        {priceParts(minor, currency, i18n.locale, cents).map((part) =>
          part.kind === 'currency' ? <small key={part.text}>{part.text}</small> : part.text,
        )}
      </b>
      {per ? <small>{per}</small> : null}
    </span>
  );
}
