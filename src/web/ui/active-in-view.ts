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
    // Into the middle: fonts and counts that come later move what is at an edge out of view again. The page itself must not move, as it
    // would with `scrollIntoView`.
    current.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2 });
  }, [pathname]);
  return row;
}
