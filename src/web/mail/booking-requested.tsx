import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { momentText } from '../ui/days.ts';
import { BookedFacts } from './booked-facts.tsx';
import { MailFrame, MailText } from './frame.tsx';

/** Tells the traveller that the operator has been asked, and until when it answers. */
export function BookingRequestedMail({ booked, url, answerBy }: MailProps<'booking-requested'>) {
  const { t, i18n } = useLingui();
  const end = momentText(new Date(answerBy), i18n.locale, booked.timeZone);
  return (
    <MailFrame
      heading={t`Your request is on its way`}
      preheader={t`The operator answers until ${end}. Nothing is charged before.`}
      action={{ label: t`Open my request`, url }}
      note={<Trans>The link opens your request without a log-in, so keep it to yourself.</Trans>}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>{t`we have asked the operator, who answers until ${end}. Your places are kept meanwhile. Nothing is charged for good before the operator accepts: if it does not, everything comes back to you.`}</MailText>
      <BookedFacts booked={booked} reserved />
    </MailFrame>
  );
}
