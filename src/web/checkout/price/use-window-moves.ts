import { useEffect, useRef } from 'react';
import { throttled } from '../../browser/throttled.ts';

/** The throttle intervals in ms of everything that depends on the scroll position. */
const pauses = { scroll: 100, resize: 300 } as const;

/** Calls back on mount, and throttled while the window scrolls or resizes. */
export function useWindowMoves(onMove: () => void): void {
  const newest = useRef(onMove);
  newest.current = onMove;
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
