import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { dayText, rangeText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { MailFrame, MailLink, MailText } from './frame.tsx';
import { look } from './look.ts';

/** Brings what one side of a conversation wrote to the other. */
export function ConversationMessageMail({
  to,
  from,
  tour,
  body,
  offer,
  attachments = [],
  url,
}: MailProps<'conversation-message'>) {
  const { t } = useLingui();
  const names = attachments.join(', ');
  return (
    <MailFrame
      heading={tour ? t`${from} wrote to you about ${tour}` : t`${from} wrote to you`}
      preheader={(body || names).slice(0, 140)}
      action={{ label: t`Open the conversation`, url }}
      note={
        to === 'traveller' ? (
          <Trans>
            You can also answer this mail: what you write above the line goes into the conversation. The link opens it
            without a log-in, so keep it to yourself.
          </Trans>
        ) : (
          <Trans>You can also answer this mail: what you write above the line goes into the conversation.</Trans>
        )
      }
    >
      <p style={look.small}>
        <Trans>– Please answer above this line –</Trans>
      </p>
      {body.split(/\n+/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never move
        <MailText key={index}>{line}</MailText>
      ))}
      {offer ? <OfferInMail offer={offer} /> : null}
      {attachments.length > 0 ? <MailText>{t`Files: ${names}`}</MailText> : null}
    </MailFrame>
  );
}

/** An offer as the card of the conversation tells it, with the way to book it. */
function OfferInMail({ offer }: { offer: NonNullable<MailProps<'conversation-message'>['offer']> }) {
  const { t, i18n } = useLingui();
  const { price, oldPrice, party, rooms } = offer;
  const counted = (things: typeof party) => things.map(({ name, count }) => `${count} × ${name}`).join(', ');
  const money = ({ amount, currency }: typeof price) => priceText(amount, currency, i18n.locale);
  const until = dayText(new Date(offer.expiresAt * 1000).toISOString().slice(0, 10), i18n.locale);
  return (
    <div style={look.facts}>
      <p style={look.fact}>
        <b>{rangeText(offer.day, offer.until, i18n.locale)}</b>
        {offer.variant ? ` · ${offer.variant}` : null}
      </p>
      <p style={look.fact}>{[counted(party), counted(rooms)].filter(Boolean).join(' · ')}</p>
      <p style={look.fact}>
        {oldPrice
          ? t`Special price for all: ${money(price)} instead of ${money(oldPrice)}, until ${until}`
          : t`For all: ${money(price)}, until ${until}`}
      </p>
      <p style={look.fact}>
        <MailLink url={offer.href}>
          <Trans>Book this</Trans>
        </MailLink>
      </p>
    </div>
  );
}
