import { Trans } from '@lingui/react/macro';
import { Popup } from '../../../popups/popup.tsx';
import { Button } from '../../../ui/button.tsx';

/** Asks whether the booking is to be left. */
export default function LeavePopup({
  open,
  kept,
  onStay,
  onLeave,
}: {
  open: boolean;
  /** Whether what was typed stays on this device. */
  kept: boolean;
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
            <Trans>Stay here</Trans>
          </Button>
        </>
      }
    >
      <p>
        {kept ? (
          <Trans>
            Nothing is booked yet. What you typed stays on this device for 7 days, document numbers excepted.
          </Trans>
        ) : (
          <Trans>Nothing is booked yet, and what you typed would be lost.</Trans>
        )}
      </p>
    </Popup>
  );
}
