import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Shows a loader in place of the words, keeps the width and the focus, and takes no further presses. */
  pending?: boolean | undefined;
  icon?: ReactNode;
};

/** A button that does something on this page. */
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
      className={buttonLook(variant, size, className)}
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

/** A round button that shows only an icon; its label is spoken and shown on hover. */
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
