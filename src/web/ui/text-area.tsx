import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldWords, useFieldIds } from './field.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'required'> &
  FieldWords & { boxClass?: string | undefined };

/** A multi-line text field that grows with its content. */
export function TextArea({ label, hint, error, required, plain, id, className, boxClass, ...rest }: TextAreaProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <Field {...ids} label={label} hint={hint} error={error} required={required} plain={plain} className={boxClass}>
      <textarea
        rows={4}
        {...rest}
        id={ids.id}
        required={required}
        aria-describedby={ids.describedBy}
        aria-invalid={ids.invalid}
        className={classes('control field-sizing-content max-h-96 min-h-32 resize-y', className)}
      />
    </Field>
  );
}
