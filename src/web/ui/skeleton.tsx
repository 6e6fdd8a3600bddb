import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** A placeholder for loading content; give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-shimmer rounded-field bg-line', className ?? 'h-4 w-full')}
    />
  );
}

/** Groups skeletons into one announcement; they appear after a short delay, so that fast loads do not flash. */
export function SkeletonGroup({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div role="status" className={classes('animate-[appear_200ms_150ms_both]', className)}>
      <span className="sr-only">{t`Loading`}</span>
      {children}
    </div>
  );
}
