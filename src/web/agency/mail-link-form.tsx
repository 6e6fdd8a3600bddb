import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ShareLink } from '#contract/schemas/share-link.ts';
import { languages } from '#contract/shop.ts';
import { call } from '../browser/call.ts';
import { usePage } from '../browser/page-config.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';

/** Mails a payment link to a client; after a refusal the form keeps what was typed. */
export function MailLinkForm({
  linkId,
  mailedTo,
  onMailed,
}: {
  linkId: string;
  mailedTo: string | null;
  onMailed?: (link: ShareLink) => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const { language: own } = usePage();
  const [email, setEmail] = useState(mailedTo ?? '');
  const [language, setLanguage] = useState(own);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const send = async (): Promise<void> => {
    setPending(true);
    setError(null);
    setSentTo(null);
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const answered = await call('mailShareLink', { linkId, email, language, time_zone });
    setPending(false);
    if (answered.ok) {
      setSentTo(answered.answer.link.mailedTo ?? email);
      onMailed?.(answered.answer.link);
      return;
    }
    const { status, body } = answered.refusal;
    setError(
      status === 0
        ? t`We couldn’t send the email. Please check your connection and try again.`
        : (body?.problems[0]?.message ?? body?.message ?? t`We couldn’t send the email. Please try again.`),
    );
  };

  return (
    <form
      noValidate
      aria-busy={pending}
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        id={`${id}-email`}
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t`Your client’s email`}
        value={email}
        error={error ?? undefined}
        onChange={({ target }) => setEmail(target.value)}
        required
        maxLength={254}
        boxClass="w-full max-w-md"
      />
      <Select
        id={`${id}-language`}
        label={t`Language of the email`}
        value={language}
        plain
        options={languages.map((value) => ({ value, label: value === 'de' ? 'Deutsch' : 'English' }))}
        onChange={({ target }) => setLanguage(target.value === 'de' ? 'de' : 'en')}
        boxClass="w-full max-w-md"
      />
      <Button type="submit" variant="secondary" size="small" pending={pending}>
        {mailedTo === null && sentTo === null ? <Trans>Email the link</Trans> : <Trans>Email the link again</Trans>}
      </Button>
      {sentTo === null ? null : (
        <Notice kind="success" announce>
          <Trans>We’ve emailed the link to {sentTo}.</Trans>
        </Notice>
      )}
    </form>
  );
}
