import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { momentText, rangeText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { MailFrame, MailText } from './frame.tsx';
import { Facts } from './held-facts.tsx';

/** Sends the client of an agency the link by which they pay. */
export function PaymentLinkMail(link: MailProps<'payment-link'>) {
  const { t, i18n } = useLingui();
  const { agency, agent, contact, isHeld, url } = link;
  const end = momentText(new Date(link.endsAt), i18n.locale, link.timeZone);
  const price = priceText(link.total.amount, link.total.currency, i18n.locale);
  return (
    <MailFrame
      heading={t`Your trip, ready to pay`}
      preheader={t`From ${agency}: ${price}, until ${end}.`}
      action={{ label: t`View and pay`, url }}
      note={
        <Trans>
          The link can be paid once and needs no account, so please don’t share it. Please contact your agency if you
          have questions.
        </Trans>
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {agent
          ? t`${agent} of ${agency} has chosen this trip for you. You can pay for it until ${end}.`
          : t`${agency} has chosen this trip for you. You can pay for it until ${end}.`}
      </MailText>
      <Facts
        facts={[
          [<Trans key="tour">Tour</Trans>, `${link.tour}, ${link.variant}`],
          [<Trans key="days">Travel dates</Trans>, rangeText(link.from, link.until, i18n.locale)],
          [<Trans key="travellers">Travellers</Trans>, i18n.number(link.travellers)],
          [<Trans key="total">Total price</Trans>, price],
          [<Trans key="until">Pay by</Trans>, end],
        ]}
      />
      <MailText>
        {isHeld ? (
          <Trans>The places are held for you at this price until then.</Trans>
        ) : (
          <Trans>Places and price aren’t reserved until you pay. The page shows the current price.</Trans>
        )}
      </MailText>
      {contact ? <MailText>{t`Contact ${agency}: ${contact}.`}</MailText> : null}
    </MailFrame>
  );
}
