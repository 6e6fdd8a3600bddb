import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { classes } from '../ui/classes.ts';

/** A section of a page with its heading, a lead and a link to more. */
export function Section({
  title,
  lead,
  more,
  className,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  more?: { readonly to: string; readonly label: ReactNode } | undefined;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes('below shell flex flex-col gap-6 md:gap-8', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="flex max-w-2xl flex-col gap-2">
          <h2 id={id}>{title}</h2>
          {lead ? <p className="text-ink-soft">{lead}</p> : null}
        </div>
        {more ? (
          <Link
            to={more.to}
            prefetch="intent"
            className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-pine underline-offset-4 hover:underline"
          >
            {more.label}
            <ArrowRight className="size-5" aria-hidden="true" />
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}
