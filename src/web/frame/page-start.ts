import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { usePage } from '../browser/page-config.ts';

let started = false;

/** Starts the page after hydration; the code loads afterwards, so that it delays nothing. */
export function usePageStart(): void {
  const { production, experiments } = usePage();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (started) return;
    started = true;
    // The page works without it, so an error is ignored.
    import('./page-life.ts').then(({ beginPage }) => beginPage(production, experiments, revalidate)).catch(() => {});
  }, [production, experiments, revalidate]);
}
