import { Plural, Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/link.tsx';
import { Price } from '../ui/price.tsx';
import { Rating } from '../ui/rating.tsx';
import type { PriceFrom } from './catalogue-types.ts';

/** The description of a destination or style, with its figures and a link to all its tours. */
export function PlaceIntro({
  text,
  tours,
  from,
  rating,
  to,
  more,
}: {
  text: string;
  tours: number;
  from: PriceFrom | null;
  rating?: { readonly average: number; readonly count: number } | undefined;
  /** The search for all its tours. */
  to: string;
  more?: ReactNode;
}) {
  return (
    <div className="shell grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)] lg:gap-16">
      <div className="flex max-w-prose flex-col gap-4 text-lg md:text-xl md:leading-relaxed">
        {text.split(/\n+/).map((paragraph) => (
          <p
            key={paragraph}
            className="first:first-letter:float-left first:first-letter:pt-1 first:first-letter:pr-2.5 first:first-letter:font-display first:first-letter:text-6xl first:first-letter:text-pine first:first-letter:leading-[0.8]"
          >
            {paragraph}
          </p>
        ))}
      </div>
      <div className="flex flex-col gap-4 self-start rounded-card border border-line bg-paper p-6">
        <p className="figures font-display text-3xl">
          <Plural value={tours} one="# tour" other="# tours" />
        </p>
        {from ? (
          <p className="text-ink-soft">
            <Trans>from</Trans>{' '}
            <span className="text-ink">
              <Price
                minor={from.price.amount}
                currency={from.price.currency}
                cents="whole"
                per={<Trans>per person</Trans>}
              />
            </span>
          </p>
        ) : null}
        {rating && rating.count > 0 ? <Rating value={rating.average} count={rating.count} /> : null}
        {more}
        <ButtonLink to={to} icon={<ArrowRight aria-hidden="true" />} className="flex-row-reverse">
          <Trans>See all tours</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
