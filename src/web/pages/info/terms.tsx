import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../ui/link.tsx';
import { Chapter, InfoPage } from './info-page.tsx';

export default function Terms() {
  const { t } = useLingui();
  return (
    <InfoPage
      title={t`Terms of use`}
      description={t`The rules for using Waymark: who your contract is with, prices, accounts, reviews and email.`}
      heading={<Trans>Terms of use</Trans>}
      lead={<Trans>The rules between you and Waymark, in plain language. As of November 2026.</Trans>}
    >
      <Chapter title={<Trans>1. What Waymark is</Trans>}>
        <p>
          <Trans>
            Waymark is a marketplace. We show tours by independent operators, pass on your questions and arrange
            bookings. Your contract for the trip itself is with the operator named on the tour page, and the operator’s
            terms apply to it. You’ll find them on the operator’s page.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>2. Tours, prices and places</Trans>}>
        <p>
          <Trans>
            Operators are responsible for what they say about their tours. Prices are per person and include what is
            listed as included. If a price is converted into your currency, the daily rate applies. The number of places
            left can change while you read; places are yours only once a booking or hold is confirmed.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>3. Payment and cancellation</Trans>}>
        <p>
          <Trans>
            The operator decides what is due when you book, when the rest is due and what is refunded if you cancel; the
            tour page shows this before you book. We don’t charge for handling a cancellation.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>4. Closed destinations</Trans>}>
        <p>
          <Trans>While a destination is closed, we show why, and no tours there can be booked.</Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>5. Your account</Trans>}>
        <p>
          <Trans>
            Please give your real name and your own email address, and don’t share your password. On your account page
            you can see where you’re signed in and sign out other devices. We may close accounts used to deceive or harm
            others.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>6. Sharing tours and brochures</Trans>}>
        <p>
          <Trans>
            You may send a tour to a friend who’d like to receive it. The email includes your name and address, so they
            know who it’s from. Bulk sending isn’t allowed and isn’t possible: after five emails there’s a pause.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>7. Reviews and questions</Trans>}>
        <p>
          <Trans>
            Reviews are written by people who travelled. You’re free to say what you think; insults, advertising and
            other people’s private data are removed.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>8. Our liability</Trans>}>
        <p>
          <Trans>
            Our liability is unlimited for intent, gross negligence and injury to life, body or health. For slight
            negligence we’re liable only if we breach an essential contractual duty, and then only for typical damage.
            The operators’ liability for the trip is not affected.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>9. Data</Trans>}>
        <p>
          <Trans>
            <TextLink to="/privacy">The privacy page</TextLink> explains how we use your data.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>10. Changes</Trans>}>
        <p>
          <Trans>
            We may change these terms for the future. Existing bookings stay under the terms shown to you when you
            booked.
          </Trans>
        </p>
      </Chapter>
    </InfoPage>
  );
}
