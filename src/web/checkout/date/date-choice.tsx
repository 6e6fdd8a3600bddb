import { Trans } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { isMobile } from '../../browser/breakpoints.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { lazyPiece } from '../../ui/lazy-piece.tsx';
import type { BlockProps } from '../block.ts';
import { fieldId } from '../field-id.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { calendarSkeleton } from './calendar/calendar-skeleton.tsx';
import { DateBlock } from './date.tsx';
import { DateNotice } from './date-notice.tsx';
import { dateWarning } from './date-warning.ts';
import { Variants } from './variants.tsx';

const load = async () => (await import('./calendar/calendar.tsx')).default;
// Where the page opens with the calendar the server draws it; where it is asked for, it comes with a way to try again.
const DrawnCalendar = later('calendar', load, calendarSkeleton);
const AskedCalendar = lazyPiece('calendar', load, calendarSkeleton);
const ChangeDatePopup = lazyPiece(
  'change date',
  async () => (await import('./calendar/change-date-popup.tsx')).default,
);

/** Where the date is chosen: the departure, a warning when it cannot be had, and the calendar while it is needed. */
export function DateChoice({ selection, context, problems }: BlockProps) {
  const checkoutValue = useCheckout();
  const { day } = selection;
  const warning = dateWarning(checkoutValue);
  const [calendar, setCalendar] = useState<'drawn' | 'asked' | 'closed'>(day === null ? 'drawn' : 'closed');
  const [popup, setPopup] = useState<'unused' | 'open' | 'closed'>('unused');
  if (warning && calendar === 'closed') setCalendar('asked');
  const change = (): void => {
    if (isMobile()) setPopup('open');
    else setCalendar('asked');
  };
  const Calendar = calendar === 'drawn' ? DrawnCalendar : AskedCalendar;
  return (
    <div id={fieldId('day')} className="flex flex-col gap-5">
      <Variants />
      {warning ? <DateNotice warning={warning} /> : null}
      <DateBlock
        selection={selection}
        context={context}
        problems={problems}
        action={
          calendar === 'closed' ? (
            <Button
              variant="secondary"
              size="small"
              icon={<CalendarDays aria-hidden="true" />}
              onClick={change}
              onPointerEnter={() => AskedCalendar.preload()}
            >
              <Trans>Change date</Trans>
            </Button>
          ) : undefined
        }
      />
      {calendar === 'closed' ? null : <Calendar />}
      {popup === 'unused' ? null : <ChangeDatePopup open={popup === 'open'} onClose={() => setPopup('closed')} />}
    </div>
  );
}
