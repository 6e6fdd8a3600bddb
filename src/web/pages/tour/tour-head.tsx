import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin, Zap } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Rating } from '../../ui/rating.tsx';
import { dealOf, instantDates } from './offer.ts';
import type { Tour } from './tour-types.ts';

/** The name of the tour, its operator and its rating. */
export function TourHead({ tour }: { tour: Tour }) {
  const { t } = useLingui();
  const country = tour.facts.countries[0];
  const deal = dealOf(tour);
  const percent = deal?.percent;
  const instant = instantDates(tour);
  const operator = tour.operator.name;
  const above = [
    { label: t`Home`, to: '/' },
    ...(country ? [{ label: country.name, to: `/destinations/${country.slug}` }] : []),
  ];
  return (
    <div className="flex flex-col gap-1 pb-4 md:gap-2 md:pt-1 md:pb-5">
      <Breadcrumb above={above} current={tour.name} />
      <div className="flex flex-col gap-2 md:gap-2.5">
        <div className="flex flex-wrap gap-2">
          {deal ? (
            <Badge tone="coral">
              <Trans>{percent}% off</Trans>
            </Badge>
          ) : null}
          {instant === 'none' ? null : (
            <Badge tone="pine" icon={<Zap aria-hidden="true" />}>
              {instant === 'all' ? (
                <Trans>Instant confirmation</Trans>
              ) : (
                <Trans>Instant confirmation on some dates</Trans>
              )}
            </Badge>
          )}
          {tour.styles.map((style) => (
            <Badge key={style.slug} className="max-md:hidden">
              {style.name}
            </Badge>
          ))}
        </div>
        <h1>{tour.name}</h1>
        <p className="text-ink-soft md:text-lg">{tour.tagline}</p>
        <div className="flex flex-wrap items-center gap-x-4 text-sm md:gap-x-5">
          {tour.rating.count > 0 ? (
            <a href="#reviews" className="inline-flex rounded-sm py-1 hover:underline hover:underline-offset-4">
              <Rating value={tour.rating.average} count={tour.rating.count} />
            </a>
          ) : (
            <span className="text-ink-soft">
              <Trans>No reviews yet</Trans>
            </span>
          )}
          <span className="inline-flex items-center gap-1.5 py-1">
            <MapPin className="size-4 text-ink-soft" aria-hidden="true" />
            {tour.facts.countries.map(({ name }) => name).join(', ')}
          </span>
          <span className="py-1">
            <Trans>
              by <TextLink to={`/operators/${tour.operator.slug}`}>{operator}</TextLink>
            </Trans>
          </span>
        </div>
      </div>
    </div>
  );
}
