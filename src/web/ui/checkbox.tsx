import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { InlineError, useFieldIds } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A checkbox with its label; the whole line can be pressed. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <div className={classes('flex flex-col gap-1', className)}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-soft" htmlFor={ids.id}>
        <input
          {...rest}
          id={ids.id}
          type="checkbox"
          aria-describedby={ids.describedBy}
          aria-invalid={ids.invalid}
          className="mt-0.5 size-5.5 shrink-0 rounded-md accent-pine aria-invalid:outline-2 aria-invalid:outline-danger"
        />
        <span className="flex min-w-0 flex-col">
          <span>{label}</span>
          {hint ? (
            <span id={ids.hintId} className="text-ink-soft text-sm">
              {hint}
            </span>
          ) : null}
        </span>
      </label>
      {error ? <InlineError id={ids.errorId}>{error}</InlineError> : null}
    </div>
  );
}
