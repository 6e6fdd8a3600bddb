import { Plural, useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useWishes } from './use-wishes.ts';

const WishlistPopup = lazyPart('wishlist popup', async () => (await import('./wishlist-popup.tsx')).default);

/** The wishlist link in the header with the count; it opens the popup, or without scripts the page. */
export function WishlistLink() {
  const { t } = useLingui();
  const { ids } = useWishes();
  const { pathname } = useLocation();
  const [popup, setPopup] = useState<'unused' | 'open' | 'closed'>('unused');
  const count = ids.length;
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || pathname === '/wishlist') return;
    event.preventDefault();
    setPopup('open');
  };
  return (
    <>
      <Link
        to="/wishlist"
        title={t`Wishlist`}
        onClick={open}
        onPointerEnter={() => WishlistPopup.preload()}
        className="relative flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors duration-(--motion-fast) hover:bg-mist"
      >
        <Heart className={count > 0 ? 'size-6 fill-coral stroke-coral' : 'size-6'} aria-hidden="true" />
        {count > 0 ? (
          <span
            aria-hidden="true"
            className="figures absolute top-0.5 right-0 flex h-5 min-w-5 items-center justify-center rounded-full bg-ink px-1 font-bold text-[0.6875rem] text-sand"
          >
            {count > 99 ? '99+' : count}
          </span>
        ) : null}
        <span className="sr-only">
          <Plural value={count} _0="Wishlist, empty" one="Wishlist, # tour" other="Wishlist, # tours" />
        </span>
      </Link>
      {popup === 'unused' ? null : <WishlistPopup open={popup === 'open'} onClose={() => setPopup('closed')} />}
    </>
  );
}
