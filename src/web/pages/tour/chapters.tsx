import { Trans, useLingui } from '@lingui/react/macro';
import type { Tour } from './tour-types.ts';

const link =
  'flex min-h-12 items-center whitespace-nowrap border-transparent border-b-3 px-3 font-semibold text-ink-soft text-sm hover:border-line-strong hover:text-ink';

/** Links to the sections of the page. */
export function Chapters({ tour }: { tour: Tour }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`On this page`} className="border-line border-b print:hidden">
      <ul className="-mb-px -mx-3 flex overflow-x-auto [scrollbar-width:none]">
        <li>
          <a href="#overview" className={link}>
            <Trans>Overview</Trans>
          </a>
        </li>
        {tour.route.length > 0 ? (
          <li>
            <a href="#route" className={link}>
              <Trans>Route</Trans>
            </a>
          </li>
        ) : null}
        <li>
          <a href="#itinerary" className={link}>
            <Trans>Itinerary</Trans>
          </a>
        </li>
        <li>
          <a href="#included" className={link}>
            <Trans>Included</Trans>
          </a>
        </li>
        <li>
          <a href="#departures" className={link}>
            <Trans>Dates and prices</Trans>
          </a>
        </li>
        <li>
          <a href="#reviews" className={link}>
            <Trans>Reviews</Trans>
          </a>
        </li>
      </ul>
    </nav>
  );
}
