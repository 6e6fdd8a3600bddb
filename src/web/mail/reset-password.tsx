import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';

/** Lets somebody who forgot their password choose a new one. */
export function ResetPasswordMail({ name, url, minutes }: MailProps<'reset-password'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Choose a new password`}
      preheader={t`You asked for a new password. The link works once.`}
      action={{ label: t`Choose a new password`, url }}
      note={<Trans>If this was not you, ignore this mail: your password stays as it is.</Trans>}
    >
      <MailText>{t`Hello ${name},`}</MailText>
      <MailText>
        <Trans>
          somebody, hopefully you, asked for a new password for your Waymark account. The link below works once, for{' '}
          <Plural value={minutes} one="# minute" other="# minutes" />.
        </Trans>
      </MailText>
    </MailFrame>
  );
}
