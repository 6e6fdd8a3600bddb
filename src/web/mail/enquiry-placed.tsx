import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MailProps } from '#contract/mail.ts';
import { dayText } from '../ui/days.ts';
import { monthName } from '../ui/months.ts';
import { MailFrame, MailText } from './frame.tsx';
import { Facts } from './held-facts.tsx';

/** Tells an operator, or our own staff, what somebody asked. What was typed comes as text alone, line by line. */
export function EnquiryPlacedMail(props: MailProps<'enquiry-placed'>) {
  const { t, i18n } = useLingui();
  const { from, tour, message, url, adults, children, day, month, stateroom } = props;
  const facts: [ReactNode, string][] = [];
  if (tour !== null) facts.push([<Trans key="tour">Tour</Trans>, tour]);
  if (adults !== null) facts.push([<Trans key="people">Adults and children</Trans>, `${adults} + ${children ?? 0}`]);
  if (day !== null) facts.push([<Trans key="day">Departure</Trans>, dayText(day, i18n.locale)]);
  if (month !== null) facts.push([<Trans key="month">Approximate date</Trans>, monthName(month, i18n.locale, 'full')]);
  if (stateroom !== null) facts.push([<Trans key="stateroom">Stateroom</Trans>, stateroom]);
  return (
    <MailFrame
      heading={props.isPrivate ? t`A request for a private tour` : t`Somebody has a question`}
      preheader={tour ?? t`A question to our team`}
      action={{ label: t`Read and answer`, url }}
      note={
        <Trans>Answer in the conversation: the traveller is told by mail, and everything stays in one place.</Trans>
      }
    >
      <MailText>{props.isAgent ? t`${from} asks on behalf of a travel agent:` : t`${from} asks:`}</MailText>
      <MailText>
        {message.split('\n').map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are written once and never move
          <span key={at} style={{ display: 'block', minHeight: '1em' }}>
            {line}
          </span>
        ))}
      </MailText>
      {facts.length > 0 ? <Facts facts={facts} /> : null}
    </MailFrame>
  );
}
