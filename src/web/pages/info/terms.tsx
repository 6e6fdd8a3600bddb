import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../ui/link.tsx';
import { Chapter, InfoPage } from './info-page.tsx';

export default function Terms() {
  const { t } = useLingui();
  return (
    <InfoPage
      title={t`Terms of use`}
      description={t`The rules for using Waymark: who your contract is with, prices, accounts, wishes, reviews and mail.`}
      heading={<Trans>Terms of use</Trans>}
      lead={<Trans>The rules between you and Waymark, in sentences that can be read. As of November 2026.</Trans>}
    >
      <Chapter title={<Trans>1. What Waymark is</Trans>}>
        <p>
          <Trans>
            Waymark is a marketplace. We show tours of independent operators, pass on your questions, and arrange
            bookings. The contract for the journey itself is between you and the operator that is named on the page of
            the tour, and the operator’s terms apply to it. You find them on the operator’s page.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>2. Tours, prices and places</Trans>}>
        <p>
          <Trans>
            Operators are responsible for what they say about their tours. Prices are per person and include what is
            listed as included. If a price is exchanged into your currency, the rate of the day is used. The number of
            places left can change while you read; places are yours only when a booking or a hold is confirmed.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>3. Payment and cancellation</Trans>}>
        <p>
          <Trans>
            What is due when you book, when the rest is due and what comes back after a cancellation is set by the
            operator and shown on the page of the tour before you book. For arranging a cancellation we charge nothing.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>4. Closed destinations</Trans>}>
        <p>
          <Trans>While a destination is closed we show why, and nothing to it can be booked.</Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>5. Your account</Trans>}>
        <p>
          <Trans>
            Please give your real name and an address that is yours, and keep your password to yourself. You can see
            where you are logged in, and log out other devices, on your account page. We may close an account that is
            used to deceive or to harm others.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>6. Sharing tours and brochures</Trans>}>
        <p>
          <Trans>
            You may send a tour to a friend who will be glad of it. The mail carries your name and address, so that they
            know who it is from. Mass sending is not allowed and not possible: after five mails there is a pause.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>7. Reviews and questions</Trans>}>
        <p>
          <Trans>
            Reviews are written by people who travelled. You are free to say what you think; insults, advertising and
            private data of others are removed.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>8. Our liability</Trans>}>
        <p>
          <Trans>
            We are liable without limit for intent, gross negligence and injury to life, body or health. For slight
            negligence we are liable only if we break a duty that this contract is all about, and then for the damage
            that is typical. The liability of operators for the journey is not touched by this.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>9. Data</Trans>}>
        <p>
          <Trans>
            What we do with data about you is on <TextLink to="/privacy">the privacy page</TextLink>.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>10. Changes</Trans>}>
        <p>
          <Trans>
            We may change these terms for the future. What you have booked stays under the terms that were shown to you
            when you booked.
          </Trans>
        </p>
      </Chapter>
    </InfoPage>
  );
}
