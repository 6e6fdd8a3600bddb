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
import { StyleRow } from '../../tours/style-row.tsx';
import { TileGrid } from '../../tours/tile-grid.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { later } from '../../ui/later.tsx';
import { monthName } from '../../ui/months.ts';
import { WishHeart } from '../../wishlist/wish-heart.tsx';
import type { Route } from './+types/style.ts';

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return context.get(shopContext).call('loadStyle', { slug });
}

// The cards lie below the first screen and come alive after what is above them.
const CardGrid = later('cards', async () => (await import('../../tours/card-grid.tsx')).CardGrid);

/** A way of travelling. */
export default function Style({ loaderData: style }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const absoluteUrl = useAbsoluteUrl();
  const currency = useForcedCurrency();
  const { name, slug } = style;
  const above = [
    { label: t`Home`, to: '/' },
    { label: t`Travel styles`, to: '/styles' },
  ];
  const search = (changes: Parameters<typeof searchAddress>[0]) =>
    searchAddress({ style: [slug], ...changes }, currency);
  const deals = style.deals.filter(({ id }) => !style.best.some((one) => one.id === id)).slice(0, 4);
  const taken = filesOf([...style.styles, ...style.destinations, style]);
  return (
    <div className="flex flex-col gap-12 pb-4 md:gap-20">
      <PageData
        title={t`Tours: ${name}`}
        description={style.intro || name}
        photo={style.photo}
        things={[
          breadcrumbList(absoluteUrl, above, { label: name, to: `/styles/${slug}` }),
          itemList(absoluteUrl, name, style.best),
        ]}
      />
      <div className="flex flex-col gap-2">
        <div className="shell pt-2">
          <Breadcrumb above={above} current={name} />
        </div>
        <Hero photo={style.photo} title={name} />
      </div>
      <PlaceIntro text={style.intro} tours={style.tours} from={style.from} to={search({})} />
      {style.best.length > 0 ? (
        <Section
          title={<Trans>Loved by those who went</Trans>}
          more={{ to: search({ sort: 'rating' }), label: <Trans>All by rating</Trans> }}
        >
          <CardGrid
            cards={style.best}
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
            taken={shownPhotos(style.best, taken)}
            actions={(card) => <WishHeart id={card.id} name={card.name} onPhoto />}
          />
        </Section>
      ) : null}
      {style.destinations.length > 0 ? (
        <Section title={<Trans>Where it is at its best</Trans>}>
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
      <Section title={<Trans>Other ways of travelling</Trans>}>
        <StyleRow styles={style.styles} />
      </Section>
    </div>
  );
}
