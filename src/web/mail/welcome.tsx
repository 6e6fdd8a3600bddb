import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';

/** Welcomes the owner of a new account. */
export function WelcomeMail({ name, url }: MailProps<'welcome'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Welcome to Waymark`}
      preheader={t`Your account is ready.`}
      action={{ label: t`Go to my account`, url }}
      note={<Trans>If you didn’t create this account, you can ignore this email.</Trans>}
    >
      <MailText>{t`Hello ${name},`}</MailText>
      <MailText>
        <Trans>your account is ready. You’ll find your bookings, travellers and messages there.</Trans>
      </MailText>
    </MailFrame>
  );
}
