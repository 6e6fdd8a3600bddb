import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { BookedFacts } from './booked-facts.tsx';
import { MailFrame, MailText } from './frame.tsx';

type Props = MailProps<'booking-ended'>;

/** Informs traveller and operator that a booking will not take place, and that no charge remains. */
export function BookingEndedMail({ booked, how, to, words, url }: Props) {
  const { t } = useLingui();
  const heading = {
    declined: t`The operator couldn’t accept your booking`,
    lapsed: t`The request expired without a reply`,
    payment: t`The payment couldn’t be collected`,
    late: t`Your payment arrived too late and will be refunded`,
  }[how];
  return (
    <MailFrame
      heading={heading}
      preheader={to === 'traveller' ? t`You haven’t been charged.` : t`The places are on sale again.`}
      action={{ label: to === 'traveller' ? t`Find another date` : t`View the tour`, url }}
      note={
        to === 'traveller' ? (
          <Trans>
            Any amount you paid will be refunded, and any amount reserved will be released. Your bank may take a few
            days to show it.
          </Trans>
        ) : (
          <Trans>You don’t need to do anything.</Trans>
        )
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>{to === 'traveller' ? <TravellerWords how={how} /> : <OperatorWords how={how} />}</MailText>
      {words ? <MailText>{t`Message from the operator: ${words}`}</MailText> : null}
      <BookedFacts booked={{ ...booked, paid: { ...booked.paid, amount: 0 }, rest: null }} />
    </MailFrame>
  );
}

function TravellerWords({ how }: Pick<Props, 'how'>) {
  switch (how) {
    case 'declined':
      return (
        <Trans>We’re sorry: the operator can’t offer you these places. You may find another date that suits you.</Trans>
      );
    case 'lapsed':
      return (
        <Trans>
          We’re sorry: the operator didn’t reply in time, so your request has expired. You may find another date that
          suits you.
        </Trans>
      );
    case 'payment':
      return (
        <Trans>
          We’re sorry: your bank approved the payment at first but then declined to release it, so your booking was
          cancelled. You’re welcome to book again with another card.
        </Trans>
      );
    case 'late':
      return (
        <Trans>
          Your payment arrived after your booking had ended and its places were on sale again. You don’t have a booking,
          and we’ll refund the full amount. If you’d still like to travel, please book again.
        </Trans>
      );
  }
}

function OperatorWords({ how }: Pick<Props, 'how'>) {
  switch (how) {
    case 'declined':
      return (
        <Trans>You’ve declined this request. We’ve notified the traveller, and the places are on sale again.</Trans>
      );
    case 'lapsed':
      return (
        <Trans>
          This request has expired because it wasn’t answered in time. We’ve notified the traveller, and the places are
          on sale again.
        </Trans>
      );
    case 'payment':
      return (
        <Trans>
          The payment for this booking couldn’t be collected, so the booking was cancelled. The places are on sale
          again.
        </Trans>
      );
    case 'late':
      return null;
  }
}
