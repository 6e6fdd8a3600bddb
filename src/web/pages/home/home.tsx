import { Trans, useLingui } from '@lingui/react/macro';
import { SearchBox } from '../../search-box/search-box.tsx';
import { shopContext } from '../../shop.ts';
import { Hero } from '../../tours/hero.tsx';
import { PageData, useAbsoluteUrl } from '../../tours/page-data.tsx';
import { webSite } from '../../tours/structured-data.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { deals, ...home } = await context.get(shopContext).call('loadHome', {});
  return { ...home, deals: deals.slice(0, maxDeals) };
}

// Below the fold, so it hydrates later.
const HomeBelow = lazyPart('home', async () => (await import('./below-fold.tsx')).HomeBelow, { ssr: true });

/** The number of deals in one row of a wide window. */
const maxDeals = 4;

/** The home page. */
export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const absoluteUrl = useAbsoluteUrl();
  const tours = i18n.number(home.counts.tours);
  const countries = i18n.number(home.counts.countries);
  return (
    <div className="flex flex-col gap-16 pb-4 md:gap-24">
      <PageData
        title={t`Multi-day tours worth the days you give them`}
        description={t`Compare ${tours} guided tours in ${countries} countries by place, month, length and price, with real departures and reviews.`}
        photo={home.photo}
        things={[webSite(absoluteUrl, 'Waymark')]}
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
      <HomeBelow home={home} />
    </div>
  );
}
