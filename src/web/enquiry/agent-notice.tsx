import { Trans } from '@lingui/react/macro';
import { usePage } from '../browser/page-config.ts';
import { Popup } from '../popups/popup.tsx';
import { Button } from '../ui/button.tsx';
import { buttonLook } from '../ui/button-look.ts';

/** Tells a travel agent that the question will be asked on behalf of a client. */
export function AgentNotice({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { prefix, loggedIn } = usePage();
  return (
    <Popup
      name="agent"
      width="small"
      open={open}
      onClose={onClose}
      title={<Trans>You are a travel agent</Trans>}
      foot={
        <>
          {loggedIn ? null : (
            <a href={`${prefix}/login`} className={buttonLook('secondary', 'normal')}>
              <Trans>Log in</Trans>
            </a>
          )}
          <Button onClick={onClose}>
            <Trans>Go on with the question</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          This is the address of a travel agent who sells with us. We pass your question on as asked on behalf of a
          client. Logged in, you can also hold places for 48 hours and book for your clients.
        </Trans>
      </p>
    </Popup>
  );
}
