import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Shows a spinner instead of the label, preserves width and focus, and ignores presses. */
  pending?: boolean | undefined;
  icon?: ReactNode;
};

/** A button that acts on this page. */
export function Button({
  variant = 'primary',
  size = 'normal',
  pending = false,
  icon,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const { t } = useLingui();
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={buttonClass(variant, size, className)}
      onClick={press}
    >
      <span className={classes('inline-flex items-center justify-center gap-2', pending && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {pending ? <Spinner label={t`Please wait`} className="absolute inset-0 items-center justify-center" /> : null}
    </button>
  );
}

/** A round button with only an icon; its label is the accessible name and appears on hover. */
export function IconButton({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={classes('icon-button', className)}>
      {children}
    </button>
  );
}
