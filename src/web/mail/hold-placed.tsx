import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { momentText } from '../ui/days.ts';
import { MailFrame, MailText } from './frame.tsx';
import { HeldFacts } from './held-facts.tsx';

/** Tells an operator that places of theirs are held. */
export function HoldPlacedMail({ held, lead, agency, url }: MailProps<'hold-placed'>) {
  const { t, i18n } = useLingui();
  const end = momentText(new Date(held.endsAt), i18n.locale, held.timeZone);
  return (
    <MailFrame
      heading={t`Places of yours are held`}
      preheader={t`Until ${end}.`}
      action={{ label: t`Look at the hold`, url }}
      note={<Trans>You need not do anything. We tell you when it is booked or when it ends.</Trans>}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {agency
          ? t`${agency} holds places for ${lead} until ${end}. They are off the sale for that time.`
          : t`${lead} holds places until ${end}. They are off the sale for that time.`}
      </MailText>
      <HeldFacts held={held} />
    </MailFrame>
  );
}
