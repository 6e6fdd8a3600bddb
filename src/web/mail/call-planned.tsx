import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CallInMail, MailProps } from '#contract/mail.ts';
import { callText } from '../ui/call-text.ts';
import { MailFrame, MailText } from './frame.tsx';
import { Facts } from './held-facts.tsx';

const timeIn = ({ at, until }: CallInMail, zone: string, locale: string): string =>
  callText(Date.parse(at), Date.parse(until), zone, locale);

/** Reminds whoever makes a call: by the office's clock, and by that of the traveller where it is known. */
export function CallSoonMail({ from, phone, tour, call, officeZone, url }: MailProps<'call-soon'>) {
  const { t, i18n } = useLingui();
  const own = timeIn(call, officeZone, i18n.locale);
  const theirs = call.zone === null || call.zone === officeZone ? null : timeIn(call, call.zone, i18n.locale);
  return (
    <MailFrame
      heading={t`Please call soon`}
      preheader={own}
      action={{ label: t`Open the conversation`, url }}
      note={<Trans>In the conversation you note whether you reached them.</Trans>}
    >
      <MailText>{t`${from} expects your call.`}</MailText>
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

/** Tells a traveller when they are called instead, by their own clock. */
export function CallMovedMail({ name, by, phone, call, url }: MailProps<'call-moved'>) {
  const { t, i18n } = useLingui();
  const time = timeIn(call, call.zone ?? 'UTC', i18n.locale);
  return (
    <MailFrame
      heading={t`We call you at another time`}
      preheader={time}
      action={{ label: t`Open the conversation`, url }}
      note={<Trans>If it does not suit you, please write to us in the conversation.</Trans>}
    >
      <MailText>{name ? t`Hello ${name},` : t`Hello,`}</MailText>
      <MailText>{t`${by} has moved the call that you asked for.`}</MailText>
      <Facts
        facts={[
          [<Trans key="time">Time</Trans>, time],
          [<Trans key="phone">Phone</Trans>, phone],
        ]}
      />
    </MailFrame>
  );
}
