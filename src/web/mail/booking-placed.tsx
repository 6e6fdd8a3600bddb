import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { momentText } from '../ui/days.ts';
import { BookedFacts } from './booked-facts.tsx';
import { MailFrame, MailText } from './frame.tsx';

/** Tells an operator that places were sold, or that somebody asks for them. */
export function BookingPlacedMail({ booked, lead, agency, answerBy, url }: MailProps<'booking-placed'>) {
  const { t, i18n } = useLingui();
  const end = answerBy ? momentText(new Date(answerBy), i18n.locale, booked.timeZone) : null;
  const shown = { ...booked, paid: { ...booked.paid, amount: 0 }, rest: null };
  return (
    <MailFrame
      heading={end ? t`Somebody wants to travel with you` : t`Places of yours are booked`}
      preheader={end ? t`Please answer until ${end}.` : t`A new booking on one of your tours.`}
      action={{ label: end ? t`Answer the request` : t`Look at the booking`, url }}
      note={
        end ? (
          <Trans>Without an answer the request ends by itself, and the places go on sale again.</Trans>
        ) : (
          <Trans>You need not do anything.</Trans>
        )
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {end
          ? agency
            ? t`${agency} asks for places for ${lead}. Please accept or decline until ${end}; they are kept for that time.`
            : t`${lead} asks for places. Please accept or decline until ${end}; they are kept for that time.`
          : agency
            ? t`${agency} has booked places for ${lead}.`
            : t`${lead} has booked places.`}
      </MailText>
      <BookedFacts booked={shown} />
    </MailFrame>
  );
}
