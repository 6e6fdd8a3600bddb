import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { Notice } from '../ui/notice.tsx';
import { Price } from '../ui/price.tsx';
import { rowLook } from './block.tsx';
import { dayText, monthText } from './day-text.ts';

/** A month of departures with price and availability; what cannot be booked cannot be chosen. */
export function CalendarMonth({ month }: { month: AnswerOf<'loadCalendar'>['data'] }) {
  const { i18n } = useLingui();
  return (
    <section id={month.id} aria-labelledby={`${month.id}-title`}>
      <h3 id={`${month.id}-title`} className="text-lg">
        {monthText(month.month, i18n.locale)}
      </h3>
      {month.blocked ? <Notice kind="warning">{month.blocked}</Notice> : null}
      {month.days.length === 0 ? (
        <p>
          <Trans>No departures in this month.</Trans>
        </p>
      ) : null}
      <ul>
        {month.days.map((day) => {
          const from = dayText(day.day, i18n.locale);
          const until = dayText(day.until, i18n.locale);
          return (
            <li key={day.id} className={rowLook}>
              <button type="button" id={day.id} value={day.day} disabled={!day.bookable} className="text-start">
                <span className="block font-semibold">
                  <Trans>
                    {from} to {until}
                  </Trans>
                </span>
                <span className="text-ink-soft text-sm">
                  {day.availability === 'soldOut' ? <Trans>Sold out</Trans> : null}
                  {day.availability === 'few' ? (
                    <Plural value={day.placesLeft} one="# place left" other="# places left" />
                  ) : null}
                  {day.availability === 'available' ? <Trans>Places available</Trans> : null}
                </span>
              </button>
              <Price minor={day.price} before={day.oldPrice ?? undefined} currency={month.currency} size="small" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
