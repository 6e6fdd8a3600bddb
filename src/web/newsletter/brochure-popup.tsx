import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { call } from '../browser/call.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { showError, showSuccess } from '../popups/message.ts';
import { Popup } from '../popups/popup.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ConsentWords } from './newsletter-form.tsx';

/** Collects the email for the brochure; the newsletter is a separate, unticked choice. */
export default function BrochurePopup({
  tour,
  open,
  onClose,
}: {
  tour: { id: number; name: string };
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { name } = tour;

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    const box = event.currentTarget;
    const typed = new FormData(box);
    const email = String(typed.get('email') ?? '').trim();
    setPending(true);
    setProblem(undefined);
    const sent = await call('askBrochure', { tour: tour.id, email, letters: typed.get('letters') === 'on' });
    setPending(false);
    if (sent.ok) {
      onClose();
      showSuccess(t`Your brochure is on its way`, t`We’ve sent the link to ${email}.`);
      return;
    }
    const message = refusalMessage(sent.refusal);
    if (message) {
      setProblem(message);
      box.querySelector('input')?.focus();
    } else {
      onClose();
      showError(t`We couldn’t send the brochure. Please try again in a moment.`);
    }
  };

  return (
    <Popup name="brochure" width="small" title={<Trans>Download the brochure</Trans>} open={open} onClose={onClose}>
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        <p className="text-ink-soft">
          <Trans>{name} as a PDF, with the itinerary, dates, prices and route. We’ll email you the link.</Trans>
        </p>
        <p role="alert" className="sr-only">
          {problem}
        </p>
        <TextField
          name="email"
          id="brochure-email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          plain
          label={<Trans>Your email address</Trans>}
          error={problem}
        />
        <Checkbox name="letters" label={<Trans>Also send me the newsletter</Trans>} hint={<ConsentWords />} />
        <Button type="submit" pending={pending}>
          <Trans>Send me the brochure</Trans>
        </Button>
      </form>
    </Popup>
  );
}
