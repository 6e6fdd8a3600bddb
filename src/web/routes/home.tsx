import { Trans, useLingui } from '@lingui/react/macro';
import { EmailBand } from '../acquisition/email-band.tsx';
import { usePage } from '../browser/page-config.ts';
import { FeedbackCard } from '../feedback/feedback-card.tsx';
import { shopContext } from '../shop.ts';
import { CardGrid } from '../shop-window/card-grid.tsx';
import { DestinationMosaic } from '../shop-window/destination-mosaic.tsx';
import { FeedbackCarousel } from '../shop-window/feedback-carousel.tsx';
import { feedbackItem } from '../shop-window/feedback-item.ts';
import { Hero } from '../shop-window/hero.tsx';
import { HowItWorks } from '../shop-window/how-it-works.tsx';
import { MembershipBand } from '../shop-window/membership-band.tsx';
import { PageData, useWhole } from '../shop-window/page-data.tsx';
import { SearchBox } from '../shop-window/search-box.tsx';
import { Section } from '../shop-window/section.tsx';
import { webSite } from '../shop-window/structured-data.ts';
import { StyleRow } from '../shop-window/style-row.tsx';
import { TrustRow } from '../shop-window/trust-row.tsx';
import { WishHeart } from '../wishlist/wish-heart.tsx';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(shopContext).call('loadHome', {});
}

export const headers: Route.HeadersFunction = () => ({ 'waymark-shared-page': '1' });

/** The front of the shop. */
export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { prefix } = usePage();
  const whole = useWhole();
  const tours = i18n.number(home.counts.tours);
  const countries = i18n.number(home.counts.countries);
  return (
    <div className="flex flex-col gap-16 pb-4 md:gap-24">
      <PageData
        title={t`Multi-day tours worth the days you give them`}
        description={t`Compare ${tours} guided tours in ${countries} countries by place, month, length and price, with real departures, places left and reviews.`}
        photo={home.photo}
        things={[webSite(whole, 'Waymark')]}
      />
      <Hero
        photo={home.photo}
        size="tall"
        title={<Trans>Tours worth the days you give them</Trans>}
        lead={
          <Trans>
            {tours} tours in {countries} countries, with every departure and its price.
          </Trans>
        }
        below={<SearchBox months={home.months} />}
      />
      {home.deals.length > 0 ? (
        <Section
          title={<Trans>Deals that really end</Trans>}
          lead={<Trans>Each names the last day on which you can book it. After that the old price is back.</Trans>}
          more={{ to: '/search?deal=1', label: <Trans>All deals</Trans> }}
        >
          <CardGrid
            cards={home.deals.slice(0, 4)}
            layout="wide"
            taken={home.photo ? [home.photo.file] : []}
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
    </div>
  );
}
