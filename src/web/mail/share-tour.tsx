import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { dayText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { MailFrame, MailText } from './frame.tsx';

/** A tour for oneself or for a friend. It carries no words of the sender but a checked name. */
export function ShareTourMail({ sender, tour, url, sent }: MailProps<'share-tour'>) {
  const { t, i18n } = useLingui();
  const { name, tagline, lengthDays } = tour;
  const who = sender?.name ?? sender?.email ?? '';
  const price = tour.price && priceText(tour.price.amount, tour.price.currency, i18n.locale, 'whole');
  // By the sender's clock, whose time zone nobody has told.
  const when = sent ? `${dayText(sent.day, i18n.locale)}, ${sent.time}` : null;
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
