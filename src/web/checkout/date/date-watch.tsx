import { useEffect } from 'react';
import { monthOf } from '#domain/calendar/month.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { useMonths } from './calendar/use-months.ts';
import { refusedDay } from './date-warning.ts';

/** Reloads the month when the chosen day is refused because others were quicker, so that availability is current. */
export function DateWatch() {
  const { checkout, price } = useCheckout();
  const { retry } = useMonths();
  const { day } = checkout.selection;
  const refused = price.state === 'failed' ? refusedDay(price.failure) : null;
  useEffect(() => {
    if (day && refused) void retry(monthOf(day));
  }, [day, refused, retry]);
  return null;
}
