import { Trans, useLingui } from '@lingui/react/macro';
import { nearestDays } from '#domain/booking/day-problem.ts';
import { Button } from '../../ui/button.tsx';
import { dayText } from '../../ui/days.ts';
import { Notice } from '../../ui/notice.tsx';
import { useCheckout } from '../state/checkout-context.tsx';
import type { DateWarning } from './date-warning.ts';

/** The maximum number of alternative dates. */
const offered = 3;

/** Shows that a date is unavailable, and suggests the nearest available ones. */
export function DateNotice({ warning: { day, problem } }: { warning: DateWarning }) {
  const { i18n } = useLingui();
  const { checkout, act } = useCheckout();
  const others = nearestDays(checkout.selection.party, day, offered, checkout.context);
  const named = dayText(day, i18n.locale);
  return (
    <Notice
      kind="warning"
      announce
      title={
        problem === 'soldOut' ? (
          <Trans>{named} is sold out</Trans>
        ) : problem === 'tooFewPlaces' ? (
          <Trans>{named} has fewer places left than you need</Trans>
        ) : problem === 'departureCancelled' ? (
          <Trans>The departure on {named} has been cancelled</Trans>
        ) : problem === 'departureClosed' ? (
          <Trans>Bookings for {named} are closed</Trans>
        ) : problem === 'past' ? (
          <Trans>{named} has passed</Trans>
        ) : problem === 'typeNotSold' ? (
          <Trans>Not everyone in your group can travel on {named}</Trans>
        ) : (
          <Trans>{named} can’t be booked</Trans>
        )
      }
      action={
        others.length === 0 ? undefined : (
          <ul className="flex flex-wrap gap-2">
            {others.map((other) => (
              <li key={other}>
                <Button variant="secondary" size="small" onClick={() => act({ kind: 'day', day: other })}>
                  {dayText(other, i18n.locale)}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    >
      {others.length === 0 ? (
        <Trans>Please choose another date in the calendar.</Trans>
      ) : (
        <Trans>Please choose another date. The nearest dates with enough places:</Trans>
      )}
    </Notice>
  );
}
