import { type RefObject, useEffect, useState } from 'react';

/** The distance from the viewport within which an element counts as near. */
const margin = '400px';

/** Returns whether an element has come near the viewport; its heavy parts load then. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    // A busy browser delivers several entries at once, of which not all intersect.
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [near, element]);
  return near;
}
