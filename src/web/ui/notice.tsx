import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const kinds = {
  info: { Icon: Info, boxClass: 'border-line bg-paper', iconClass: 'text-pine' },
  success: { Icon: CircleCheck, boxClass: 'border-success/30 bg-success-soft', iconClass: 'text-success' },
  warning: { Icon: TriangleAlert, boxClass: 'border-sun/60 bg-sun-soft', iconClass: 'text-ink' },
  danger: { Icon: CircleAlert, boxClass: 'border-danger/40 bg-danger-soft', iconClass: 'text-danger' },
} as const;

/** A notice for the reader; `announce` makes screen readers read it when it appears after the page has loaded. */
export function Notice({
  kind = 'info',
  title,
  action,
  announce,
  className,
  children,
}: {
  kind?: keyof typeof kinds;
  title?: ReactNode;
  action?: ReactNode;
  announce?: boolean | undefined;
  className?: string;
  children?: ReactNode;
}) {
  const { Icon, boxClass, iconClass } = kinds[kind];
  return (
    <div
      role={announce ? (kind === 'danger' ? 'alert' : 'status') : undefined}
      className={classes('flex items-start gap-3 rounded-card border p-4', boxClass, className)}
    >
      <Icon className={classes('mt-0.5 size-5.5 shrink-0', iconClass)} aria-hidden="true" />
      <div className="flex min-w-0 grow flex-col gap-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-sm">{children}</div> : null}
        {action ? <div className="pt-2">{action}</div> : null}
      </div>
    </div>
  );
}
