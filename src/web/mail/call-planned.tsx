import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CallInMail, MailProps } from '#contract/mail.ts';
import { callText } from '../ui/call-text.ts';
import { MailFrame, MailText } from './frame.tsx';
import { Facts } from './held-facts.tsx';

const timeIn = ({ at, until }: CallInMail, zone: string, locale: string): string =>
  callText(Date.parse(at), Date.parse(until), zone, locale);

/**
 * Reminds the person who makes a call of its time: in the office's time zone, and in the traveller's if it is known.
 */
export function CallSoonMail({ from, phone, tour, call, officeZone, url }: MailProps<'call-soon'>) {
  const { t, i18n } = useLingui();
  const own = timeIn(call, officeZone, i18n.locale);
  const theirs = call.zone === null || call.zone === officeZone ? null : timeIn(call, call.zone, i18n.locale);
  return (
    <MailFrame
      heading={t`Call coming up`}
      preheader={own}
      action={{ label: t`Open the conversation`, url }}
      note={<Trans>Please note in the conversation whether you reached them.</Trans>}
    >
      <MailText>{t`${from} is expecting your call.`}</MailText>
      <Facts
        facts={[
          [<Trans key="phone">Phone</Trans>, phone],
          [<Trans key="time">Time</Trans>, own],
          ...(theirs === null
            ? []
            : ([[<Trans key="theirs">For the traveller</Trans>, theirs]] as [ReactNode, string][])),
          ...(tour === null ? [] : ([[<Trans key="tour">Tour</Trans>, tour]] as [ReactNode, string][])),
        ]}
      />
    </MailFrame>
  );
}

/** Informs a traveller about the new time of a call, in their time zone. */
export function CallMovedMail({ name, by, phone, call, url }: MailProps<'call-moved'>) {
  const { t, i18n } = useLingui();
  const time = timeIn(call, call.zone ?? 'UTC', i18n.locale);
  return (
    <MailFrame
      heading={t`Your call has been rescheduled`}
      preheader={time}
      action={{ label: t`Open the conversation`, url }}
      note={<Trans>If this time doesn’t suit you, please write to us in the conversation.</Trans>}
    >
      <MailText>{name ? t`Hello ${name},` : t`Hello,`}</MailText>
      <MailText>{t`${by} has rescheduled the call you asked for.`}</MailText>
      <Facts
        facts={[
          [<Trans key="time">Time</Trans>, time],
          [<Trans key="phone">Phone</Trans>, phone],
        ]}
      />
    </MailFrame>
  );
}
