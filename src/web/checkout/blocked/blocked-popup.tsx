import { Trans } from '@lingui/react/macro';
import { Popup } from '../../popups/popup.tsx';
import { BlockedWays } from './blocked-ways.tsx';

/** Tells that a destination is closed, in the words of the shop. */
export default function BlockedPopup({
  slug,
  text,
  open,
  onClose,
}: {
  slug: string;
  text: string;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Popup
      name="blocked-destination"
      role="alertdialog"
      width="small"
      title={<Trans>This tour cannot be booked right now</Trans>}
      open={open}
      onClose={onClose}
      foot={<BlockedWays slug={slug} />}
    >
      <p>{text}</p>
    </Popup>
  );
}
