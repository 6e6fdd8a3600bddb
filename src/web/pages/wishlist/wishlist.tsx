import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { CardGrid } from '../../tours/card-grid.tsx';
import { TourCardSkeletons } from '../../tours/tour-card-skeleton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { WishHeart } from '../../wishlist/wish-heart.tsx';
import type { Route } from './+types/wishlist.ts';

// The server renders an account's wishlist; its interactive part hydrates after the page.
const WishlistView = lazyPart('wishlist', async () => (await import('../../wishlist/wishlist-view.tsx')).WishlistView, {
  ssr: true,
});

/** Loads the wishlist of an account; a visitor's is stored only in their browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (!shop.page.account) return { cards: [] };
  const { ids } = await shop.call('listWishes', {});
  if (ids.length === 0) return { cards: [] };
  const { cards } = await shop.call('loadCards', { ids: ids.slice(0, 60) });
  return { cards };
}

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="shell flex flex-col gap-6 py-8 md:py-12">
      <PageHead title={t`Your wishlist`} hidden />
      <h1>
        <Trans>Your wishlist</Trans>
      </h1>
      <WishlistView known={loaderData.cards} waiting={<TourCardSkeletons count={3} form="grid" />}>
        {(cards) => (
          <CardGrid
            cards={cards}
            first={3}
            heading="h2"
            actions={(card) => <WishHeart id={card.id} name={card.name} onPhoto />}
          />
        )}
      </WishlistView>
    </div>
  );
}
