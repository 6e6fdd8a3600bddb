import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { Block } from './block.tsx';
import type { BookingView } from './booking-view.ts';
import { dayText } from './day-text.ts';

/** The chosen departure, or the invitation to choose one. */
export function DateBlock({ view }: { view: BookingView }) {
  const { i18n } = useLingui();
  const { departure } = view;
  if (!departure)
    return (
      <Block id="booking-calendar" title={<Trans>Date</Trans>}>
        <p>
          <Trans>Choose a departure to see the price.</Trans>
        </p>
      </Block>
    );
  const from = dayText(departure.from, i18n.locale);
  const until = dayText(departure.until, i18n.locale);
  return (
    <Block id="booking-calendar" title={<Trans>Date</Trans>}>
      <input type="hidden" name={inputNames.date} value={departure.from} />
      <p className="font-semibold">
        <Trans>
          {from} to {until}
        </Trans>
      </p>
      <p className="text-ink-soft text-sm">
        {departure.confirmation === 'instant' ? (
          <Trans>Confirmed at once</Trans>
        ) : (
          <Trans>Confirmed by the operator on request</Trans>
        )}
        {departure.placesLeft !== null && departure.placesLeft <= 4 ? (
          <>
            {' · '}
            <Plural value={departure.placesLeft} one="# place left" other="# places left" />
          </>
        ) : null}
      </p>
    </Block>
  );
}
