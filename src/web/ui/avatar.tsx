import { classes } from './classes.ts';
import { initialsOf } from './initials.ts';

const tints = [
  'bg-pine-soft text-pine',
  'bg-coral-soft text-coral-strong',
  'bg-sun-soft text-ink',
  'bg-mist text-ink',
] as const;

const sizes = { small: 'size-8 text-xs', normal: 'size-11 text-sm', large: 'size-16 text-lg' } as const;

/** A person's initials in a circle; always beside the name, so it is hidden from screen readers. */
export function Avatar({ name, size = 'normal' }: { name: string; size?: keyof typeof sizes }) {
  const tint = tints[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints.length];
  return (
    <span
      aria-hidden="true"
      className={classes('inline-flex shrink-0 items-center justify-center rounded-full font-bold', sizes[size], tint)}
    >
      {initialsOf(name)}
    </span>
  );
}
