import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { shopContext } from '../../shop.ts';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { PageData, useAbsoluteUrl } from '../../tours/page-data.tsx';
import { searchAddress } from '../../tours/search-address.ts';
import { Section } from '../../tours/section.tsx';
import { filesOf } from '../../tours/spread-photos.ts';
import { breadcrumbList, itemList, organisation } from '../../tours/structured-data.ts';
import { TileGrid } from '../../tours/tile-grid.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { WishHeart } from '../../wishlist/wish-heart.tsx';
import type { Route } from './+types/operator.ts';
import { OperatorHead } from './operator-head.tsx';

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return context.get(shopContext).call('loadOperator', { slug });
}

// Below the fold, so the cards hydrate later.
const CardGrid = lazyPart('cards', async () => (await import('../../tours/card-grid.tsx')).CardGrid, { ssr: true });

/** An operator: its story, its best tours, its destinations and its terms. */
export default function Operator({ loaderData: operator }: Route.ComponentProps) {
  const { t } = useLingui();
  const absoluteUrl = useAbsoluteUrl();
  const currency = useForcedCurrency();
  const { name, slug } = operator;
  const photo = operator.best[0]?.photos[0] ?? null;
  const above = [
    { label: t`Home`, to: '/' },
    { label: t`All tours`, to: '/search' },
  ];
  const all = searchAddress({ operator: [slug] }, currency);
  return (
    <div className="flex flex-col gap-12 pb-4 md:gap-20">
      <PageData
        title={t`Tours by ${name}`}
        description={operator.story || name}
        photo={photo}
        things={[
          breadcrumbList(absoluteUrl, above, { label: name, to: `/operators/${slug}` }),
          organisation(absoluteUrl, operator, photo?.file ?? null),
          itemList(absoluteUrl, name, operator.best),
        ]}
      />
      <div className="shell flex flex-col gap-6 pt-4">
        <Breadcrumb above={above} current={name} />
        <OperatorHead operator={operator} to={all} />
      </div>
      {operator.best.length > 0 ? (
        <Section
          title={<Trans>Top-rated tours</Trans>}
          more={{
            to: all,
            label: <Plural value={operator.tours} one="View # tour" other="View # tours" />,
          }}
        >
          <CardGrid
            cards={operator.best}
            layout="wide"
            taken={filesOf(operator.destinations)}
            actions={(card) => <WishHeart id={card.id} name={card.name} onPhoto />}
          />
        </Section>
      ) : null}
      {operator.destinations.length > 0 ? (
        <Section title={<Trans>Destinations</Trans>}>
          <TileGrid tiles={operator.destinations} to={(country) => `/destinations/${country}`} />
        </Section>
      ) : null}
      {operator.terms.length > 0 ? (
        <Section title={<Trans>Terms</Trans>} lead={<Trans>Terms that apply when you book with this operator.</Trans>}>
          <Accordion
            items={operator.terms.map((term) => ({
              id: `terms-${term.id}`,
              title: term.title,
              body: <div className="whitespace-pre-line text-ink-soft">{term.text}</div>,
            }))}
          />
        </Section>
      ) : null}
    </div>
  );
}
