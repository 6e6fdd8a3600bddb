import { Trans, useLingui } from '@lingui/react/macro';
import { nearestDays } from '#domain/booking/day-problem.ts';
import type { Day } from '#domain/calendar/day.ts';
import { departureOn } from '#domain/catalogue/departures.ts';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { dayText } from '../../ui/days.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { goToSection } from '../go-to-section.ts';
import { ContentOpener } from '../popups/content-opener.tsx';
import { useCheckout } from '../state/checkout-context.tsx';

/** How many other dates are offered at once. */
const offered = 3;

/** Says that a departure on request can neither be held nor paid for yet, and leads on: other dates, help, back to the tour. */
export function OnRequest() {
  const { t, i18n } = useLingui();
  const { page, checkout, act } = useCheckout();
  const { selection, context } = checkout;
  const isInstant = (day: Day): boolean => departureOn(context.facts.variant, day)?.confirmation === 'instant';
  const others = selection.day ? nearestDays(selection.party, selection.day, offered, context, isInstant) : [];
  return (
    <div className="flex flex-col gap-4">
      <p>
        <Trans>
          The operator confirms this departure on request. It cannot be held, and paying online is not possible yet, so
          nothing can be booked here for this date. Nothing is charged, and no place is kept.
        </Trans>
      </p>
      {others.length > 0 ? (
        <>
          <p>
            <Trans>These dates are confirmed at once. Choose one, and your places are kept for 48 hours:</Trans>
          </p>
          <ul aria-label={t`Dates that can be held`} className="flex flex-wrap gap-2">
            {others.map((day) => (
              <li key={day}>
                <Button
                  variant="secondary"
                  onClick={() => {
                    act({ kind: 'day', day });
                    act({ kind: 'paymentType', paymentType: 'hold' });
                  }}
                >
                  {dayText(day, i18n.locale)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => goToSection('date')}>
          <Trans>Choose another date</Trans>
        </Button>
        <ContentOpener
          className={buttonLook('secondary', 'normal')}
          piece={{ name: 'help', call: 'loadHelp', request: {}, title: <Trans>Help</Trans> }}
        >
          <Trans>Help with this booking</Trans>
        </ContentOpener>
        <ButtonLink to={`/t/${page.tour.slug}`} variant="secondary">
          <Trans>Back to the tour</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
