import { Trans, useLingui } from '@lingui/react/macro';
import type { CardInMail, MailProps } from '#contract/mail.ts';
import { brandNames } from '../ui/card-brand.tsx';
import { dayText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { BookedFacts } from './booked-facts.tsx';
import { LinkNote, MailFrame, MailText } from './frame.tsx';

/** Returns formatters for the amounts and dates of a booking's payments. */
function useFigures(currency: string) {
  const { i18n } = useLingui();
  return {
    money: (amount: number) => priceText(amount, currency, i18n.locale),
    date: (day: string) => dayText(day, i18n.locale),
  };
}

function useCardName(card: CardInMail | null): string | null {
  const { t } = useLingui();
  if (!card) return null;
  const [brand, lastFour] = [brandNames[card.brand], card.lastFour];
  return t`${brand} ending in ${lastFour}`;
}

const KeepLink = () => (
  <LinkNote>
    <Trans>The link opens your booking without signing in, so please don’t share it.</Trans>
  </LinkNote>
);

/** Announces a payment of a plan and the card to be charged; it warns if the card will not work. */
export function PaymentReminderMail({ booked, payment, card, cardWorks, url }: MailProps<'payment-reminder'>) {
  const { t } = useLingui();
  const { money, date } = useFigures(booked.total.currency);
  const [amount, due, cardName] = [money(payment.amount), date(payment.due), useCardName(card)];
  return (
    <MailFrame
      heading={t`Your next payment: ${amount} on ${due}`}
      preheader={cardWorks ? t`You don’t need to do anything.` : t`Please add another card before then.`}
      action={{ label: cardWorks ? t`View my booking` : t`Use another card`, url }}
      note={<KeepLink />}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      {cardWorks && cardName ? (
        <MailText>{t`As agreed when you booked, we’ll charge ${amount} to your ${cardName} on ${due}. You don’t need to do anything. You can pay earlier or use another card on your booking page.`}</MailText>
      ) : cardName ? (
        <MailText>{t`${amount} is due on ${due}. Your ${cardName} will have expired by then, so please add another card first.`}</MailText>
      ) : (
        <MailText>{t`${amount} is due on ${due}. We have no card on file for it, so please add one before then.`}</MailText>
      )}
      <BookedFacts booked={booked} />
    </MailFrame>
  );
}

/** Confirms a later payment, and announces the next one. */
export function PaymentChargedMail({ booked, amount: charged, card, url }: MailProps<'payment-charged'>) {
  const { t } = useLingui();
  const { money, date } = useFigures(booked.total.currency);
  const [amount, cardName] = [money(charged), useCardName(card)];
  const { rest } = booked;
  const [next, due] = rest ? [money(rest.amount), date(rest.due)] : ['', ''];
  return (
    <MailFrame
      heading={t`Payment received: ${amount}`}
      preheader={rest ? t`The next payment of ${next} is due on ${due}.` : t`Your trip is fully paid.`}
      action={{ label: t`View my booking`, url }}
      note={<KeepLink />}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {cardName
          ? t`Thank you: we’ve received ${amount} from your ${cardName}.`
          : t`Thank you: we’ve received ${amount}.`}{' '}
        {rest ? t`The next payment of ${next} is due on ${due}.` : t`With this payment your trip is fully paid.`}
      </MailText>
      <BookedFacts booked={booked} />
    </MailFrame>
  );
}

/** Informs the traveller that a payment failed, what happens next, and where to use another card. */
export function PaymentFailedMail({ booked, payment, how, retryOn, url }: MailProps<'payment-failed'>) {
  const { t } = useLingui();
  const { money, date } = useFigures(booked.total.currency);
  const [amount, due, again] = [money(payment.amount), date(payment.due), retryOn ? date(retryOn) : ''];
  const words = {
    retry: t`Your bank declined the ${amount} due on ${due}. We’ll try again on ${again}. You can also use another card or pay now.`,
    card: t`We couldn’t charge the ${amount} due on ${due} because your card no longer works. Please use another card to keep your booking.`,
    spread: t`We couldn’t charge the ${amount} due on ${due}, so we’ve spread it over your next payments. Your booking page shows the new amounts, and you can also pay right away there.`,
    last: t`We couldn’t charge the ${amount} due on ${due}, and there are no further payments to add it to. Please pay now to keep your booking. We’ll be in touch.`,
  }[how];
  return (
    <MailFrame
      heading={how === 'spread' ? t`We’ve added a missed payment to your next ones` : t`A payment didn’t go through`}
      preheader={how === 'retry' ? t`We’ll try again on ${again}.` : t`Please check your payments.`}
      action={{ label: how === 'spread' ? t`Pay now` : t`Use another card`, url }}
      note={<KeepLink />}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>{words}</MailText>
      <BookedFacts booked={booked} />
    </MailFrame>
  );
}
