import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { BookedFacts } from './booked-facts.tsx';
import { MailFrame, MailText } from './frame.tsx';

type Props = MailProps<'booking-ended'>;

/** Tells traveller and operator that there will be no journey, and that nothing was or stays charged. */
export function BookingEndedMail({ booked, how, to, words, url }: Props) {
  const { t } = useLingui();
  const heading = {
    declined: t`The operator cannot take the booking`,
    lapsed: t`The request was not answered in time`,
    payment: t`The payment could not be collected`,
    late: t`Your payment came too late and goes back`,
  }[how];
  return (
    <MailFrame
      heading={heading}
      preheader={to === 'traveller' ? t`Nothing stays charged.` : t`The places are on sale again.`}
      action={{ label: to === 'traveller' ? t`Find another date` : t`Look at the tour`, url }}
      note={
        to === 'traveller' ? (
          <Trans>What you paid or what was reserved comes back to you; your bank may need a few days to show it.</Trans>
        ) : (
          <Trans>You need not do anything.</Trans>
        )
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>{to === 'traveller' ? <TravellerWords how={how} /> : <OperatorWords how={how} />}</MailText>
      {words ? <MailText>{t`The operator says: ${words}`}</MailText> : null}
      <BookedFacts booked={{ ...booked, paid: { ...booked.paid, amount: 0 }, rest: null }} />
    </MailFrame>
  );
}

function TravellerWords({ how }: Pick<Props, 'how'>) {
  switch (how) {
    case 'declined':
      return (
        <Trans>we are sorry: the operator cannot offer you these places. Perhaps another date suits you as well.</Trans>
      );
    case 'lapsed':
      return (
        <Trans>
          we are sorry: the operator has not answered in time, so we have ended your request. Perhaps another date suits
          you as well.
        </Trans>
      );
    case 'payment':
      return (
        <Trans>
          we are sorry: your bank approved the payment first but did not let us collect it, so the booking is undone.
          You are welcome to book again with another card.
        </Trans>
      );
    case 'late':
      return (
        <Trans>
          your payment reached us after your booking had been given up and its places were on sale again. There is no
          booking, and we pay everything back. If you still want to travel, please book once more.
        </Trans>
      );
  }
}

function OperatorWords({ how }: Pick<Props, 'how'>) {
  switch (how) {
    case 'declined':
      return (
        <Trans>you have declined this request. The traveller has been told, and the places are on sale again.</Trans>
      );
    case 'lapsed':
      return (
        <Trans>
          this request was not answered in time and has ended. The traveller has been told, and the places are on sale
          again.
        </Trans>
      );
    case 'payment':
      return (
        <Trans>
          the payment of this booking could not be collected, so it is undone. The places are on sale again.
        </Trans>
      );
    case 'late':
      return null;
  }
}
