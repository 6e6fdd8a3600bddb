import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';

/** Greets somebody who has just opened an account. */
export function WelcomeMail({ name, url }: MailProps<'welcome'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Welcome to Waymark`}
      preheader={t`Your account is ready.`}
      action={{ label: t`Go to my account`, url }}
      note={<Trans>You did not open this account? Then somebody mistyped an address; you need not do anything.</Trans>}
    >
      <MailText>{t`Hello ${name},`}</MailText>
      <MailText>
        <Trans>your account is ready. Your bookings, your travellers and your messages now have one place.</Trans>
      </MailText>
    </MailFrame>
  );
}
