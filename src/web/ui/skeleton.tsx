import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** A grey shape in place of something that is on its way; give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-shimmer rounded-field bg-line', className ?? 'h-4 w-full')}
    />
  );
}

/** Several skeletons that are announced as one; they appear only when the wait is long enough to be noticed. */
export function SkeletonGroup({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div role="status" className={classes('animate-[appear_200ms_150ms_both]', className)}>
      <span className="sr-only">{t`Loading`}</span>
      {children}
    </div>
  );
}
