import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';

/**
 * Asks the owner of an email to confirm a new account. It omits the entered name, because anyone could otherwise send
 * text of their own, in our name, to another person's email.
 */
export function ConfirmAccountMail({ url, minutes }: MailProps<'confirm-account'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Confirm your email address`}
      preheader={t`One click to open your account.`}
      action={{ label: t`Confirm and open my account`, url }}
      note={<Trans>If this wasn’t you, you can ignore this email: no account is created unless you confirm.</Trans>}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        <Trans>
          Welcome to Waymark. Please confirm your email address to open your account. The link below works once and
          expires in <Plural value={minutes} one="# minute" other="# minutes" />.
        </Trans>
      </MailText>
    </MailFrame>
  );
}
