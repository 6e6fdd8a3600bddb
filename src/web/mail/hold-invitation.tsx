import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { dayText } from '../ui/days.ts';
import { MailFrame, MailText } from './frame.tsx';

/**
 * Invites a person who was named for the free bed of a room. The sender's names are validated, and it contains no other
 * text of theirs.
 */
export function HoldInvitationMail({ sender, friend, tour, tagline, from, until, url }: MailProps<'hold-invitation'>) {
  const { t, i18n } = useLingui();
  const [first, last] = [dayText(from, i18n.locale), dayText(until, i18n.locale)];
  return (
    <MailFrame
      heading={tour}
      preheader={tagline}
      action={{ label: t`View the tour`, url }}
      note={<Trans>You don’t need to reply. We won’t use your email address for anything else.</Trans>}
    >
      <MailText>{friend ? t`Hello ${friend},` : t`Hello,`}</MailText>
      <MailText>
        {sender
          ? t`${sender} is planning this trip from ${first} to ${last} and would like to share a room with you.`
          : t`A friend is planning this trip from ${first} to ${last} and would like to share a room with you.`}
      </MailText>
      <MailText>{tagline}</MailText>
      <MailText>
        <Trans>
          If you’d like to come along, book your own place on the same date and say whose room you’re sharing.
        </Trans>
      </MailText>
    </MailFrame>
  );
}
