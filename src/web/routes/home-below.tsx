import { Trans, useLingui } from '@lingui/react/macro';
import { EmailBand } from '../acquisition/email-band.tsx';
import { usePage } from '../browser/page-config.ts';
import { FeedbackCard } from '../feedback/feedback-card.tsx';
import { CardGrid } from '../shop-window/card-grid.tsx';
import type { HomeAnswer } from '../shop-window/catalogue-types.ts';
import { DestinationMosaic, shownDestinations } from '../shop-window/destination-mosaic.tsx';
import { FeedbackCarousel } from '../shop-window/feedback-carousel.tsx';
import { feedbackItem } from '../shop-window/feedback-item.ts';
import { HowItWorks } from '../shop-window/how-it-works.tsx';
import { MembershipBand } from '../shop-window/membership-band.tsx';
import { Section } from '../shop-window/section.tsx';
import { filesOf } from '../shop-window/spread-photos.ts';
import { StyleRow } from '../shop-window/style-row.tsx';
import { TrustRow } from '../shop-window/trust-row.tsx';
import { WishHeart } from '../wishlist/wish-heart.tsx';

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
            cards={home.deals.slice(0, 4)}
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
