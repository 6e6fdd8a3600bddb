import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { momentText } from '../ui/days.ts';
import { MailFrame, MailText } from './frame.tsx';
import { HeldFacts } from './held-facts.tsx';

/** Notifies an operator of a new hold. */
export function HoldPlacedMail({ held, lead, agency, url }: MailProps<'hold-placed'>) {
  const { t, i18n } = useLingui();
  const end = momentText(new Date(held.endsAt), i18n.locale, held.timeZone);
  return (
    <MailFrame
      heading={t`New hold`}
      preheader={t`Until ${end}.`}
      action={{ label: t`View the hold`, url }}
      note={<Trans>You don’t need to do anything. We’ll let you know when it’s booked or ends.</Trans>}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {agency
          ? t`${agency} is holding places for ${lead} until ${end}. They’re not on sale until then.`
          : t`${lead} is holding places until ${end}. They’re not on sale until then.`}
      </MailText>
      <HeldFacts held={held} />
    </MailFrame>
  );
}
