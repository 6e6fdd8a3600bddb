import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, ShieldCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLook } from '../../ui/button-look.ts';
import { rangeText } from '../../ui/days.ts';
import { Closed } from './closed.ts';
import { openDepartures } from './offer.ts';
import { PriceFrom } from './price-from.tsx';
import type { Tour } from './tour-types.ts';

/** The card beside the page: price, next date, what can be done. It stays in view on wide windows. */
export function BuyingCard({ tour, actions, tools }: { tour: Tour; actions: ReactNode; tools: ReactNode }) {
  const { i18n } = useLingui();
  const next = openDepartures(tour)[0];
  const free = tour.cancellation.rows.find(({ refund }) => refund >= 10_000);
  const dates = next ? rangeText(next.from, next.until, i18n.locale) : '';
  const freeUntil = free ? rangeText(free.until, free.until, i18n.locale) : '';
  return (
    <aside
      aria-labelledby="buying-title"
      className="sticky top-20 flex flex-col gap-5 rounded-card border border-line bg-paper p-6 shadow-card"
    >
      <h2 id="buying-title" className="sr-only">
        <Trans>Price and next date</Trans>
      </h2>
      <PriceFrom tour={tour} />
      {tour.blocked !== null ? <Closed why={tour.blocked} short /> : null}
      {next && tour.blocked === null ? (
        <ul className="flex flex-col gap-2.5 text-sm [&_li]:flex [&_li]:gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-pine">
          <li>
            <CalendarDays aria-hidden="true" />
            <span>
              <Trans>
                Next date: <strong className="figures">{dates}</strong>
              </Trans>
            </span>
          </li>
          {free ? (
            <li>
              <Undo2 aria-hidden="true" />
              <span>
                <Trans>Everything back if you cancel until {freeUntil}</Trans>
              </span>
            </li>
          ) : null}
          <li>
            <ShieldCheck aria-hidden="true" />
            <span>
              <Trans>The price you see is the price you pay</Trans>
            </span>
          </li>
        </ul>
      ) : null}
      {next && tour.blocked === null ? (
        <a href="#departures" className={buttonLook('primary', 'large')}>
          <Trans>See dates and prices</Trans>
        </a>
      ) : null}
      {actions}
      <div className="flex flex-wrap items-center justify-between gap-1 border-line border-t pt-3">{tools}</div>
    </aside>
  );
}
