import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';

/** Invites a person to work in the office of an operator or of the marketplace. */
export function OfficeInvitationMail({ company, url, days }: MailProps<'office-invitation'>) {
  const { t } = useLingui();
  const name = company ?? 'Waymark';
  return (
    <MailFrame
      heading={t`Join the office of ${name}`}
      preheader={t`${name} has invited you to work in its office on Waymark.`}
      action={{ label: t`Accept the invitation`, url }}
      note={<Trans>If you don’t know this company, you can ignore this email.</Trans>}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>{t`${name} has invited you to work in its office on Waymark.`}</MailText>
      <MailText>
        <Plural
          value={days}
          one="The link works once and is valid for # day. Please don’t share it."
          other="The link works once and is valid for # days. Please don’t share it."
        />
      </MailText>
    </MailFrame>
  );
}
