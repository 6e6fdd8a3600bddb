import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { dayText, rangeText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { AnswerLine } from './answer-line.tsx';
import { MailFrame, MailLink, MailText } from './frame.tsx';
import { styles } from './styles.ts';

/** Delivers a message of a conversation to the other side. */
export function ConversationMessageMail({
  to,
  from,
  tour,
  body,
  offer,
  attachments,
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
            You can also reply to this email: anything you write above the line is added to the conversation. The link
            opens it without signing in, so please don’t share it.
          </Trans>
        ) : (
          <Trans>
            You can also reply to this email: anything you write above the line is added to the conversation.
          </Trans>
        )
      }
    >
      <AnswerLine />
      {body.split(/\n+/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never move
        <MailText key={index}>{line}</MailText>
      ))}
      {offer ? <OfferInMail offer={offer} /> : null}
      {attachments.length > 0 ? <MailText>{t`Files: ${names}`}</MailText> : null}
    </MailFrame>
  );
}

/** An offer of the conversation, with a link to book it. */
function OfferInMail({ offer }: { offer: NonNullable<MailProps<'conversation-message'>['offer']> }) {
  const { t, i18n } = useLingui();
  const { price, oldPrice, party, rooms } = offer;
  const counted = (things: typeof party) => things.map(({ name, count }) => `${count} × ${name}`).join(', ');
  const money = ({ amount, currency }: typeof price) => priceText(amount, currency, i18n.locale);
  const until = dayText(new Date(offer.expiresAt * 1000).toISOString().slice(0, 10), i18n.locale);
  return (
    <div style={styles.facts}>
      <p style={styles.fact}>
        <b>{rangeText(offer.day, offer.until, i18n.locale)}</b>
        {offer.variant ? ` · ${offer.variant}` : null}
      </p>
      <p style={styles.fact}>{[counted(party), counted(rooms)].filter(Boolean).join(' · ')}</p>
      <p style={styles.fact}>
        {oldPrice
          ? t`Special price for all travellers: ${money(price)} instead of ${money(oldPrice)}, valid until ${until}`
          : t`For all travellers: ${money(price)}, valid until ${until}`}
      </p>
      <p style={styles.fact}>
        <MailLink url={offer.href}>
          <Trans>Book this offer</Trans>
        </MailLink>
      </p>
    </div>
  );
}
