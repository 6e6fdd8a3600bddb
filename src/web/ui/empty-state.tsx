import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** Shows that there is nothing here, and what to do about it. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  level = 3,
  className,
}: {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** The heading level; 2 directly below the page title. */
  level?: 2 | 3;
  className?: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classes(
        'flex flex-col items-center gap-3 rounded-card border border-line-strong/50 border-dashed px-6 py-12 text-center',
        className,
      )}
    >
      {icon ? (
        <span
          className="flex size-14 items-center justify-center rounded-full bg-pine-soft text-pine [&_svg]:size-6"
          aria-hidden="true"
        >
          {icon}
        </span>
      ) : null}
      <Heading className="text-xl">{title}</Heading>
      {children ? <div className="max-w-prose text-ink-soft">{children}</div> : null}
      {action ? <div className="pt-2">{action}</div> : null}
    </div>
  );
}
