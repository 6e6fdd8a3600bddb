import { Trans, useLingui } from '@lingui/react/macro';
import { shopContext } from '../../shop.ts';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { Overview } from '../../tours/overview.tsx';
import { searchAddress } from '../../tours/search-address.ts';
import { SearchLinks } from '../../tours/search-links.tsx';
import { Section } from '../../tours/section.tsx';
import { filesOf } from '../../tours/spread-photos.ts';
import { TileGrid } from '../../tours/tile-grid.tsx';
import { monthName } from '../../ui/months.ts';
import { WishHeart } from '../../wishlist/wish-heart.tsx';
import type { Route } from './+types/destination.ts';

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return context.get(shopContext).call('loadDestination', { slug });
}

/** A country or a continent. */
export default function Destination({ loaderData: place }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
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
  return (
    <Overview
      subject={place}
      title={title}
      listTitle={title}
      path={`/destinations/${slug}`}
      above={above}
      search={search}
      taken={filesOf([...place.countries, place])}
      actions={(card) => <WishHeart id={card.id} name={card.name} onPhoto />}
    >
      <Section title={<Trans>Ways to explore</Trans>}>
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
        <Section title={place.kind === 'continent' ? <Trans>Countries</Trans> : <Trans>Nearby destinations</Trans>}>
          <TileGrid tiles={place.countries} to={(other) => `/destinations/${other}`} />
        </Section>
      ) : null}
    </Overview>
  );
}
