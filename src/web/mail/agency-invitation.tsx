import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';

/** Invites somebody to work for an agency. */
export function AgencyInvitationMail({ agency, url, days }: MailProps<'agency-invitation'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Work with ${agency} on Waymark`}
      preheader={t`Hold and book journeys for the clients of ${agency}.`}
      action={{ label: t`Accept the invitation`, url }}
      note={<Trans>You do not know this agency? Then do nothing: nobody joins without accepting.</Trans>}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>{t`${agency} would like you to hold and book journeys for its clients.`}</MailText>
      <MailText>
        <Plural
          value={days}
          one="The link works for # day and once. Log in with this address first, or create an account with it."
          other="The link works for # days and once. Log in with this address first, or create an account with it."
        />
      </MailText>
    </MailFrame>
  );
}
