import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { momentText } from '../ui/days.ts';
import { MailFrame, MailLink, MailText } from './frame.tsx';
import { HeldFacts } from './held-facts.tsx';

/** Confirms a hold to whoever made it. It repeats nothing that was typed: the address may be somebody else's. */
export function HoldConfirmedMail({ held, url, calendarUrl }: MailProps<'hold-confirmed'>) {
  const { t, i18n } = useLingui();
  const end = momentText(new Date(held.endsAt), i18n.locale, held.timeZone);
  return (
    <MailFrame
      heading={t`Your places are held`}
      preheader={t`Until ${end}. Nothing to pay yet.`}
      action={{ label: t`Open my hold`, url }}
      note={
        <Trans>
          The link opens your hold without a log-in, so keep it to yourself. You did not ask for a hold? Then somebody
          mistyped an address; open it and release the places.
        </Trans>
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>{t`the places below are yours until ${end}. You pay nothing for that, and if you do nothing the hold simply ends.`}</MailText>
      <HeldFacts held={held} />
      <MailText>
        <Trans>
          <MailLink url={calendarUrl}>Put the journey and the end of the hold into your calendar</MailLink>, so that you
          do not forget to decide.
        </Trans>
      </MailText>
    </MailFrame>
  );
}
