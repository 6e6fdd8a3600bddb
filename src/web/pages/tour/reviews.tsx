import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../browser/call.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { classes } from '../../ui/classes.ts';
import { InlineError } from '../../ui/field.tsx';
import { monthName } from '../../ui/months.ts';
import { Rating } from '../../ui/rating.tsx';
import { nameOf } from './names.ts';
import { Section } from './section.tsx';
import type { Review, Reviews as ReviewPage, Tour } from './tour-types.ts';

/** Returns the URL of a page of reviews, for visitors without scripts. */
function reviewAddress(stars: number | null, page: number): string {
  const query = new URLSearchParams();
  if (stars !== null) query.set('stars', String(stars));
  if (page > 1) query.set('reviews', String(page));
  return `${query.size > 0 ? `?${query}` : '?'}#reviews`;
}

/** The reviews: the distribution of stars, and the texts, optionally filtered by stars. */
export function Reviews({ tour }: { tour: Tour }) {
  const { t } = useLingui();
  const [shown, setPage] = useState<ReviewPage>(tour.reviews);
  const [waiting, setWaiting] = useState(false);
  const [failed, setFailed] = useState(false);
  const newest = useRef(0);
  const total = tour.reviews.distribution.reduce((sum, count) => sum + count, 0);

  const load = async (event: MouseEvent, rating: number | null, page: number): Promise<void> => {
    event.preventDefault();
    const request = ++newest.current;
    setWaiting(true);
    setFailed(false);
    const loaded = await call('loadReviews', { slug: tour.slug, page, ...(rating === null ? {} : { rating }) });
    if (request !== newest.current) return;
    setWaiting(false);
    setFailed(!loaded.ok);
    if (!loaded.ok) return;
    const { answer } = loaded;
    setPage((before) => (page > 1 ? { ...answer, items: [...before.items, ...answer.items] } : answer));
  };

  if (total === 0) {
    return (
      <Section id="reviews" title={<Trans>What travellers say</Trans>}>
        <p className="text-ink-soft">
          <Trans>No reviews yet. Only people who travelled can write one.</Trans>
        </p>
      </Section>
    );
  }
  const stars = shown.rating;
  return (
    <Section id="reviews" title={<Trans>What travellers say</Trans>}>
      <div className="grid gap-6 rounded-card border border-line bg-paper p-5 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-10 md:p-7">
        <div className="flex flex-col items-start gap-1">
          <span className="figures font-display text-6xl leading-none">
            <Average value={tour.rating.average} />
          </span>
          <Rating value={tour.rating.average} count={tour.rating.count} />
        </div>
        <nav aria-label={t`Reviews by rating`}>
          <ul className="flex flex-col">
            {[5, 4, 3, 2, 1].map((rating) => {
              const count = tour.reviews.distribution[rating - 1] ?? 0;
              const chosen = stars === rating;
              return (
                <li key={rating}>
                  <Link
                    to={reviewAddress(chosen ? null : rating, 1)}
                    preventScrollReset
                    rel="nofollow"
                    aria-current={chosen ? 'true' : undefined}
                    onClick={(event) => load(event, chosen ? null : rating, 1)}
                    className={classes(
                      'group flex min-h-9 items-center gap-3 rounded-field px-2 text-sm hover:bg-mist',
                      chosen && 'bg-pine-soft font-semibold',
                    )}
                  >
                    <span className="figures flex w-8 items-center gap-1" aria-hidden="true">
                      {rating}
                      <Star className="size-3.5 fill-sun stroke-on-sun stroke-1" />
                    </span>
                    <span className="sr-only">
                      <Plural value={rating} one="# star" other="# stars" />
                    </span>
                    <span className="h-2 grow overflow-hidden rounded-full bg-line" aria-hidden="true">
                      <span
                        className="block h-full rounded-full bg-sun"
                        style={{ width: `${(count / total) * 100}%` }}
                      />
                    </span>
                    <span className="figures w-8 text-right text-ink-soft">{count}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
      </div>
      <p role="status" className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm empty:hidden">
        {stars === null ? null : (
          <>
            <Trans>
              Only reviews with <Plural value={stars} one="# star" other="# stars" />
            </Trans>
            <Link
              to={reviewAddress(null, 1)}
              preventScrollReset
              onClick={(event) => load(event, null, 1)}
              className="py-2 font-semibold text-pine underline underline-offset-4"
            >
              <Trans>Show all reviews</Trans>
            </Link>
          </>
        )}
      </p>
      <ul className={classes('grid gap-4 xl:grid-cols-2', waiting && 'opacity-60')} aria-busy={waiting}>
        {shown.items.map((review) => (
          <ReviewItem key={review.id} review={review} operator={tour.operator.name} />
        ))}
      </ul>
      {shown.items.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>No reviews with this rating.</Trans>
        </p>
      ) : null}
      {failed ? (
        <div role="alert">
          <InlineError>
            <Trans>The reviews didn’t load. Please try again.</Trans>
          </InlineError>
        </div>
      ) : null}
      {shown.page < shown.pages ? (
        <Link
          to={reviewAddress(stars, shown.page + 1)}
          preventScrollReset
          rel="nofollow"
          onClick={(event) => load(event, stars, shown.page + 1)}
          className={buttonClass('secondary', 'normal', 'self-start')}
        >
          <Trans>Show more reviews</Trans>
        </Link>
      ) : null}
    </Section>
  );
}

function Average({ value }: { value: number }) {
  const { i18n } = useLingui();
  return i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

function ReviewItem({ review, operator }: { review: Review; operator: string }) {
  const { i18n } = useLingui();
  const month = monthName(review.travelled, i18n.locale, 'full');
  const translated = review.language !== i18n.locale;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-paper p-5">
      <div className="flex items-center gap-3">
        <Avatar name={review.firstName} />
        <div className="flex flex-col">
          <span className="font-semibold">
            {review.firstName}, {nameOf('region', review.countryCode, i18n.locale)}
          </span>
          <span className="text-ink-soft text-sm">
            <Trans>Travelled in {month}</Trans>
          </span>
        </div>
      </div>
      <Rating value={review.rating} />
      <h3 className="font-sans font-semibold text-lg tracking-normal">{review.title}</h3>
      <p className="max-w-prose">{review.text}</p>
      {translated ? (
        <p className="text-ink-soft text-sm">
          {review.language === 'de' ? <Trans>Translated from German</Trans> : <Trans>Translated from English</Trans>}
        </p>
      ) : null}
      {review.reply ? (
        <div className="max-w-prose rounded-card bg-mist p-4 text-sm">
          <p className="pb-1 font-semibold">
            <Trans>Reply from {operator}</Trans>
          </p>
          <p>{review.reply}</p>
        </div>
      ) : null}
    </li>
  );
}
