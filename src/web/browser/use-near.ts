import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the window something may be and still count as near. */
const margin = '400px';

/** Whether an element has come near the window, once; what is heavy about it is fetched then. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    // A busy browser tells of several moments in one go, and not all of them need be near.
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [near, element]);
  return near;
}
