import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { momentText } from '../ui/days.ts';
import { MailFrame, MailText } from './frame.tsx';
import { HeldFacts } from './held-facts.tsx';

/** Tells a client what their agency holds for them. */
export function HoldForClientMail({ held, agency, agent, contact, url }: MailProps<'hold-for-client'>) {
  const { t, i18n } = useLingui();
  const end = momentText(new Date(held.endsAt), i18n.locale, held.timeZone);
  return (
    <MailFrame
      heading={t`Places are held for you`}
      preheader={t`By ${agency}, until ${end}.`}
      action={{ label: t`Look at my places`, url }}
      note={
        <Trans>
          The link opens the hold without a log-in, so keep it to yourself. Questions are answered by your agency.
        </Trans>
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {agent
          ? t`${agent} of ${agency} holds the places below for you until ${end}.`
          : t`${agency} holds the places below for you until ${end}.`}
      </MailText>
      <HeldFacts held={held} />
      {contact ? <MailText>{t`You reach ${agency} at ${contact}.`}</MailText> : null}
      <MailText>
        <Trans>You can look at everything, pay, or let the places go. If you do nothing, the hold simply ends.</Trans>
      </MailText>
    </MailFrame>
  );
}
