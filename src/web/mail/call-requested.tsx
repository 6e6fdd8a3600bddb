import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MailProps } from '#contract/mail.ts';
import { dayText } from '../ui/days.ts';
import { MailFrame, MailText } from './frame.tsx';
import { Facts } from './held-facts.tsx';

/** Notifies an operator or our own staff of a requested call. */
export function CallRequestedMail({ from, phone, tour, call, url }: MailProps<'call-requested'>) {
  const { t, i18n } = useLingui();
  const day = dayText(call.day, i18n.locale);
  return (
    <MailFrame
      heading={t`Call requested`}
      preheader={`${day}, ${call.from}–${call.to} GMT`}
      action={{ label: t`Open the conversation`, url }}
      note={<Trans>All times are in GMT.</Trans>}
    >
      <MailText>{t`${from} would like a call about a question.`}</MailText>
      <Facts
        facts={[
          [<Trans key="phone">Phone</Trans>, phone],
          [<Trans key="day">Day</Trans>, day],
          [<Trans key="time">Time</Trans>, `${call.from}–${call.to} GMT`],
          ...(tour === null ? [] : ([[<Trans key="tour">Tour</Trans>, tour]] as [ReactNode, string][])),
        ]}
      />
    </MailFrame>
  );
}
