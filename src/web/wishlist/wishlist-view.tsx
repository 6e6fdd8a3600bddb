import { Plural, Trans } from '@lingui/react/macro';
import { Heart, RotateCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { usePage } from '../browser/page-config.ts';
import { useScripts } from '../browser/use-scripts.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ButtonLink, TextLink } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { type Card, useWishCards } from './use-wish-cards.ts';
import { useWishes } from './use-wishes.ts';

/** The wishlist as a page. A removed tour stays until the visitor leaves the page, so that it can be added again. */
export function WishlistView({
  known,
  waiting,
  children,
}: {
  /** The account's cards from the server; empty for a visitor. */
  known: readonly Card[];
  /** The placeholder for loading cards. */
  waiting: ReactNode;
  children: (cards: readonly Card[]) => ReactNode;
}) {
  const { loggedIn } = usePage();
  const scripts = useScripts();
  const { ids, ready } = useWishes();
  const met = useRef<number[]>(known.map((card) => card.id));
  for (const id of ids) if (!met.current.includes(id)) met.current.push(id);
  const { cards, loading, failed, retry } = useWishCards(met.current, known);
  const count = ready ? ids.length : known.length;
  const empty = ready && met.current.length === 0;
  return (
    <>
      {count > 0 ? (
        <p role="status" className="text-ink-soft text-lg">
          <Plural value={count} one="# tour saved." other="# tours saved." />
        </p>
      ) : null}
      {loggedIn ? null : (
        <Notice className="max-w-2xl">
          <Trans>
            Your wishlist is saved in this browser only. <TextLink to="/login?next=/wishlist">Sign in</TextLink> to see
            it on all your devices.
          </Trans>
        </Notice>
      )}
      {empty ? (
        <>
          <h2 className="sr-only">
            <Trans>Tours on your wishlist</Trans>
          </h2>
          <EmptyState
            icon={<Heart />}
            title={<Trans>Nothing here yet</Trans>}
            action={
              <ButtonLink to="/search">
                <Trans>Find a tour</Trans>
              </ButtonLink>
            }
          >
            <Trans>Tap the heart on a tour to save it here.</Trans>
          </EmptyState>
        </>
      ) : null}
      {cards.length > 0 ? children(cards) : null}
      {loading || (scripts && !ready && known.length === 0) ? waiting : null}
      {failed ? (
        <Notice
          kind="danger"
          announce
          action={
            <Button variant="secondary" size="small" icon={<RotateCw aria-hidden="true" />} onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The tours didn’t load.</Trans>
        </Notice>
      ) : null}
      {loggedIn ? null : (
        <noscript>
          <p>
            <Trans>Without JavaScript, you need to sign in to see your wishlist here.</Trans>
          </p>
        </noscript>
      )}
    </>
  );
}
