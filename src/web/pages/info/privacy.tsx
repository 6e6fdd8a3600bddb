import { Trans, useLingui } from '@lingui/react/macro';
import { retention } from '#domain/privacy/retention.ts';
import { usePage } from '../../browser/page-config.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { CookieTable } from './cookie-table.tsx';
import { Chapter, InfoPage } from './info-page.tsx';
import { periodWords } from './period-words.ts';
import { RetentionTable } from './retention-table.tsx';

const ReplayChoice = lazyPart(
  'replay choice',
  async () => (await import('../../replay/replay-choice.tsx')).ReplayChoice,
  { ssr: true },
);

export default function Privacy() {
  const { t, i18n } = useLingui();
  const sessions = periodWords(i18n, retention.sessions);
  const unconfirmed = periodWords(i18n, retention.consentRequests);
  const proof = periodWords(i18n, retention.consentProofs);
  const afterHold = periodWords(i18n, retention.endedHolds);
  const holdAddress = periodWords(i18n, retention.holdAddresses);
  const recordings = periodWords(i18n, retention.replays);
  const afterTrip = periodWords(i18n, retention.sensitiveAnswers);
  const pastBooking = periodWords(i18n, retention.pastBookings);
  const requested = periodWords(i18n, retention.requestedDeletions);
  const { sessionReplay } = usePage();
  const inOutbox = periodWords(i18n, retention.mails);
  return (
    <InfoPage
      title={t`Privacy`}
      description={t`What Waymark knows about you, why and for how long, and how to have it deleted. No trackers, no advertising cookies.`}
      heading={<Trans>What we know about you</Trans>}
      lead={
        <Trans>
          As little as possible. No advertising cookies, no third-party trackers and no profile of you. As of November
          2026.
        </Trans>
      }
    >
      <Chapter title={<Trans>When you just browse</Trans>}>
        <p>
          <Trans>
            Your browser gets a random number that protects forms against forgery and keeps limits fair. It says nothing
            about you. Our log records the path of each page, the time and whether it worked, but not your address or
            what you searched for.
          </Trans>
        </p>
        <CookieTable />
      </Chapter>
      <Chapter title={<Trans>Your account</Trans>}>
        <p>
          <Trans>
            We store your name, your email address, a hash of your password and your wishlist until the account is
            deleted. For each device where you are signed in we store the kind of browser, such as “Firefox · Windows”,
            and the beginning of its network address, such as 203.0.113.x, so that you can recognise it, and a hash of
            the network, so that someone who guesses passwords elsewhere cannot lock you out. This is deleted when you
            sign out, and after {sessions} at the latest.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>Newsletter</Trans>}>
        <p>
          <Trans>
            You get the newsletter only if you signed up for it and then clicked the link in our email. We store your
            email address, the time, the form, the version of the text you agreed to and a hash of the network address,
            because we must be able to prove your consent. An address that isn’t confirmed within {unconfirmed} is
            deleted. Every newsletter has a link that withdraws your consent; the proof that you gave it is deleted{' '}
            {proof} later.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>When you hold places</Trans>}>
        <p>
          <Trans>
            We store your email address and what you enter about the travellers, such as names, phone numbers and dates
            of birth, and the friends you named for open beds. The operator can see who is holding places; friends get
            one email. A hash of your network address, to prevent misuse, is deleted {holdAddress} after you made the
            hold.
          </Trans>
        </p>
        <p>
          <Trans>
            If the hold ends without a booking, all of that is deleted {afterHold} later. We keep the tour, the date,
            the rooms and the price, without anything that identifies you.
          </Trans>
        </p>
      </Chapter>
      <Chapter id="bookings" title={<Trans>When you book</Trans>}>
        <p>
          <Trans>
            We store what you enter about the travellers with the booking. The operator of the tour and our staff can
            see it, because they need it to run the trip. You can see it on the booking page in the browser you booked
            with, or when you are signed in. Anyone else who may open the booking, such as a colleague of your travel
            agent or a person you forward our email to, sees names only.
          </Trans>
        </p>
        <p>
          <Trans>
            We take extra care of passport details, diet, allergies and notes. The operator sees passport details only
            once the booking is confirmed, and we log who opens them. They are deleted {afterTrip} after the trip, or
            immediately if the trip doesn’t take place. You see only the last three characters of a passport number.
          </Trans>
        </p>
        <p>
          <Trans>
            We delete everything else about the people in a booking {pastBooking} after the trip or the cancellation.
            Amounts and dates stay for our accounts, without names.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>Brochures and shared tours</Trans>}>
        <p>
          <Trans>
            If you ask for a brochure or share a tour, we use the addresses for that one email. They stay in our outbox
            for {inOutbox} in case we need to check whether the email arrived, and aren’t used for anything else.
          </Trans>
        </p>
      </Chapter>
      {sessionReplay ? (
        <Chapter id="recordings" title={<Trans>Recordings of visits</Trans>}>
          <p>
            <Trans>
              We ask on one visit in five whether we may record it: which pages you see, and where you point, click and
              scroll. We never record what you enter, anything addressed to you personally, or anything once you get
              close to payment. Pages of your account, bookings and conversations aren’t recorded at all. A recording
              contains no name, address or number of yours; our staff view it to improve the site, and it’s deleted{' '}
              {recordings} later.
            </Trans>
          </p>
          <ReplayChoice />
        </Chapter>
      ) : null}
      <Chapter title={<Trans>When something goes wrong</Trans>}>
        <p>
          <Trans>
            If a page breaks, your browser reports the error to us with the page’s address, but without anything after a
            question mark in it. Limits against misuse work with hashed network addresses.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>How long we keep your data</Trans>}>
        <p>
          <Trans>Data with a retention period is deleted automatically within an hour of its end.</Trans>
        </p>
        <RetentionTable />
      </Chapter>
      <Chapter title={<Trans>Who else receives your data</Trans>}>
        <p>
          <Trans>
            The operator of a tour, when you contact them or book; the payment provider, when you pay, which sees your
            card details while we don’t; and the company that delivers our email. No one gets your data for advertising.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>Your rights</Trans>}>
        <p>
          <Trans>
            You have the right to access, correct, take with you and delete the data we hold about you, to object to its
            use, and to complain to a supervisory authority. Write to us from the email address concerned and we’ll
            reply within a month.
          </Trans>
        </p>
        <p>
          <Trans>
            When we delete your data, we keep the amounts and dates of your bookings without your name, and a hash of
            your email address if you had subscribed to the newsletter, as proof of your consent. While a trip is still
            ahead of you, the operator needs its details: we delete them {requested} after the trip.
          </Trans>
        </p>
      </Chapter>
    </InfoPage>
  );
}
