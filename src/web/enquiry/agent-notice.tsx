import { Trans } from '@lingui/react/macro';
import { usePage } from '../browser/page-config.ts';
import { Popup } from '../popups/popup.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';

/** Informs a travel agent that the enquiry is sent on behalf of a client. */
export function AgentNotice({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { prefix, loggedIn } = usePage();
  return (
    <Popup
      name="agent"
      width="small"
      open={open}
      onClose={onClose}
      title={<Trans>Are you a travel agent?</Trans>}
      foot={
        <>
          {loggedIn ? null : (
            <a href={`${prefix}/login`} className={buttonClass('secondary', 'normal')}>
              <Trans>Sign in</Trans>
            </a>
          )}
          <Button onClick={onClose}>
            <Trans>Continue with the question</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          This email address belongs to one of our travel agents. We’ll send your question on behalf of a client. Sign
          in to also hold places for 48 hours and book for your clients.
        </Trans>
      </p>
    </Popup>
  );
}
