import { Trans } from '@lingui/react/macro';
import { Popup } from '../../../popups/popup.tsx';
import { Button } from '../../../ui/button.tsx';

/** Confirms leaving the booking. */
export default function LeavePopup({
  open,
  isSaved,
  onStay,
  onLeave,
}: {
  open: boolean;
  /** Whether the input is saved on this device. */
  isSaved: boolean;
  onStay: () => void;
  onLeave: () => void;
}) {
  return (
    <Popup
      name="leave"
      role="alertdialog"
      width="small"
      entry={false}
      title={<Trans>Leave this booking?</Trans>}
      open={open}
      onClose={onStay}
      foot={
        <>
          <Button variant="secondary" onClick={onLeave}>
            <Trans>Leave</Trans>
          </Button>
          <Button onClick={onStay}>
            <Trans>Stay</Trans>
          </Button>
        </>
      }
    >
      <p>
        {isSaved ? (
          <Trans>Nothing is booked yet. Your details stay on this device for 7 days, except document numbers.</Trans>
        ) : (
          <Trans>Nothing is booked yet, and your details will be lost.</Trans>
        )}
      </p>
    </Popup>
  );
}
