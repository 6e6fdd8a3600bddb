import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/link.tsx';
import { Chapter, InfoPage } from './info-page.tsx';

export default function About() {
  const { t } = useLingui();
  return (
    <InfoPage
      title={t`About Waymark`}
      description={t`Waymark is a marketplace for multi-day tours, run by local operators. What we promise and what we do not.`}
      heading={<Trans>We mark the way</Trans>}
      lead={
        <Trans>
          Waymark is a marketplace for journeys of several days. The people who run them live where they lead you; we
          make sure that you know what you get before you pay for it.
        </Trans>
      }
    >
      <Chapter title={<Trans>Why we are here</Trans>}>
        <p>
          <Trans>
            A journey of two weeks is half of the leave that most people have in a year. It deserves better than a list
            of hotels and the word “unforgettable”. So every tour on Waymark tells you its days one by one: where you
            wake up, how you travel, what you eat, and how tired you will be in the evening.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>What we promise</Trans>}>
        <ul>
          <li>
            <Trans>
              The price you see is the price you pay. Whatever is added is a line of its own that you chose.
            </Trans>
          </li>
          <li>
            <Trans>
              “Three places left” means three places left. We count them, and so does everybody else who books.
            </Trans>
          </li>
          <li>
            <Trans>A struck price was a real price, and a deal ends on the day we say.</Trans>
          </li>
          <li>
            <Trans>Reviews come from people who went. We do not hide the bad ones.</Trans>
          </li>
          <li>
            <Trans>What you get back when you cancel is drawn with real days, before you book.</Trans>
          </li>
        </ul>
      </Chapter>
      <Chapter title={<Trans>Who runs the tours</Trans>}>
        <p>
          <Trans>
            Independent operators, each with a page of its own: where it is at home, since when, which languages it
            speaks, how quickly it answers and what travellers think of it. Your contract for the journey is with the
            operator; we bring you together, take care of the booking and stay reachable.
          </Trans>
        </p>
      </Chapter>
      <Chapter title={<Trans>How we earn money</Trans>}>
        <p>
          <Trans>
            Operators pay us a commission for each booking, some tours carry a service fee that is always shown as its
            own line, and some travellers buy our membership. Nobody can pay for a better place in the search results.
          </Trans>
        </p>
      </Chapter>
      <div>
        <ButtonLink to="/search" size="large">
          <Trans>Look for a journey</Trans>
        </ButtonLink>
      </div>
    </InfoPage>
  );
}
