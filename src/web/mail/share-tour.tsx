import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { dayText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { MailFrame, MailText } from './frame.tsx';

/**
 * Shares a tour with the sender or a friend. The sender's name is validated, and it contains no other text of theirs.
 */
export function ShareTourMail({ sender, tour, url, sent }: MailProps<'share-tour'>) {
  const { t, i18n } = useLingui();
  const { name, tagline, lengthDays } = tour;
  const who = sender?.name ?? sender?.email ?? '';
  const price = tour.price && priceText(tour.price.amount, tour.price.currency, i18n.locale, 'whole');
  // In the sender's local time; their time zone is unknown.
  const when = sent ? `${dayText(sent.day, i18n.locale)}, ${sent.time}` : null;
  const from = sender?.name ? `${sender.name} (${sender.email})` : who;
  return (
    <MailFrame
      heading={name}
      preheader={tagline}
      action={{ label: t`View the tour`, url }}
      note={
        sender ? (
          when ? (
            t`${from} asked us to send you this tour on ${when}. We won’t use your email address for anything else.`
          ) : (
            t`${from} asked us to send you this tour. We won’t use your email address for anything else.`
          )
        ) : (
          <Trans>You asked us to send you this tour. We won’t use your email address for anything else.</Trans>
        )
      }
    >
      <MailText>
        {sender
          ? t`Hello, ${who} thought you might like this tour:`
          : t`Hello, here is the tour you wanted to remember:`}
      </MailText>
      <MailText>{tagline}</MailText>
      <MailText>{price ? t`${lengthDays} days, from ${price} per person.` : t`${lengthDays} days.`}</MailText>
    </MailFrame>
  );
}
