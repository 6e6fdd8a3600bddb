import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { classes } from './classes.ts';
import { pageNumbers } from './page-numbers.ts';

const cell =
  'figures inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-3 font-semibold text-sm hover:bg-mist';

/** Links to the pages of a long list. */
export function Pagination({ current, last, to }: { current: number; last: number; to: (page: number) => string }) {
  const { t } = useLingui();
  if (last <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-center gap-1">
      {current > 1 ? (
        <Link to={to(current - 1)} rel="prev" className={cell}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          <Trans>Previous</Trans>
        </Link>
      ) : null}
      {pageNumbers(current, last).map((page, index) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <span key={`gap${index}`} className="px-1 text-ink-soft" aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            to={to(page)}
            aria-label={t`Page ${page}`}
            aria-current={page === current ? 'page' : undefined}
            className={classes(cell, page === current && 'bg-pine text-on-pine hover:bg-pine')}
          >
            {page}
          </Link>
        ),
      )}
      {current < last ? (
        <Link to={to(current + 1)} rel="next" className={cell}>
          <Trans>Next</Trans>
          <ArrowRight className="size-4" aria-hidden="true" />
        </Link>
      ) : null}
    </nav>
  );
}
