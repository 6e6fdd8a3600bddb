import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../../browser/page-config.ts';
import { EmailBand } from '../../newsletter/email-band.tsx';
import { CardGrid } from '../../tours/card-grid.tsx';
import type { HomeAnswer } from '../../tours/catalogue-types.ts';
import { FeedbackCard } from '../../tours/feedback-card.tsx';
import { Section } from '../../tours/section.tsx';
import { filesOf } from '../../tours/spread-photos.ts';
import { StyleRow } from '../../tours/style-row.tsx';
import { WishHeart } from '../../wishlist/wish-heart.tsx';
import { DestinationMosaic, shownDestinations } from './destination-mosaic.tsx';
import { FeedbackCarousel } from './feedback-carousel.tsx';
import { feedbackItem } from './feedback-item.ts';
import { HowItWorks } from './how-it-works.tsx';
import { MembershipBand } from './membership-band.tsx';
import { TrustRow } from './trust-row.tsx';

/** The front of the shop below its first screen. */
export function HomeBelow({ home }: { home: HomeAnswer }) {
  const { i18n } = useLingui();
  const { prefix } = usePage();
  const taken = filesOf([
    ...home.styles,
    home.feedback.items[0]?.tour,
    ...home.destinations.slice(0, shownDestinations),
    home,
  ]);
  return (
    <>
      {home.deals.length > 0 ? (
        <Section
          title={<Trans>Deals that really end</Trans>}
          lead={<Trans>Each names the last day on which you can book it. After that the old price is back.</Trans>}
          more={{ to: '/search?deal=1', label: <Trans>All deals</Trans> }}
        >
          <CardGrid
            cards={home.deals}
            layout="wide"
            taken={taken}
            heading="h3"
            actions={(card) => <WishHeart id={card.id} name={card.name} onPhoto />}
          />
        </Section>
      ) : null}
      <Section
        title={<Trans>Where the paths lead</Trans>}
        lead={<Trans>Begin with a country, or with the whole list.</Trans>}
        more={{ to: '/destinations', label: <Trans>All destinations</Trans> }}
      >
        <DestinationMosaic destinations={home.destinations} />
      </Section>
      <Section
        title={<Trans>Your way of travelling</Trans>}
        more={{ to: '/styles', label: <Trans>All travel styles</Trans> }}
      >
        <StyleRow styles={home.styles} />
      </Section>
      <Section title={<Trans>How it works</Trans>}>
        <HowItWorks />
      </Section>
      {home.feedback.items.length > 0 ? (
        <Section title={<Trans>In their own words</Trans>}>
          <FeedbackCarousel ids={home.feedback.ids} items={home.feedback.items}>
            {(item) => (
              <FeedbackCard item={feedbackItem(item, i18n.locale)} tourHref={`${prefix}/t/${item.tour.slug}`} />
            )}
          </FeedbackCarousel>
        </Section>
      ) : null}
      <MembershipBand />
      <div className="shell">
        <EmailBand />
      </div>
      <TrustRow counts={home.counts} rating={home.rating} />
    </>
  );
}
