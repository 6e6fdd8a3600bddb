import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { momentText } from '../ui/days.ts';
import { BookedFacts } from './booked-facts.tsx';
import { LinkNote, MailFrame, MailText } from './frame.tsx';

/** Confirms a booking request to the traveller, with the operator's deadline. */
export function BookingRequestedMail({ booked, url, answerBy }: MailProps<'booking-requested'>) {
  const { t, i18n } = useLingui();
  const end = momentText(new Date(answerBy), i18n.locale, booked.timeZone);
  return (
    <MailFrame
      heading={t`We’ve sent your request`}
      preheader={t`The operator will reply by ${end}. You won’t be charged before then.`}
      action={{ label: t`View my request`, url }}
      note={
        <LinkNote>
          <Trans>The link opens your request without signing in, so please don’t share it.</Trans>
        </LinkNote>
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>{t`We’ve sent your request to the operator, who will reply by ${end}. Your places are held until then. Your card isn’t charged until the operator accepts; if they decline, any amount reserved is released.`}</MailText>
      <BookedFacts booked={booked} reserved />
    </MailFrame>
  );
}
