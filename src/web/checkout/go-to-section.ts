import { useEffect, useRef } from 'react';
import type { SectionName } from './block-section.ts';

const wish = 'booking-section';

/** Scrolls to a section of the booking page, and expands it if it is collapsed. */
export function goToSection(section: SectionName): void {
  window.dispatchEvent(new CustomEvent<SectionName>(wish, { detail: section }));
}

/** Listens for requests to open a section. */
export function useSectionRequests(open: (section: SectionName) => void): void {
  const newest = useRef(open);
  newest.current = open;
  useEffect(() => {
    const onWish = (event: Event): void => newest.current((event as CustomEvent<SectionName>).detail);
    window.addEventListener(wish, onWish);
    return () => window.removeEventListener(wish, onWish);
  }, []);
}
