import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MailProps } from '#contract/mail.ts';
import { dayText, rangeText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { MailFrame, MailText } from './frame.tsx';
import { Facts, tripFacts } from './held-facts.tsx';

/** Confirms a change of a booking: what changed, the new price, and what is refunded or due. */
export function BookingChangedMail({
  booked,
  changed,
  creditCode,
  creditUntil,
  lead,
  url,
}: MailProps<'booking-changed'>) {
  const { t, i18n } = useLingui();
  const { reference, rest } = booked;
  const money = (amount: number) => priceText(amount, changed.currency, i18n.locale);
  const credit = money(changed.credit);
  const until = creditUntil ? dayText(creditUntil.slice(0, 10), i18n.locale) : '';
  const { words } = changed;
  const fact = (shown: boolean, name: ReactNode, value: string): [ReactNode, string][] =>
    shown ? [[name, value]] : [];
  const facts: [ReactNode, string][] = [
    ...tripFacts(booked, i18n),
    ...fact(lead !== null, <Trans key="lead">Lead traveller</Trans>, lead ?? ''),
    ...fact(changed.removed !== null, <Trans key="removed">No longer travelling</Trans>, changed.removed || '–'),
    ...(changed.moved
      ? fact(
          true,
          <Trans key="moved">Earlier travel dates</Trans>,
          rangeText(changed.moved.from, changed.moved.until, i18n.locale),
        )
      : []),
    ...fact(changed.fee > 0, <Trans key="fee">Cancellation fee</Trans>, money(changed.fee)),
    ...fact(changed.money > 0, <Trans key="refund">Refund</Trans>, money(changed.money)),
    ...fact(changed.credit > 0, <Trans key="credit">Travel credit</Trans>, credit),
    ...fact(changed.due > 0, <Trans key="due">Still to pay</Trans>, money(changed.due)),
    ...fact(
      changed.due > 0 && rest !== null,
      <Trans key="next">Next payment due</Trans>,
      rest ? dayText(rest.due, i18n.locale) : '',
    ),
  ];
  return (
    <MailFrame
      heading={lead === null ? t`Your booking has been changed` : t`A booking has been changed`}
      preheader={t`The details of booking ${reference} after the change.`}
      action={{ label: lead === null ? t`View my booking` : t`View booking`, url }}
      note={
        lead === null && changed.money > 0 ? (
          <Trans>Refunds go to the payment method you used. Your bank may need a few days to show the money.</Trans>
        ) : null
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {lead !== null ? (
          <Trans>this booking has changed. Below is how it stands now.</Trans>
        ) : changed.byOffice ? (
          <Trans>the operator or our team has changed your booking. Below is how it stands now.</Trans>
        ) : (
          <Trans>we’ve changed your booking as requested. Below is how it stands now.</Trans>
        )}
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
