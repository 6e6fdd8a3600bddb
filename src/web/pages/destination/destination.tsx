import { Trans, useLingui } from '@lingui/react/macro';
import { shopContext } from '../../shop.ts';
import { Hero } from '../../tours/hero.tsx';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { PageData, useAbsoluteUrl } from '../../tours/page-data.tsx';
import { PlaceIntro } from '../../tours/place-intro.tsx';
import { searchAddress } from '../../tours/search-address.ts';
import { SearchLinks } from '../../tours/search-links.tsx';
import { Section } from '../../tours/section.tsx';
import { filesOf, shownPhotos } from '../../tours/spread-photos.ts';
import { breadcrumbList, itemList } from '../../tours/structured-data.ts';
import { TileGrid } from '../../tours/tile-grid.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { later } from '../../ui/later.tsx';
import { monthName } from '../../ui/months.ts';
import { WishHeart } from '../../wishlist/wish-heart.tsx';
import type { Route } from './+types/destination.ts';

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return context.get(shopContext).call('loadDestination', { slug });
}

// The cards lie below the first screen and come alive after what is above them.
const CardGrid = later('cards', async () => (await import('../../tours/card-grid.tsx')).CardGrid);

/** A country or a continent. */
export default function Destination({ loaderData: place }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const absoluteUrl = useAbsoluteUrl();
  const currency = useForcedCurrency();
  const { name, directional, slug } = place;
  const title = directional ? t`Tours ${directional}` : t`Tours: ${name}`;
  const above = [
    { label: t`Home`, to: '/' },
    { label: t`Destinations`, to: '/destinations' },
    ...(place.kind === 'country' ? [{ label: place.continent.name, to: `/destinations/${place.continent.slug}` }] : []),
  ];
  const search = (changes: Parameters<typeof searchAddress>[0]) =>
    searchAddress({ destination: [slug], ...changes }, currency);
  const deals = place.deals.filter(({ id }) => !place.best.some((one) => one.id === id)).slice(0, 4);
  const taken = filesOf([...place.countries, place]);
  return (
    <div className="flex flex-col gap-12 pb-4 md:gap-20">
      <PageData
        title={title}
        description={place.intro || title}
        photo={place.photo}
        things={[
          breadcrumbList(absoluteUrl, above, { label: name, to: `/destinations/${slug}` }),
          itemList(absoluteUrl, title, place.best),
        ]}
      />
      <div className="flex flex-col gap-2">
        <div className="shell pt-2">
          <Breadcrumb above={above} current={name} />
        </div>
        <Hero photo={place.photo} title={name} />
      </div>
      <PlaceIntro text={place.intro} tours={place.tours} from={place.from} rating={place.rating} to={search({})} />
      {place.best.length > 0 ? (
        <Section
          title={<Trans>Loved by those who went</Trans>}
          more={{ to: search({ sort: 'rating' }), label: <Trans>All by rating</Trans> }}
        >
          <CardGrid
            cards={place.best}
            layout="wide"
            taken={taken}
            actions={(card) => <WishHeart id={card.id} name={card.name} onPhoto />}
          />
        </Section>
      ) : null}
      {deals.length > 0 ? (
        <Section title={<Trans>Deals</Trans>} more={{ to: search({ deal: true }), label: <Trans>All deals</Trans> }}>
          <CardGrid
            cards={deals}
            layout="wide"
            taken={shownPhotos(place.best, taken)}
            actions={(card) => <WishHeart id={card.id} name={card.name} onPhoto />}
          />
        </Section>
      ) : null}
      <Section title={<Trans>Find your way in</Trans>}>
        <div className="flex flex-col gap-8">
          <SearchLinks
            title={<Trans>By travel style</Trans>}
            links={place.styles.map((style) => ({
              to: search({ style: [style.slug] }),
              label: style.name,
              count: style.count,
            }))}
          />
          <SearchLinks
            title={<Trans>By month</Trans>}
            links={place.months.map(({ month, count }) => ({
              to: search({ month: [month] }),
              label: monthName(month, i18n.locale, 'full'),
              count,
            }))}
          />
          <SearchLinks
            title={<Trans>By place</Trans>}
            links={place.places
              .slice(0, 20)
              .map((one) => ({ to: search({ q: one.name }), label: one.name, count: one.tours }))}
          />
        </div>
      </Section>
      {place.countries.length > 0 ? (
        <Section title={place.kind === 'continent' ? <Trans>The countries</Trans> : <Trans>Not far from there</Trans>}>
          <TileGrid tiles={place.countries} to={(other) => `/destinations/${other}`} />
        </Section>
      ) : null}
    </div>
  );
}
