import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailLink, MailText } from './frame.tsx';

/** Notifies the owner of an email of an attempt to create a second account, which the sign-up page does not reveal. */
export function AccountExistsMail({ name, loginUrl, resetUrl }: MailProps<'account-exists'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`You already have an account`}
      preheader={t`Nothing has changed. You can sign in as usual.`}
      action={{ label: t`Sign in`, url: loginUrl }}
      note={
        <Trans>
          Forgotten your password? <MailLink url={resetUrl}>Choose a new one</MailLink>
        </Trans>
      }
    >
      <MailText>{t`Hello ${name},`}</MailText>
      <MailText>
        <Trans>
          someone (maybe you) tried to create an account with this email address. You already have one, so nothing was
          changed.
        </Trans>
      </MailText>
    </MailFrame>
  );
}
