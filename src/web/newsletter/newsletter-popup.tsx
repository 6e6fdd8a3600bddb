import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Popup } from '../popups/popup.tsx';
import { Button } from '../ui/button.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** Offers the newsletter. Declining is as easy as accepting, and is remembered. */
export default function NewsletterPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [done, setDone] = useState(false);
  return (
    <Popup
      name="letters"
      title={<Trans>Newsletter</Trans>}
      open={open}
      onClose={onClose}
      foot={
        <Button variant="secondary" onClick={onClose}>
          {done ? <Trans>Close</Trans> : <Trans>No thanks</Trans>}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft text-lg">
          <Trans>Tour ideas from people who’ve been there, and deals while they last.</Trans>
        </p>
        <NewsletterForm form="popup" onDone={() => setDone(true)} />
      </div>
    </Popup>
  );
}
