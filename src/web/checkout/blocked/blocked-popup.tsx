import { Trans } from '@lingui/react/macro';
import { Popup } from '../../popups/popup.tsx';
import { BlockedWays } from './blocked-ways.tsx';

/** Shows that a destination is closed, with the text that staff wrote. */
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
      title={<Trans>This tour isn’t available to book right now</Trans>}
      open={open}
      onClose={onClose}
      foot={<BlockedWays slug={slug} />}
    >
      <p>{text}</p>
    </Popup>
  );
}
