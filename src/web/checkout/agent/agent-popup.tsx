import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Popup } from '../../popups/popup.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { LogInLink } from './agent-links.tsx';

/** Tells an agent who is not logged in that this is an agent's address, and asks them to log in. */
export function AgentPopup({ open, onClose }: { open: boolean; onClose: (silent: boolean) => void }) {
  const [silent, setSilent] = useState(false);
  return (
    <Popup
      name="agent"
      width="small"
      open={open}
      onClose={() => onClose(silent)}
      title={<Trans>You are a travel agent</Trans>}
      foot={
        <>
          <Button variant="secondary" onClick={() => onClose(silent)}>
            <Trans>Go on without</Trans>
          </Button>
          <LogInLink />
        </>
      }
    >
      <div id="login-prompt-modal" className="flex flex-col gap-3">
        <p>
          <Trans>
            This is the address of a travel agent who sells with us. Log in to book for your client: the sale then
            counts for your agency, and you can hold places for 48 hours without a card.
          </Trans>
        </p>
        <Checkbox
          label={<Trans>Do not show this again on this device</Trans>}
          checked={silent}
          onChange={({ target }) => setSilent(target.checked)}
        />
      </div>
    </Popup>
  );
}
