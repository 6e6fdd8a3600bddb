import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';

/** A tour for oneself or for a friend. It carries no words of the sender but a checked name. */
export function ShareTourMail({ sender, tour, url, sent }: MailProps<'share-tour'>) {
  const { t, i18n } = useLingui();
  const { name, tagline, lengthDays } = tour;
  const who = sender?.name ?? sender?.email ?? '';
  const price = tour.price
    ? i18n.number(tour.price.amount / 100, {
        style: 'currency',
        currency: tour.price.currency,
        maximumFractionDigits: 0,
      })
    : null;
  const when = sent
    ? i18n.date(new Date(`${sent.day}T${sent.time}:00Z`), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    : null;
  const from = sender?.name ? `${sender.name} (${sender.email})` : who;
  return (
    <MailFrame
      heading={name}
      preheader={tagline}
      action={{ label: t`Look at the tour`, url }}
      note={
        sender ? (
          when ? (
            t`${from} asked us to send you this tour on ${when}. We keep your address for nothing else.`
          ) : (
            t`${from} asked us to send you this tour. We keep your address for nothing else.`
          )
        ) : (
          <Trans>You asked us to send you this tour. We keep your address for nothing else.</Trans>
        )
      }
    >
      <MailText>
        {sender
          ? t`Hello, ${who} thinks that this journey could be something for you:`
          : t`Hello, here is the journey that you wanted to keep in mind:`}
      </MailText>
      <MailText>{tagline}</MailText>
      <MailText>{price ? t`${lengthDays} days, from ${price} per person.` : t`${lengthDays} days.`}</MailText>
    </MailFrame>
  );
}
