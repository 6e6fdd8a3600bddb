import { Trans } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { isMobile } from '../../browser/breakpoints.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { BlockProps } from '../block.ts';
import { fieldId } from '../field-id.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { calendarSkeleton } from './calendar/calendar-skeleton.tsx';
import { DateBlock } from './date.tsx';
import { DateNotice } from './date-notice.tsx';
import { dateWarning } from './date-warning.ts';
import { Variants } from './variants.tsx';

const load = async () => (await import('./calendar/calendar.tsx')).default;
// The server renders the calendar where the page opens with it; elsewhere it loads on demand, with a retry.
const DrawnCalendar = lazyPart('calendar', load, { ssr: true, fallback: calendarSkeleton });
const LazyCalendar = lazyPart('calendar', load, { fallback: calendarSkeleton });
const ChangeDatePopup = lazyPart('change date', async () => (await import('./calendar/change-date-popup.tsx')).default);

/** Shows the departure, a warning when it is unavailable, and the calendar while it is needed. */
export function DateChoice({ selection, context, problems }: BlockProps) {
  const checkoutValue = useCheckout();
  const { day } = selection;
  const warning = dateWarning(checkoutValue);
  const [calendar, setCalendar] = useState<'drawn' | 'asked' | 'closed'>(day === null ? 'drawn' : 'closed');
  const [popup, setPopup] = useState<'unused' | 'open' | 'closed'>('unused');
  if (warning && calendar === 'closed') setCalendar('asked');
  const change = (): void => {
    if (calendar === 'asked') setCalendar('closed');
    else if (isMobile()) setPopup('open');
    else setCalendar('asked');
  };
  const Calendar = calendar === 'drawn' ? DrawnCalendar : LazyCalendar;
  return (
    <div id={fieldId('day')} className="flex flex-col gap-5">
      <Variants />
      {warning ? <DateNotice warning={warning} /> : null}
      <DateBlock
        selection={selection}
        context={context}
        problems={problems}
        action={
          calendar === 'drawn' || warning ? undefined : (
            <Button
              variant="secondary"
              size="small"
              icon={<CalendarDays aria-hidden="true" />}
              aria-expanded={calendar === 'asked'}
              onClick={change}
              onPointerEnter={() => LazyCalendar.preload()}
            >
              {calendar === 'asked' ? <Trans>Close calendar</Trans> : <Trans>Change date</Trans>}
            </Button>
          )
        }
      />
      {calendar === 'closed' ? null : <Calendar />}
      {popup === 'unused' ? null : <ChangeDatePopup open={popup === 'open'} onClose={() => setPopup('closed')} />}
    </div>
  );
}
