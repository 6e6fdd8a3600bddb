import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Popup } from '../popups/popup.tsx';
import { Button } from '../ui/button.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** Offers letters by e-mail. Saying no is as easy as saying yes, and is remembered. */
export default function NewsletterPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [done, setDone] = useState(false);
  return (
    <Popup
      name="letters"
      title={<Trans>Letters from the road</Trans>}
      open={open}
      onClose={onClose}
      foot={
        <Button variant="secondary" onClick={onClose}>
          {done ? <Trans>Close</Trans> : <Trans>No, thank you</Trans>}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft text-lg">
          <Trans>Journeys that are worth the days, written by people who went. And deals, while they last.</Trans>
        </p>
        <NewsletterForm form="popup" onDone={() => setDone(true)} />
      </div>
    </Popup>
  );
}
