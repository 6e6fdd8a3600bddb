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

/** Asks where to send the brochure; letters are a separate wish, and not ticked by us. */
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
      showSuccess(t`Your brochure is on its way`, t`We have sent the link to ${email}.`);
      return;
    }
    const message = refusalMessage(sent.refusal);
    if (message) {
      setProblem(message);
      box.querySelector('input')?.focus();
    } else {
      onClose();
      showError(t`The brochure could not be sent just now. Please try again in a moment.`);
    }
  };

  return (
    <Popup name="brochure" width="small" title={<Trans>Download the brochure</Trans>} open={open} onClose={onClose}>
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        <p className="text-ink-soft">
          <Trans>{name} as a PDF: every day, every date, all prices and the route. The link comes by mail.</Trans>
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
          label={<Trans>Your e-mail address</Trans>}
          error={problem}
        />
        <Checkbox name="letters" label={<Trans>I would like letters, too</Trans>} hint={<ConsentWords />} />
        <Button type="submit" pending={pending}>
          <Trans>Send me the brochure</Trans>
        </Button>
      </form>
    </Popup>
  );
}
