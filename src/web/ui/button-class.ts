import { classes } from './classes.ts';

/** The prominence of a button; one `primary` per view. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-pine text-on-pine hover:bg-pine-strong',
  secondary: 'border-line-strong bg-paper text-ink hover:border-ink hover:bg-mist',
  quiet: 'border-transparent bg-transparent text-pine hover:bg-pine-soft',
  danger: 'border-transparent bg-danger text-paper hover:opacity-90',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 py-1.5 text-sm',
  normal: 'min-h-12 px-5 py-2 text-base',
  large: 'min-h-14 px-7 py-3 text-lg',
};

/** Returns the classes of a button, for buttons and for links that look like one. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classes(
    'relative inline-flex items-center justify-center gap-2 rounded-field border text-center font-semibold leading-snug no-underline',
    'transition-[background-color,border-color,opacity,scale] duration-(--motion-fast) active:scale-[0.985] [&_svg]:size-5 [&_svg]:shrink-0',
    'disabled:pointer-events-none disabled:border-transparent disabled:bg-mist disabled:text-ink-soft',
    variants[variant],
    sizes[size],
    className,
  );
}
