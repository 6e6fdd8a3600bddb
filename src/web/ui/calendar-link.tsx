import { Trans } from '@lingui/react/macro';
import { CalendarArrowDown } from 'lucide-react';
import { classes } from './classes.ts';

/** Downloads a calendar file. */
export function CalendarLink({ href, className }: { href: string; className?: string }) {
  return (
    <a
      href={href}
      download
      className={classes(
        'inline-flex min-h-11 items-center gap-2 rounded-sm font-medium text-pine underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
    >
      <CalendarArrowDown className="size-4.5 shrink-0" aria-hidden="true" />
      <Trans>Add to calendar</Trans>
    </a>
  );
}
