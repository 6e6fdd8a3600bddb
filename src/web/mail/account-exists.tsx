import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailLink, MailText } from './frame.tsx';

/** Tells the owner of an address that somebody tried to open a second account with it, which the sign-up page does not say. */
export function AccountExistsMail({ name, loginUrl, resetUrl }: MailProps<'account-exists'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`You have an account already`}
      preheader={t`Nothing was changed. You can log in as usual.`}
      action={{ label: t`Log in`, url: loginUrl }}
      note={
        <Trans>
          Forgotten your password? <MailLink url={resetUrl}>Choose a new one</MailLink>
        </Trans>
      }
    >
      <MailText>{t`Hello ${name},`}</MailText>
      <MailText>
        <Trans>
          somebody, perhaps you, just tried to open an account with this address. You have one already, so nothing was
          changed.
        </Trans>
      </MailText>
    </MailFrame>
  );
}
