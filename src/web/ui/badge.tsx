import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const tones = {
  plain: 'bg-mist text-ink',
  pine: 'bg-pine-soft text-pine',
  coral: 'bg-coral text-on-coral',
  sun: 'bg-sun-soft text-ink',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
} as const;

export type Tone = keyof typeof tones;

/** A short label: a status, a deal, a style. Coral is for deals and genuine urgency. */
export function Badge({
  tone = 'plain',
  icon,
  className,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={classes('badge', tones[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
