import { Trans, useLingui } from '@lingui/react/macro';
import { Chapter, InfoPage } from '../info/info-page.tsx';
import { StoredThings } from '../info/stored-things.tsx';

export default function Privacy() {
  const { t } = useLingui();
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
        <StoredThings />
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
            able to show your consent. An address that is not confirmed within 7 days is deleted. Every letter has a
            link that withdraws the consent; the proof that it existed is deleted three years later.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>Brochures and shared tours</Trans>}>
        <p>
          <Trans>
            If you ask for a brochure or share a tour, we use the addresses for that one mail. They stand in our outbox
            for at most 90 days, in case it has to be found out whether the mail arrived, and are used for nothing else.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>When something goes wrong</Trans>}>
        <p>
          <Trans>
            If a page breaks, your browser reports the error to us, with the address of the page. Limits against misuse
            work with hashed network addresses that are forgotten after some hours.
          </Trans>
        </p>
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
