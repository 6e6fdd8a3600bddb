import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MailProps } from '#contract/mail.ts';
import { dayText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { MailFrame, MailText } from './frame.tsx';
import { Facts, tripFacts } from './held-facts.tsx';

type Props = MailProps<'booking-cancelled'>;

/** Confirms a cancellation: to the traveller with the refund, to the operator with the released places. */
export function BookingCancelledMail({ booked, cancelled, creditCode, creditUntil, lead, url }: Props) {
  const { t, i18n } = useLingui();
  const isOperators = lead !== null;
  const money = (amount: number) => priceText(amount, cancelled.currency, i18n.locale);
  const refund = money(cancelled.money);
  const credit = money(cancelled.credit);
  const until = creditUntil ? dayText(creditUntil.slice(0, 10), i18n.locale) : '';
  const { words } = cancelled;
  const facts: [ReactNode, string][] = [
    ...tripFacts(booked, i18n),
    ...(lead ? ([[<Trans key="lead">Lead traveller</Trans>, lead]] as [ReactNode, string][]) : []),
    [<Trans key="paid">Paid</Trans>, money(cancelled.paid)],
    [<Trans key="refund">Refund</Trans>, refund],
    ...(cancelled.credit > 0 ? ([[<Trans key="credit">Travel credit</Trans>, credit]] as [ReactNode, string][]) : []),
    ...(cancelled.kept > 0
      ? ([[<Trans key="kept">Cancellation fee</Trans>, money(cancelled.kept)]] as [ReactNode, string][])
      : []),
  ];
  return (
    <MailFrame
      heading={isOperators ? t`A booking has been cancelled` : t`Your booking is cancelled`}
      preheader={isOperators ? t`The places are on sale again.` : t`Your refund: ${refund}`}
      action={{ label: isOperators ? t`View booking` : t`View my booking`, url }}
      note={
        isOperators || cancelled.money === 0 ? null : (
          <Trans>Refunds go to the payment method you used. Your bank may need a few days to show the money.</Trans>
        )
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {isOperators ? <OperatorText cancelled={cancelled} /> : <TravellerText cancelled={cancelled} />}
      </MailText>
      {words ? <MailText>{t`Reason given: ${words}`}</MailText> : null}
      {creditCode ? (
        <MailText>
          {t`Your travel credit of ${credit}: enter the code ${creditCode} when you book another tour with this operator, by ${until}. It can be used for one booking.`}
        </MailText>
      ) : null}
      <Facts facts={facts} />
    </MailFrame>
  );
}

function TravellerText({ cancelled: { side } }: Pick<Props, 'cancelled'>) {
  return side === 'traveller' ? (
    <Trans>We’ve cancelled your booking as requested. Below is what you get back under your cancellation terms.</Trans>
  ) : (
    <Trans>
      We’re sorry: the operator has had to cancel your booking. You get back everything you paid, within 14 days.
    </Trans>
  );
}

function OperatorText({ cancelled: { side, role } }: Pick<Props, 'cancelled'>) {
  if (side === 'operator') {
    return <Trans>This booking was cancelled on your side. The traveller gets a full refund.</Trans>;
  }
  return role === 'operator' || role === 'staff' ? (
    <Trans>This booking was cancelled on behalf of the traveller, under the cancellation terms.</Trans>
  ) : (
    <Trans>The traveller has cancelled this booking, under the cancellation terms.</Trans>
  );
}
