import { Trans, useLingui } from '@lingui/react/macro';
import type { Fragments } from '#contract/fragment.ts';
import { Price } from '../ui/price.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { monthText } from './day-text.ts';

/** The popup in which another date is chosen, or asked for. */
export function ChangeDate({ facts }: { facts: Fragments['booking-change-date'] }) {
  const { i18n } = useLingui();
  return (
    <div
      data-object-id={facts.objectId}
      data-enquiry={facts.isEnquiry}
      data-b2b-pid={facts.b2bPid ?? undefined}
      className="flex flex-col gap-4"
    >
      <h2 className="text-2xl">
        {facts.isEnquiry ? <Trans>Ask for another date</Trans> : <Trans>Change the date</Trans>}
      </h2>
      <p className="text-ink-soft">{facts.tourName}</p>
      {facts.first === null ? (
        <p>
          <Trans>There are no departures to choose from right now.</Trans>
        </p>
      ) : null}
      <ul className="flex gap-2 overflow-x-auto">
        {facts.months.map(({ id, month, from }) => (
          <li key={id}>
            <button type="button" value={month} className="rounded-field border border-line px-4 py-2 text-start">
              <span className="block whitespace-nowrap">{monthText(month, i18n.locale)}</span>
              {from === null ? null : <Price minor={from} currency={facts.currency} size="small" cents="whole" />}
            </button>
          </li>
        ))}
      </ul>
      {facts.first ? <CalendarMonth month={facts.first} /> : null}
    </div>
  );
}
