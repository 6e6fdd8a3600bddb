import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldWords, useFieldIds } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'required'> & FieldWords & { boxClass?: string | undefined };

/** A single-line text field with its label, hint and error. */
export function TextField({ label, hint, error, required, plain, id, className, boxClass, ...rest }: TextFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <Field {...ids} label={label} hint={hint} error={error} required={required} plain={plain} className={boxClass}>
      <input
        {...rest}
        id={ids.id}
        required={required}
        aria-describedby={ids.describedBy}
        aria-invalid={ids.invalid}
        className={classes('control', className)}
      />
    </Field>
  );
}
