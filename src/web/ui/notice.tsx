import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const kinds = {
  info: { Icon: Info, look: 'border-line bg-paper', mark: 'text-pine' },
  success: { Icon: CircleCheck, look: 'border-success/30 bg-success-soft', mark: 'text-success' },
  warning: { Icon: TriangleAlert, look: 'border-sun/60 bg-sun-soft', mark: 'text-ink' },
  danger: { Icon: CircleAlert, look: 'border-danger/40 bg-danger-soft', mark: 'text-danger' },
} as const;

/** Something the reader should know; `announce` speaks it when it appears after the page was shown. */
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
  const { Icon, look, mark } = kinds[kind];
  return (
    <div
      role={announce ? (kind === 'danger' ? 'alert' : 'status') : undefined}
      className={classes('flex items-start gap-3 rounded-card border p-4', look, className)}
    >
      <Icon className={classes('mt-0.5 size-5.5 shrink-0', mark)} aria-hidden="true" />
      <div className="flex min-w-0 grow flex-col gap-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-sm">{children}</div> : null}
        {action ? <div className="pt-2">{action}</div> : null}
      </div>
    </div>
  );
}
