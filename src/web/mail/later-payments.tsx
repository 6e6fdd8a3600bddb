import { Trans, useLingui } from '@lingui/react/macro';
import type { CardInMail, MailProps } from '#contract/mail.ts';
import { brandNames } from '../ui/card-brand.tsx';
import { dayText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { BookedFacts } from './booked-facts.tsx';
import { MailFrame, MailText } from './frame.tsx';

/** Money and days of a booking's payments, as its traveller writes them. */
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

const KeepLink = () => <Trans>The link opens your booking without a log-in, so keep it to yourself.</Trans>;

/** Announces a payment of a plan, with the card that will be charged; one that will not work is told ahead. */
export function PaymentReminderMail({ booked, payment, card, cardWorks, url }: MailProps<'payment-reminder'>) {
  const { t } = useLingui();
  const { money, date } = useFigures(booked.total.currency);
  const [amount, due, cardName] = [money(payment.amount), date(payment.due), useCardName(card)];
  return (
    <MailFrame
      heading={t`Your next payment: ${amount} on ${due}`}
      preheader={cardWorks ? t`You need not do anything.` : t`Please give us another card in time.`}
      action={{ label: cardWorks ? t`Open my booking` : t`Use another card`, url }}
      note={<KeepLink />}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      {cardWorks && cardName ? (
        <MailText>{t`as you agreed when you booked, we charge ${amount} to your ${cardName} on ${due}. You need not do anything. You can pay earlier or use another card on the page of your booking.`}</MailText>
      ) : cardName ? (
        <MailText>{t`${amount} is due on ${due}. Your ${cardName} will not work on that day any more, so please give us another card before.`}</MailText>
      ) : (
        <MailText>{t`${amount} is due on ${due}. We have no card that we could charge, so please give us one before.`}</MailText>
      )}
      <BookedFacts booked={booked} />
    </MailFrame>
  );
}

/** Tells that a later payment was collected, and which comes next. */
export function PaymentChargedMail({ booked, amount: charged, card, url }: MailProps<'payment-charged'>) {
  const { t } = useLingui();
  const { money, date } = useFigures(booked.total.currency);
  const [amount, cardName] = [money(charged), useCardName(card)];
  const { rest } = booked;
  const [next, due] = rest ? [money(rest.amount), date(rest.due)] : ['', ''];
  return (
    <MailFrame
      heading={t`Payment received: ${amount}`}
      preheader={rest ? t`The next payment of ${next} is due on ${due}.` : t`Everything is paid.`}
      action={{ label: t`Open my booking`, url }}
      note={<KeepLink />}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {cardName
          ? t`thank you: we have received ${amount} by your ${cardName}.`
          : t`thank you: we have received ${amount}.`}{' '}
        {rest ? t`The next payment of ${next} is due on ${due}.` : t`With it everything is paid.`}
      </MailText>
      <BookedFacts booked={booked} />
    </MailFrame>
  );
}

/** Tells that a payment did not come, what happens now, and where to use another card. */
export function PaymentFailedMail({ booked, payment, how, retryOn, url }: MailProps<'payment-failed'>) {
  const { t } = useLingui();
  const { money, date } = useFigures(booked.total.currency);
  const [amount, due, again] = [money(payment.amount), date(payment.due), retryOn ? date(retryOn) : ''];
  const words = {
    retry: t`your bank did not pay the ${amount} that were due on ${due}. We try again on ${again}. If you would rather use another card or pay at once, you can do so now.`,
    card: t`the ${amount} that are due on ${due} could not be charged: your card does not work any more. Please use another card, so that your places stay certain.`,
    spread: t`the ${amount} that were due on ${due} could not be charged, so we have spread them over your next payments. The page of your booking shows the new amounts, and you can pay at once there.`,
    last: t`the ${amount} that were due on ${due} could not be charged, and no payment comes after it. Please pay now, so that your places stay certain. We will be in touch with you.`,
  }[how];
  return (
    <MailFrame
      heading={how === 'spread' ? t`We have spread a payment over the next ones` : t`A payment did not work`}
      preheader={how === 'retry' ? t`We try again on ${again}.` : t`Please look at your payments.`}
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
