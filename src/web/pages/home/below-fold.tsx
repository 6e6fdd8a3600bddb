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
import { DestinationMosaic, maxDestinations } from './destination-mosaic.tsx';
import { FeedbackCarousel } from './feedback-carousel.tsx';
import { feedbackItem } from './feedback-item.ts';
import { HowItWorks } from './how-it-works.tsx';
import { MembershipBand } from './membership-band.tsx';
import { TrustRow } from './trust-row.tsx';

/** The home page below the fold. */
export function HomeBelow({ home }: { home: HomeAnswer }) {
  const { i18n } = useLingui();
  const { prefix } = usePage();
  const taken = filesOf([
    ...home.styles,
    home.feedback.items[0]?.tour,
    ...home.destinations.slice(0, maxDestinations),
    home,
  ]);
  return (
    <>
      {home.deals.length > 0 ? (
        <Section
          title={<Trans>Limited-time deals</Trans>}
          lead={<Trans>Every deal shows the last day to book. After that, the regular price applies.</Trans>}
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
        title={<Trans>Popular destinations</Trans>}
        lead={<Trans>Choose a country or browse all tours.</Trans>}
        more={{ to: '/destinations', label: <Trans>All destinations</Trans> }}
      >
        <DestinationMosaic destinations={home.destinations} />
      </Section>
      <Section
        title={<Trans>Find your travel style</Trans>}
        more={{ to: '/styles', label: <Trans>All travel styles</Trans> }}
      >
        <StyleRow styles={home.styles} />
      </Section>
      <Section title={<Trans>How it works</Trans>}>
        <HowItWorks />
      </Section>
      {home.feedback.items.length > 0 ? (
        <Section title={<Trans>From our travellers</Trans>}>
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
