import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { usePage } from '../browser/page-config.ts';

let started = false;

/** Brings the page to life once it is shown; what that takes is fetched afterwards, so that it delays nothing. */
export function usePageStart(): void {
  const { production, experiments } = usePage();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (started) return;
    started = true;
    // Without it the page works all the same; it only tells us less.
    import('./page-life.ts').then(({ beginPage }) => beginPage(production, experiments, revalidate)).catch(() => {});
  }, [production, experiments, revalidate]);
}
