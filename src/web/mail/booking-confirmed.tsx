import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { BookedFacts } from './booked-facts.tsx';
import { MailFrame, MailText } from './frame.tsx';

/** Confirms a booking to its traveller; the voucher comes as a file. */
export function BookingConfirmedMail({ booked, url }: MailProps<'booking-confirmed'>) {
  const { t } = useLingui();
  const { reference, policy } = booked;
  return (
    <MailFrame
      heading={t`Your journey is booked`}
      preheader={t`Reference ${reference}. The voucher is attached.`}
      action={{ label: t`Open my booking`, url }}
      note={<Trans>The link opens your booking without a log-in, so keep it to yourself.</Trans>}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        <Trans>
          your places are certain, and we look forward to sending you on your way. The voucher is attached: show it, on
          paper or on your phone, when you are received.
        </Trans>
      </MailText>
      <BookedFacts booked={booked} />
      {policy ? (
        <MailText>
          <Trans>
            Your travel insurance “{policy}” is being issued. Its number comes in a mail of its own, usually within
            minutes.
          </Trans>
        </MailText>
      ) : null}
    </MailFrame>
  );
}
