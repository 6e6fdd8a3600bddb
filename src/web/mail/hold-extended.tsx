import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { momentText } from '../ui/days.ts';
import { MailFrame, MailLink, MailText } from './frame.tsx';
import { HeldFacts } from './held-facts.tsx';

/** Informs holder and operator that a hold ends later. */
export function HoldExtendedMail({ held, to, url, calendarUrl }: MailProps<'hold-extended'>) {
  const { t, i18n } = useLingui();
  const end = momentText(new Date(held.endsAt), i18n.locale, held.timeZone);
  return (
    <MailFrame
      heading={t`Hold extended`}
      preheader={t`Until ${end}.`}
      action={{ label: t`View the hold`, url }}
      note={
        to === 'operator' ? (
          <Trans>You don’t need to do anything. We’ll let you know when it’s booked or ends.</Trans>
        ) : (
          <Trans>A hold can be extended once. If you do nothing, it ends at this time.</Trans>
        )
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {to === 'operator'
          ? t`A hold on your tour has been extended. It now ends on ${end}.`
          : t`Your hold has been extended. It now ends on ${end}.`}
      </MailText>
      <HeldFacts held={held} />
      {calendarUrl === null ? null : (
        <MailText>
          <Trans>
            <MailLink url={calendarUrl}>Add the new end to your calendar</MailLink> so you don’t miss the deadline.
          </Trans>
        </MailText>
      )}
    </MailFrame>
  );
}
