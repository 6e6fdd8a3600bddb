import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { momentText } from '../ui/days.ts';
import { MailFrame, MailText } from './frame.tsx';
import { HeldFacts } from './held-facts.tsx';

/** Informs a client about what their agency holds for them. */
export function HoldForClientMail({ held, agency, agent, contact, url }: MailProps<'hold-for-client'>) {
  const { t, i18n } = useLingui();
  const end = momentText(new Date(held.endsAt), i18n.locale, held.timeZone);
  return (
    <MailFrame
      heading={t`Places are held for you`}
      preheader={t`By ${agency}, until ${end}.`}
      action={{ label: t`View my places`, url }}
      note={
        <Trans>
          The link opens the hold without signing in, so please don’t share it. Please contact your agency if you have
          questions.
        </Trans>
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {agent
          ? t`${agent} of ${agency} is holding these places for you until ${end}.`
          : t`${agency} is holding these places for you until ${end}.`}
      </MailText>
      <HeldFacts held={held} />
      {contact ? <MailText>{t`Contact ${agency}: ${contact}.`}</MailText> : null}
      <MailText>
        <Trans>You can view the details, pay or release the places. If you do nothing, the hold simply ends.</Trans>
      </MailText>
    </MailFrame>
  );
}
