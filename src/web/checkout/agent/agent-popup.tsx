import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Popup } from '../../popups/popup.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { LogInLink } from './agent-links.tsx';

/** Informs an agent who is signed out that the email belongs to an agent, and prompts them to log in. */
export function AgentPopup({ open, onClose }: { open: boolean; onClose: (silent: boolean) => void }) {
  const [silent, setSilent] = useState(false);
  return (
    <Popup
      name="agent"
      width="small"
      open={open}
      onClose={() => onClose(silent)}
      title={<Trans>Are you a travel agent?</Trans>}
      foot={
        <>
          <Button variant="secondary" onClick={() => onClose(silent)}>
            <Trans>Continue without signing in</Trans>
          </Button>
          <LogInLink />
        </>
      }
    >
      <div id="login-prompt-modal" className="flex flex-col gap-3">
        <p>
          <Trans>
            This email address belongs to one of our travel agents. Sign in to book for your client: the sale then
            counts towards your agency’s commission, and you can hold places for 48 hours without a card.
          </Trans>
        </p>
        <Checkbox
          label={<Trans>Don’t show this again on this device</Trans>}
          checked={silent}
          onChange={({ target }) => setSilent(target.checked)}
        />
      </div>
    </Popup>
  );
}
