import { Trans, useLingui } from '@lingui/react/macro';
import { retention } from '#domain/privacy/retention.ts';
import { usePage } from '../../browser/page-config.ts';
import { later } from '../../ui/later.tsx';
import { CookieTable } from './cookie-table.tsx';
import { Chapter, InfoPage } from './info-page.tsx';
import { periodWords } from './period-words.ts';
import { RetentionTable } from './retention-table.tsx';

const ReplayChoice = later('replay choice', async () => (await import('../../replay/replay-choice.tsx')).ReplayChoice);

export default function Privacy() {
  const { t, i18n } = useLingui();
  const unconfirmed = periodWords(i18n, retention.consentRequests);
  const proof = periodWords(i18n, retention.consentProofs);
  const afterHold = periodWords(i18n, retention.endedHolds);
  const holdAddress = periodWords(i18n, retention.holdAddresses);
  const recordings = periodWords(i18n, retention.replays);
  const { sessionReplay } = usePage();
  const inOutbox = periodWords(i18n, retention.mails);
  return (
    <InfoPage
      title={t`Privacy`}
      description={t`What Waymark knows about you, why, for how long, and how you have it deleted. No trackers, no advertising cookies.`}
      heading={<Trans>What we know about you</Trans>}
      lead={
        <Trans>
          As little as we can. There are no advertising cookies, no trackers of other companies and no profile of you.
          As of November 2026.
        </Trans>
      }
    >
      <Chapter title={<Trans>When you only look around</Trans>}>
        <p>
          <Trans>
            Your browser gets a random number, so that forms are safe from forgery and limits are fair. It tells nothing
            about you. Our log notes the path of each page, the time and whether it worked, but not your address and not
            what you searched for.
          </Trans>
        </p>
        <CookieTable />
      </Chapter>
      <Chapter title={<Trans>Your account</Trans>}>
        <p>
          <Trans>
            We keep your name, your e-mail address, a hash of your password, your wishlist and where you are logged in
            (address of the network and kind of browser, so that you can recognise it). It stays until the account is
            deleted.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>Letters by e-mail</Trans>}>
        <p>
          <Trans>
            You get letters only if you asked for them and then clicked the link in our mail. We note your address, the
            time, the form, the version of the words you agreed to and a hash of the network address, because we must be
            able to show your consent. An address that is not confirmed within {unconfirmed} is deleted. Every letter
            has a link that withdraws the consent; the proof that it existed is deleted {proof} later.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>When you hold places</Trans>}>
        <p>
          <Trans>
            We keep the e-mail address and what you entered about the travellers, such as names, phone numbers and dates
            of birth, and the friends you named for open beds. The operator of the tour sees who holds; friends get one
            mail. A hash of your network address, against misuse, is forgotten {holdAddress} after you held.
          </Trans>
        </p>
        <p>
          <Trans>
            If the hold ends without a booking, all of that is deleted {afterHold} later. What stays are the tour, the
            day, the rooms and the price, without anything that tells who it was.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>Brochures and shared tours</Trans>}>
        <p>
          <Trans>
            If you ask for a brochure or share a tour, we use the addresses for that one mail. They stand in our outbox
            for {inOutbox}, in case it has to be found out whether the mail arrived, and are used for nothing else.
          </Trans>
        </p>
      </Chapter>
      {sessionReplay ? (
        <Chapter id="recordings" title={<Trans>Recordings of visits</Trans>}>
          <p>
            <Trans>
              We ask one visit in five whether we may record it: which pages you see, where you point, press and scroll.
              What you enter is never recorded, nor what is said to you in person, and nothing once the payment comes
              near. Pages of your account, bookings and conversations are not recorded at all. A recording has no name,
              no address and no number of yours; our staff look at it to make pages better, and it is deleted{' '}
              {recordings} later.
            </Trans>
          </p>
          <ReplayChoice />
        </Chapter>
      ) : null}
      <Chapter title={<Trans>When something goes wrong</Trans>}>
        <p>
          <Trans>
            If a page breaks, your browser reports the error to us, with the address of the page but without what
            follows its question mark. Limits against misuse work with hashed network addresses.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>How long we keep what</Trans>}>
        <p>
          <Trans>What has a time is deleted by itself within an hour after that time.</Trans>
        </p>
        <RetentionTable />
      </Chapter>
      <Chapter title={<Trans>Who else gets your data</Trans>}>
        <p>
          <Trans>
            The operator of a tour, when you ask it something or book with it; the payment provider, when you pay, which
            sees your card and we do not; the company that carries our mail. Nobody gets data to advertise with.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>Your rights</Trans>}>
        <p>
          <Trans>
            You may see, correct, take with you and have deleted what we know about you, object to its use, and complain
            to a supervisory authority. Write to us from the address it is about, and we answer within a month.
          </Trans>
        </p>
      </Chapter>
    </InfoPage>
  );
}
