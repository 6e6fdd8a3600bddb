import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For a row of links that scrolls sideways where it is too long: brings the one of the open page into view. */
export function useActiveInView<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another active link
  useEffect(() => {
    const { current } = row;
    const active = current?.querySelector('[aria-current="page"]');
    if (!current || !active) return;
    const [inner, outer] = [active.getBoundingClientRect(), current.getBoundingClientRect()];
    const [before, beyond] = [inner.left - outer.left, inner.right - outer.right];
    // The page itself must not move, as it would with `scrollIntoView`.
    if (before < 0 || beyond > 0) current.scrollBy({ left: before < 0 ? before : beyond });
  }, [pathname]);
  return row;
}
