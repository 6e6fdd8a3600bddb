import { useEffect, useRef } from 'react';
import type { SectionName } from './block-section.ts';

const wish = 'booking-section';

/** Leads to a section of the booking page, and opens it if it is folded. */
export function goToSection(section: SectionName): void {
  window.dispatchEvent(new CustomEvent<SectionName>(wish, { detail: section }));
}

/** Hears where the visitor wants to go. */
export function useSectionRequests(open: (section: SectionName) => void): void {
  const newest = useRef(open);
  newest.current = open;
  useEffect(() => {
    const onWish = (event: Event): void => newest.current((event as CustomEvent<SectionName>).detail);
    window.addEventListener(wish, onWish);
    return () => window.removeEventListener(wish, onWish);
  }, []);
}
