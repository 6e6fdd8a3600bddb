import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { classes } from './classes.ts';

type RouterLinkProps = ComponentProps<typeof RouterLink>;

/** A link within running text to a page of the shop; the language prefix is added automatically. */
export function TextLink({ className, ...rest }: RouterLinkProps) {
  return (
    <RouterLink
      prefetch="intent"
      {...rest}
      className={classes(
        'rounded-sm font-medium text-pine underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'normal',
  icon,
  className,
  children,
  ...rest
}: Omit<RouterLinkProps, 'children' | 'className'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <RouterLink prefetch="intent" {...rest} className={buttonClass(variant, size, className)}>
      {icon}
      {children}
    </RouterLink>
  );
}
