import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Heart, RotateCw, X } from 'lucide-react';
import { Link } from 'react-router';
import { usePage } from '../browser/page-config.ts';
import { Popup } from '../popups/popup.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { Photo } from '../ui/photo.tsx';
import { photoOf } from '../ui/photo-of.ts';
import { Price } from '../ui/price.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { type Card, useWishCards } from './use-wish-cards.ts';
import { useWishes, wish } from './use-wishes.ts';

/** The wishlist in a popup. */
export default function WishlistPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { ids } = useWishes();
  const { cards, loading, failed, retry } = useWishCards(open ? ids.slice(0, 20) : []);
  return (
    <Popup
      name="wishlist"
      title={<Trans>Your wishlist</Trans>}
      open={open}
      onClose={onClose}
      foot={
        ids.length > 0 ? (
          <ButtonLink to="/wishlist" onClick={onClose}>
            <Plural value={ids.length} one="View list with # tour" other="View list with # tours" />
          </ButtonLink>
        ) : null
      }
    >
      {ids.length === 0 ? (
        <EmptyState icon={<Heart />} title={<Trans>Nothing here yet</Trans>}>
          <Trans>Tap the heart on a tour to save it here.</Trans>
        </EmptyState>
      ) : null}
      <ul className="flex flex-col divide-y divide-line">
        {cards.map((card) => (
          <WishRow key={card.id} card={card} onFollow={onClose} />
        ))}
      </ul>
      {loading ? (
        <SkeletonGroup className="flex flex-col gap-4 py-3">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </SkeletonGroup>
      ) : null}
      {failed ? (
        <div role="alert" className="flex flex-wrap items-center gap-4 py-3">
          <Trans>The tours didn’t load.</Trans>
          <Button variant="secondary" size="small" icon={<RotateCw aria-hidden="true" />} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
    </Popup>
  );
}

function WishRow({ card, onFollow }: { card: Card; onFollow: () => void }) {
  const { t } = useLingui();
  const { assetBase } = usePage();
  const photo = card.photos[0];
  const { name } = card;
  return (
    <li className="relative flex items-center gap-4 py-3">
      <span className="w-24 shrink-0 overflow-hidden rounded-field" aria-hidden="true">
        {photo ? <Photo photo={{ ...photoOf(photo, assetBase), alt: '' }} sizes="96px" /> : null}
      </span>
      <span className="flex min-w-0 grow flex-col">
        <Link
          to={`/t/${card.slug}`}
          onClick={onFollow}
          className="rounded-sm font-semibold leading-snug after:absolute after:inset-0 hover:text-pine"
        >
          {name}
        </Link>
        <span className="flex flex-wrap items-baseline gap-x-3 text-ink-soft text-sm">
          <Plural value={card.lengthDays} one="# day" other="# days" />
          {card.from ? (
            <Price minor={card.from.price.amount} currency={card.from.price.currency} size="small" cents="whole" />
          ) : null}
        </span>
      </span>
      <IconButton label={t`Remove ${name} from the wishlist`} className="relative" onClick={() => wish(card.id, false)}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
