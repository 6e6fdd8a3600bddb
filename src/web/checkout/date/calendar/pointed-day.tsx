import { Trans, useLingui } from '@lingui/react/macro';
import type { Day } from '#domain/calendar/day.ts';
import { dayText, rangeText } from '../../../ui/days.ts';
import { Price } from '../../../ui/price.tsx';
import type { DayOffer } from './day-offer.ts';
import type { DayWords } from './use-day-words.ts';

/** Describes the day under the pointer or the focus; screen readers get the same text from the day itself. */
export function PointedDay({
  day,
  offer,
  currency,
  words,
}: {
  day: Day | null;
  offer: DayOffer | undefined;
  currency: string;
  words: DayWords;
}) {
  const { i18n } = useLingui();
  const named = day ? dayText(day, i18n.locale) : '';
  return (
    <p
      aria-hidden="true"
      className="flex min-h-12 flex-wrap content-center items-baseline gap-x-3 rounded-field bg-mist px-4 py-2 text-sm"
    >
      {offer ? (
        <>
          <span className="font-semibold">{rangeText(offer.day, offer.until, i18n.locale)}</span>
          {offer.problem === null ? (
            <Price
              minor={offer.price}
              before={offer.oldPrice ?? undefined}
              currency={currency}
              size="small"
              cents="whole"
            />
          ) : null}
          <span>{words.places(offer)}</span>
          {offer.problem === null && offer.onRequest ? (
            <span>
              <Trans>On request</Trans>
            </span>
          ) : null}
        </>
      ) : day ? (
        <span className="text-ink-soft">
          <Trans>No departure on {named}.</Trans>
        </span>
      ) : (
        <span className="text-ink-soft">
          <Trans>Days with a price are departure dates. Choose one.</Trans>
        </span>
      )}
    </p>
  );
}
