import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';

/** Sends a link to reset a forgotten password. */
export function ResetPasswordMail({ name, url, minutes }: MailProps<'reset-password'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Choose a new password`}
      preheader={t`You asked to reset your password. The link works once.`}
      action={{ label: t`Choose a new password`, url }}
      note={<Trans>If this wasn’t you, you can ignore this email: your password stays the same.</Trans>}
    >
      <MailText>{t`Hello ${name},`}</MailText>
      <MailText>
        <Trans>
          someone (hopefully you) asked to reset the password of your Waymark account. The link below works once and
          expires in <Plural value={minutes} one="# minute" other="# minutes" />.
        </Trans>
      </MailText>
    </MailFrame>
  );
}
