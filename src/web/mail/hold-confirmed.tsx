import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { momentText } from '../ui/days.ts';
import { LinkNote, MailFrame, MailLink, MailText } from './frame.tsx';
import { HeldFacts } from './held-facts.tsx';

/** Confirms a hold to the visitor. It repeats none of the input, because the email may belong to another person. */
export function HoldConfirmedMail({ held, url, calendarUrl }: MailProps<'hold-confirmed'>) {
  const { t, i18n } = useLingui();
  const end = momentText(new Date(held.endsAt), i18n.locale, held.timeZone);
  return (
    <MailFrame
      heading={t`Your places are held`}
      preheader={t`Until ${end}. Nothing to pay yet.`}
      action={{ label: t`View my hold`, url }}
      note={
        <LinkNote>
          <Trans>
            The link opens your hold without signing in, so please don’t share it. If you didn’t ask for this hold,
            please open it and release the places.
          </Trans>
        </LinkNote>
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>{t`The places below are held for you until ${end}. It’s free, and if you do nothing the hold simply ends.`}</MailText>
      <HeldFacts held={held} />
      {calendarUrl === null ? null : (
        <MailText>
          <Trans>
            <MailLink url={calendarUrl}>Add the trip and the end of the hold to your calendar</MailLink> so you don’t
            miss the deadline.
          </Trans>
        </MailText>
      )}
    </MailFrame>
  );
}
