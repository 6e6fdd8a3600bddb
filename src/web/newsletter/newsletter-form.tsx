import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ConsentForm } from '#contract/list/consent.ts';
import { call } from '../browser/call.ts';
import { usePage } from '../browser/page-config.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';

/** The consent text of the newsletter. Changing it requires a new version of the consent. */
export function ConsentWords() {
  return (
    <Trans>
      About twice a month, with tour ideas and deals. You confirm by email first and can unsubscribe at any time.
    </Trans>
  );
}

/** Collects an email together with the consent. Without scripts the form is submitted to its own page. */
export function NewsletterForm({
  form,
  onDone,
  privacy,
}: {
  form: Exclude<ConsentForm, 'brochure' | 'enquiry'>;
  onDone?: (() => void) | undefined;
  /** The link text for the privacy page. */
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
    const result = await call('askConsent', { email: String(new FormData(box).get('email') ?? ''), form });
    if (result.ok) {
      setState('done');
      onDone?.();
      return;
    }
    const message = refusalMessage(result.refusal);
    setState('open');
    setProblem(message);
    setFailed(message === null);
    box.querySelector('input')?.focus();
  };

  if (state === 'done') {
    return (
      <Notice kind="success" announce title={<Trans>Check your inbox</Trans>}>
        <Trans>We’ve sent you a link. Click it to confirm your subscription.</Trans>
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
          label={<Trans>Your email address</Trans>}
        />
        <Button type="submit" pending={state === 'pending'}>
          <Trans>Subscribe</Trans>
        </Button>
      </div>
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {problem}
        {failed ? <Trans>That didn’t work. Please try again in a moment.</Trans> : null}
      </p>
      <p className="text-sm opacity-85">
        <ConsentWords /> {privacy}
      </p>
    </form>
  );
}
