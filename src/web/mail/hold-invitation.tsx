import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { dayText } from '../ui/days.ts';
import { MailFrame, MailText } from './frame.tsx';

/** Invites somebody who was named for the open bed of a room. It carries no words of the sender but checked names. */
export function HoldInvitationMail({ sender, friend, tour, tagline, from, until, url }: MailProps<'hold-invitation'>) {
  const { t, i18n } = useLingui();
  const [first, last] = [dayText(from, i18n.locale), dayText(until, i18n.locale)];
  return (
    <MailFrame
      heading={tour}
      preheader={tagline}
      action={{ label: t`Look at the tour`, url }}
      note={<Trans>You need not answer. We keep your address for nothing else.</Trans>}
    >
      <MailText>{friend ? t`Hello ${friend},` : t`Hello,`}</MailText>
      <MailText>
        {sender
          ? t`${sender} is planning this journey from ${first} to ${last} and would like to share a room with you.`
          : t`Somebody who knows you is planning this journey from ${first} to ${last} and would like to share a room with you.`}
      </MailText>
      <MailText>{tagline}</MailText>
      <MailText>
        <Trans>
          If you would like to come along, book your own place on the same date and say whose room you share.
        </Trans>
      </MailText>
    </MailFrame>
  );
}
