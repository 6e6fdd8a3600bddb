import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Fragments } from '#contract/fragment.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { Legend } from './legend.tsx';
import { MonthChips } from './month-chips.tsx';

/** The popup for choosing or requesting another date as static markup; `children` is the request form. */
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
          <Trans>No departures are available right now.</Trans>
        </p>
      )}
      {children}
    </div>
  );
}
