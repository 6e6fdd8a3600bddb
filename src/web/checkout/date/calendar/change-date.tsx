import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Fragments } from '#contract/fragment.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { Legend } from './legend.tsx';
import { MonthChips } from './month-chips.tsx';

/** The popup in which another date is chosen, or asked for, by itself; `children` is the form in which it is asked for. */
export function ChangeDate({ facts, children }: { facts: Fragments['booking-change-date']; children?: ReactNode }) {
  return (
    <div
      data-object-id={facts.objectId}
      data-enquiry={facts.isEnquiry}
      data-b2b-pid={facts.b2bPid ?? undefined}
      className="flex flex-col gap-4"
    >
      <h2 className="text-2xl">{facts.isEnquiry ? <Trans>Ask for another date</Trans> : <Trans>Change date</Trans>}</h2>
      <p className="text-ink-soft">{facts.tourName}</p>
      {facts.first ? (
        <>
          <MonthChips months={facts.months} currency={facts.currency} current={facts.first.month} />
          <CalendarMonth month={facts.first} />
          <Legend currency={facts.currency} />
        </>
      ) : (
        <p>
          <Trans>There are no departures to choose from right now.</Trans>
        </p>
      )}
      {children}
    </div>
  );
}
