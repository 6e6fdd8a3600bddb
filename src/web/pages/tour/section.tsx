import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

/** A section of the page, with a heading that links can target. */
export function Section({
  id,
  title,
  aside,
  className,
  children,
}: {
  id: string;
  title: ReactNode;
  /** Content at the right of the heading. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes('below flex scroll-mt-24 flex-col gap-5', className)}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
