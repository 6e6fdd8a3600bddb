import { Trans, useLingui } from '@lingui/react/macro';
import { shopContext } from '../../shop.ts';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { Overview } from '../../tours/overview.tsx';
import { searchAddress } from '../../tours/search-address.ts';
import { SearchLinks } from '../../tours/search-links.tsx';
import { Section } from '../../tours/section.tsx';
import { filesOf } from '../../tours/spread-photos.ts';
import { StyleRow } from '../../tours/style-row.tsx';
import { TileGrid } from '../../tours/tile-grid.tsx';
import { monthName } from '../../ui/months.ts';
import { WishHeart } from '../../wishlist/wish-heart.tsx';
import type { Route } from './+types/style.ts';

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return context.get(shopContext).call('loadStyle', { slug });
}

/** A travel style. */
export default function Style({ loaderData: style }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const currency = useForcedCurrency();
  const { name, slug } = style;
  const above = [
    { label: t`Home`, to: '/' },
    { label: t`Travel styles`, to: '/styles' },
  ];
  const search = (changes: Parameters<typeof searchAddress>[0]) =>
    searchAddress({ style: [slug], ...changes }, currency);
  return (
    <Overview
      subject={style}
      title={t`Tours: ${name}`}
      listTitle={name}
      path={`/styles/${slug}`}
      above={above}
      search={search}
      taken={filesOf([...style.styles, ...style.destinations, style])}
      actions={(card) => <WishHeart id={card.id} name={card.name} onPhoto />}
    >
      {style.destinations.length > 0 ? (
        <Section title={<Trans>Top destinations</Trans>}>
          <TileGrid tiles={style.destinations} to={(country) => `/destinations/${country}`} />
        </Section>
      ) : null}
      <Section title={<Trans>When to go</Trans>}>
        <SearchLinks
          title={<Trans>By month</Trans>}
          links={style.months.map(({ month, count }) => ({
            to: search({ month: [month] }),
            label: monthName(month, i18n.locale, 'full'),
            count,
          }))}
        />
      </Section>
      <Section title={<Trans>Other travel styles</Trans>}>
        <StyleRow styles={style.styles} />
      </Section>
    </Overview>
  );
}
