import { Check } from 'lucide-react';
import { classes } from '../ui/classes.ts';

const stateClasses = {
  done: 'bg-pine text-on-pine',
  current: 'bg-ink text-paper',
  open: 'border border-line-strong text-ink-soft',
} as const;

/** The number of a section in a circle, or a check mark when it is complete. */
export function SectionNumber({ number, state = 'open' }: { number: number; state?: keyof typeof stateClasses }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'figures mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full font-semibold text-sm',
        stateClasses[state],
      )}
    >
      {state === 'done' ? <Check className="size-4" /> : number}
    </span>
  );
}
