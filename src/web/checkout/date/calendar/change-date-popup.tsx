import { Trans, useLingui } from '@lingui/react/macro';
import { chosenTrip } from '#domain/booking/selection.ts';
import { Popup } from '../../../popups/popup.tsx';
import { Button } from '../../../ui/button.tsx';
import { rangeText } from '../../../ui/days.ts';
import { useCheckout } from '../../state/checkout-context.tsx';
import Calendar from './calendar.tsx';
import { useNewestMonths } from './use-months.ts';

/** The bottom sheet for another date on a phone; a day is chosen as soon as it is pressed. */
export default function ChangeDatePopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { i18n } = useLingui();
  const { selection, context } = useCheckout().checkout;
  const trip = chosenTrip(selection, context);
  const range = trip ? rangeText(trip.from, trip.until, i18n.locale) : '';
  useNewestMonths(open);
  return (
    <Popup
      name="change-date"
      title={<Trans>Change date</Trans>}
      open={open}
      onClose={onClose}
      foot={<Button onClick={onClose}>{trip ? <Trans>Select {range}</Trans> : <Trans>Done</Trans>}</Button>}
    >
      <Calendar maxMonths={1} />
    </Popup>
  );
}
