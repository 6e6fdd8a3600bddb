import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/link.tsx';
import { Chapter, InfoPage } from './info-page.tsx';

export default function About() {
  const { t } = useLingui();
  return (
    <InfoPage
      title={t`About Waymark`}
      description={t`Waymark is a marketplace for multi-day tours run by local operators. What we promise and what we don’t.`}
      heading={<Trans>We mark the way</Trans>}
      lead={
        <Trans>
          Waymark is a marketplace for multi-day tours. The people who run them live where they guide you; we make sure
          you know what you’re getting before you pay.
        </Trans>
      }
    >
      <Chapter title={<Trans>Why we are here</Trans>}>
        <p>
          <Trans>
            For most people, a two-week trip takes up half of the year’s holiday. It deserves more than a list of hotels
            and the word “unforgettable”. That’s why every tour on Waymark is described day by day: where you wake up,
            how you travel, what you eat and how tired you’ll be in the evening.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>What we promise</Trans>}>
        <ul>
          <li>
            <Trans>
              The price you see is the price you pay. Extras are shown separately, and only if you choose them.
            </Trans>
          </li>
          <li>
            <Trans>
              “Three places left” means three places left. We count them, and so does everyone else who books.
            </Trans>
          </li>
          <li>
            <Trans>A crossed-out price was really charged, and a deal ends on the day we say.</Trans>
          </li>
          <li>
            <Trans>Reviews come from people who went. We don’t hide the bad ones.</Trans>
          </li>
          <li>
            <Trans>Before you book, we show what you get back if you cancel, with real dates.</Trans>
          </li>
        </ul>
      </Chapter>
      <Chapter title={<Trans>Who runs the tours</Trans>}>
        <p>
          <Trans>
            Independent operators, each with their own page: where they’re based, when they started, which languages
            they speak, how quickly they reply and what travellers think of them. Your contract for the trip is with the
            operator; we bring you together, handle the booking and are there if you need us.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>How we earn money</Trans>}>
        <p>
          <Trans>
            Operators pay us a commission on each booking, some tours have a service fee that’s always shown separately,
            and some travellers buy our membership. No one can pay for a better position in the search results.
          </Trans>
        </p>
      </Chapter>
      <div>
        <ButtonLink to="/search" size="large">
          <Trans>Find a tour</Trans>
        </ButtonLink>
      </div>
    </InfoPage>
  );
}
