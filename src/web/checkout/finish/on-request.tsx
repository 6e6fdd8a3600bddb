import { Trans, useLingui } from '@lingui/react/macro';
import { nearestDays } from '#domain/booking/day-problem.ts';
import type { Day } from '#domain/calendar/day.ts';
import { departureOn } from '#domain/catalogue/departures.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { dayText } from '../../ui/days.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { goToSection } from '../go-to-section.ts';
import { ContentOpener } from '../popups/content-opener.tsx';
import { useCheckout } from '../state/checkout-context.tsx';

/** The maximum number of alternative dates. */
const offered = 3;

/**
 * Shows that a departure on request can be neither held nor paid for yet, with links to other dates, support and the
 * tour.
 */
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
          The operator confirms this departure on request. It can’t be held, and online payment isn’t available yet, so
          you can’t book this date here. Nothing is charged and no places are held.
        </Trans>
      </p>
      {others.length > 0 ? (
        <>
          <p>
            <Trans>These dates have instant confirmation. Choose one to hold your places for 48 hours:</Trans>
          </p>
          <ul aria-label={t`Dates you can hold`} className="flex flex-wrap gap-2">
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
          className={buttonClass('secondary', 'normal')}
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
