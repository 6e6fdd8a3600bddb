import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { momentText } from '../ui/days.ts';
import { BookedFacts } from './booked-facts.tsx';
import { MailFrame, MailText } from './frame.tsx';

/** Notifies an operator of a new booking or booking request. */
export function BookingPlacedMail({ booked, lead, agency, answerBy, url }: MailProps<'booking-placed'>) {
  const { t, i18n } = useLingui();
  const end = answerBy ? momentText(new Date(answerBy), i18n.locale, booked.timeZone) : null;
  const facts = { ...booked, paid: { ...booked.paid, amount: 0 }, rest: null };
  return (
    <MailFrame
      heading={end ? t`New booking request` : t`New booking`}
      preheader={end ? t`Please reply by ${end}.` : t`You have a new booking.`}
      action={{ label: end ? t`Reply to the request` : t`View the booking`, url }}
      note={
        end ? (
          <Trans>If you don’t reply, the request expires and the places go on sale again.</Trans>
        ) : (
          <Trans>You don’t need to do anything.</Trans>
        )
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {end
          ? agency
            ? t`${agency} has requested places for ${lead}. Please accept or decline by ${end}; the places are held until then.`
            : t`${lead} has requested places. Please accept or decline by ${end}; the places are held until then.`
          : agency
            ? t`${agency} has booked places for ${lead}.`
            : t`${lead} has booked places.`}
      </MailText>
      <BookedFacts booked={facts} />
    </MailFrame>
  );
}
