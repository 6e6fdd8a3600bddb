import { Trans, useLingui } from '@lingui/react/macro';
import type { FeedbackItem } from '#contract/fragment.ts';
import { Rating } from '../ui/rating.tsx';

/** A traveller's quote, with the tour they took. */
export function FeedbackCard({ item, tourHref }: { item: FeedbackItem; tourHref: string }) {
  const { t } = useLingui();
  const { quote } = item;
  return (
    <figure className="flex flex-col gap-5">
      <Rating value={item.rating} />
      <blockquote className="font-display text-xl leading-snug md:text-2xl">{t`“${quote}”`}</blockquote>
      <figcaption className="text-ink-soft text-sm">
        <span className="font-semibold text-ink">{item.author}</span>, {item.country}
        <span className="block">
          <Trans>
            after{' '}
            <a className="underline underline-offset-4 hover:text-pine" href={tourHref}>
              {item.tourName}
            </a>
          </Trans>
        </span>
      </figcaption>
    </figure>
  );
}
