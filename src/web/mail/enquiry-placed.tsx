import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MailProps } from '#contract/mail.ts';
import { dayText } from '../ui/days.ts';
import { monthName } from '../ui/months.ts';
import { AnswerLine } from './answer-line.tsx';
import { MailFrame, MailText } from './frame.tsx';
import { Facts } from './held-facts.tsx';

/** Notifies an operator or our own staff of an enquiry, with the visitor's input as plain text. */
export function EnquiryPlacedMail(props: MailProps<'enquiry-placed'>) {
  const { t, i18n } = useLingui();
  const { from, tour, message, url, adults, children, day, month, stateroom } = props;
  const facts: [ReactNode, string][] = [];
  if (tour !== null) facts.push([<Trans key="tour">Tour</Trans>, tour]);
  if (adults !== null) facts.push([<Trans key="people">Adults and children</Trans>, `${adults} + ${children ?? 0}`]);
  if (day !== null) facts.push([<Trans key="day">Departure</Trans>, dayText(day, i18n.locale)]);
  if (month !== null) facts.push([<Trans key="month">Approximate dates</Trans>, monthName(month, i18n.locale, 'full')]);
  if (stateroom !== null) facts.push([<Trans key="stateroom">Stateroom</Trans>, stateroom]);
  return (
    <MailFrame
      heading={props.isPrivate ? t`Private tour request` : t`New question`}
      preheader={tour ?? t`Question for our team`}
      action={{ label: t`Read and reply`, url }}
      note={
        <Trans>
          Reply in the conversation or to this email. Either way, the traveller receives your reply and it’s saved in
          the conversation.
        </Trans>
      }
    >
      <AnswerLine />
      <MailText>
        {props.isAgent ? t`${from} has a question on behalf of a travel agent:` : t`${from} has a question:`}
      </MailText>
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
