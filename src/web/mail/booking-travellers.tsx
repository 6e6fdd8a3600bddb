import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';
import { Facts, tripFacts } from './held-facts.tsx';

/** Notifies of changed names or answers; it names the questions, and of the answers only names. */
export function BookingTravellersMail({
  booked,
  names,
  questions,
  byOffice,
  forOperator,
  url,
}: MailProps<'booking-travellers'>) {
  const { t, i18n } = useLingui();
  const { reference } = booked;
  const facts: [ReactNode, string][] = [
    ...tripFacts(booked, i18n),
    ...(names
      ? ([
          [<Trans key="before">Name before</Trans>, names.before || '–'],
          [<Trans key="after">Name now</Trans>, names.after || '–'],
        ] as [ReactNode, string][])
      : []),
    [<Trans key="changed">Changed</Trans>, questions.join(', ')],
  ];
  return (
    <MailFrame
      heading={t`Traveller details have changed`}
      preheader={t`Booking ${reference}: ${questions.join(', ')}`}
      action={{ label: forOperator ? t`View booking` : t`View my booking`, url }}
      note={forOperator ? null : <Trans>If you didn’t expect this change, please contact us.</Trans>}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {forOperator ? (
          <Trans>details of a traveller on this booking have changed.</Trans>
        ) : byOffice ? (
          <Trans>the operator or our team has changed details of a traveller on your booking.</Trans>
        ) : (
          <Trans>details of a traveller on your booking have changed.</Trans>
        )}
      </MailText>
      <Facts facts={facts} />
    </MailFrame>
  );
}
