import { useEffect, useRef } from 'react';
import { throttled } from '../../browser/throttled.ts';

/** How often what hangs on the place in the page is looked at, in ms. */
const pauses = { scroll: 100, resize: 300 } as const;

/** Looks again while the window is scrolled or resized, and at once when the part appears. */
export function useWindowMoves(look: () => void): void {
  const newest = useRef(look);
  newest.current = look;
  useEffect(() => {
    const act = (): void => newest.current();
    const onScroll = throttled(pauses.scroll, act);
    const onResize = throttled(pauses.resize, act);
    act();
    window.addEventListener('scroll', onScroll.run, { passive: true });
    window.addEventListener('resize', onResize.run);
    return () => {
      window.removeEventListener('scroll', onScroll.run);
      window.removeEventListener('resize', onResize.run);
      onScroll.cancel();
      onResize.cancel();
    };
  }, []);
}
