import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldWords, useFieldIds } from './field.tsx';

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

export type SelectProps = Omit<ComponentProps<'select'>, 'required' | 'children'> &
  FieldWords & {
    options: readonly SelectOption[];
    /** The empty first option, such as "Choose a country". */
    placeholder?: string | undefined;
    boxClass?: string | undefined;
  };

/** A choice from a short list with the native control, which works well on phones. */
export function Select({
  label,
  hint,
  error,
  required,
  plain,
  id,
  options,
  placeholder,
  className,
  boxClass,
  ...rest
}: SelectProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <Field {...ids} label={label} hint={hint} error={error} required={required} plain={plain} className={boxClass}>
      <div className="relative">
        <select
          {...rest}
          id={ids.id}
          required={required}
          aria-describedby={ids.describedBy}
          aria-invalid={ids.invalid}
          className={classes('control appearance-none truncate pr-11', className)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
          aria-hidden="true"
        />
      </div>
    </Field>
  );
}
