import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ConsentForm } from '#contract/list/consent.ts';
import { call } from '../browser/call.ts';
import { usePage } from '../browser/page-config.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';

/** What people agree to when they leave their address. A change of these words is a new version of the consent. */
export function ConsentWords() {
  return (
    <Trans>
      We send letters about twice a month, with journeys and deals. You confirm by mail first, and every letter has a
      link to stop them.
    </Trans>
  );
}

/** Asks for an address and for consent in one. Without scripts the form is sent to the page for it. */
export function NewsletterForm({
  form,
  onDone,
  privacy,
}: {
  form: Exclude<ConsentForm, 'brochure' | 'enquiry'>;
  onDone?: (() => void) | undefined;
  /** A link to the privacy page in words. */
  privacy?: ReactNode;
}) {
  const { prefix, securityToken } = usePage();
  const [state, setState] = useState<'open' | 'pending' | 'done'>('open');
  const [problem, setProblem] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state === 'pending') return;
    const box = event.currentTarget;
    setState('pending');
    setProblem(null);
    setFailed(false);
    const asked = await call('askConsent', { email: String(new FormData(box).get('email') ?? ''), form });
    if (asked.ok) {
      setState('done');
      onDone?.();
      return;
    }
    const message = refusalMessage(asked.refusal);
    setState('open');
    setProblem(message);
    setFailed(message === null);
    box.querySelector('input')?.focus();
  };

  if (state === 'done') {
    return (
      <Notice kind="success" announce title={<Trans>Please look into your mailbox</Trans>}>
        <Trans>We have sent you a link. Letters come only after you have clicked it.</Trans>
      </Notice>
    );
  }
  return (
    <form method="post" action={`${prefix}/confirm-mail`} onSubmit={send} noValidate className="flex flex-col gap-3">
      <input type="hidden" name="security_token" value={securityToken} />
      <input type="hidden" name="form" value={form} />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <TextField
          boxClass="grow"
          name="email"
          id={`letters-${form}`}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          plain
          label={<Trans>Your e-mail address</Trans>}
        />
        <Button type="submit" pending={state === 'pending'}>
          <Trans>Send me letters</Trans>
        </Button>
      </div>
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {problem}
        {failed ? <Trans>That did not work just now. Please try again in a moment.</Trans> : null}
      </p>
      <p className="text-sm opacity-85">
        <ConsentWords /> {privacy}
      </p>
    </form>
  );
}
