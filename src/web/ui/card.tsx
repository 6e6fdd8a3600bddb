import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A surface for content; `flush` lets a photo reach its edges. */
export function Card({ flush = false, className, ...rest }: ComponentProps<'div'> & { flush?: boolean }) {
  return (
    <div
      {...rest}
      className={classes(
        'rounded-card border border-line bg-paper',
        flush ? 'overflow-hidden' : 'p-5 md:p-6',
        className,
      )}
    />
  );
}
