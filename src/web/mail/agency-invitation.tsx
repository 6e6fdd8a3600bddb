import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';

/** Invites a person to work for an agency. */
export function AgencyInvitationMail({ agency, url, days }: MailProps<'agency-invitation'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Join ${agency} on Waymark`}
      preheader={t`Hold and book tours for the clients of ${agency}.`}
      action={{ label: t`Accept the invitation`, url }}
      note={<Trans>If you don’t know this agency, you can ignore this email.</Trans>}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>{t`${agency} has invited you to hold and book tours for its clients.`}</MailText>
      <MailText>
        <Plural
          value={days}
          one="The link works once and is valid for # day. Sign in with this email address first, or create an account with it."
          other="The link works once and is valid for # days. Sign in with this email address first, or create an account with it."
        />
      </MailText>
    </MailFrame>
  );
}
