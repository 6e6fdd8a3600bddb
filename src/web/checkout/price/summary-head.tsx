import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { usePage } from '../../browser/page-config.ts';
import { Photo } from '../../ui/photo.tsx';
import { photoOf } from '../../ui/photo-of.ts';
import { Rating } from '../../ui/rating.tsx';
import type { BookingPage } from '../state/checkout.ts';

/** The tour's photo, name, operator and rating. */
export const SummaryHead = memo(function SummaryHead({ page }: { page: BookingPage }) {
  const { assetBase } = usePage();
  const { name, operator, photos, rating, variant } = page.tour;
  const [photo] = photos;
  const host = operator.name;
  return (
    <>
      {photo ? (
        <Photo
          photo={photoOf(photo, assetBase)}
          shape="hero"
          sizes="(min-width: 64rem) 28rem, 92vw"
          first
          className="w-full rounded-t-card max-lg:hidden lg:max-h-32"
        />
      ) : null}
      <div className="flex flex-col gap-0.5 px-5 pt-4 pb-3 md:px-6">
        <h2 id="booking-price-title" className="text-xl">
          {name}
        </h2>
        <p className="text-ink-soft text-sm">
          <Trans>with {host}</Trans>
          {page.variants.length > 1 ? <span> · {variant}</span> : null}
        </p>
        {rating.count > 0 ? <Rating value={rating.average} count={rating.count} /> : null}
      </div>
    </>
  );
});
