import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MailProps } from '#contract/mail.ts';
import { BookedFacts } from './booked-facts.tsx';
import { LinkNote, MailFrame, MailText } from './frame.tsx';
import { Facts } from './held-facts.tsx';

/** Confirms a booking to its traveller; the voucher is attached. */
export function BookingConfirmedMail({ booked, url, voucher }: MailProps<'booking-confirmed'>) {
  const { t } = useLingui();
  const { reference, policy } = booked;
  const { travellers, extras, operator } = voucher;
  return (
    <MailFrame
      heading={t`Your booking is confirmed`}
      preheader={t`Booking reference ${reference}. Your voucher is attached.`}
      action={{ label: t`View my booking`, url }}
      note={
        <LinkNote>
          <Trans>The link opens your booking without signing in, so please don’t share it.</Trans>
        </LinkNote>
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        <Trans>
          Your booking is confirmed. Your voucher is attached: please show it, printed or on your phone, at check-in.
        </Trans>
      </MailText>
      <BookedFacts booked={booked} />
      <Facts
        facts={[
          [<Trans key="names">Names</Trans>, travellers.map(({ name, type }) => `${name || '–'} (${type})`).join(', ')],
          ...(extras.length > 0
            ? ([[<Trans key="extras">Extras</Trans>, extras.join(', ')]] as [ReactNode, string][])
            : []),
          [<Trans key="operator">Operator</Trans>, operator],
        ]}
      />
      {policy ? (
        <MailText>
          <Trans>
            Your travel insurance “{policy}” is being issued. We’ll email you the policy number, usually within minutes.
          </Trans>
        </MailText>
      ) : null}
    </MailFrame>
  );
}
