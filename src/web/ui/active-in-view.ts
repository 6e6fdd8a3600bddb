import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Scrolls the link of the current page into view in a horizontal row of links. */
export function useActiveInView<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another active link
  useEffect(() => {
    const { current } = row;
    const active = current?.querySelector('[aria-current="page"]');
    if (!current || !active) return;
    const [inner, outer] = [active.getBoundingClientRect(), current.getBoundingClientRect()];
    // Centred, because fonts and counts that load later would move a link at the edge out of view. `scrollIntoView`
    // would also scroll the page.
    current.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2 });
  }, [pathname]);
  return row;
}
