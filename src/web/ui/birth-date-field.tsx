import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { advances, pastedDate, type TypedDate } from './birth-date.ts';
import { classes } from './classes.ts';
import { FieldGroup, type FieldWords, useFieldIds } from './field.tsx';

export type BirthDateFieldProps = FieldWords & {
  id?: string | undefined;
  /** The prefix of the three input names: `name-day`, `name-month`, `name-year`. */
  name: string;
  value: TypedDate;
  onChange: (value: TypedDate) => void;
  onBlur?: (() => void) | undefined;
  /** The autofill section of the person, such as `section-traveller2`; null disables autofill. */
  section?: string | null | undefined;
  /** The invalid parts; all of them when there is an error and this is omitted. */
  wrong?: readonly (keyof TypedDate)[] | undefined;
  disabled?: boolean | undefined;
};

const parts = ['day', 'month', 'year'] as const;

/** A memorable date, typed as day, month and year; the cursor advances automatically. */
export function BirthDateField({
  id,
  name,
  value,
  onChange,
  onBlur,
  section,
  wrong,
  disabled,
  ...words
}: BirthDateFieldProps) {
  const { t } = useLingui();
  const ids = useFieldIds(id, words);
  const inputs = useRef<Partial<Record<keyof TypedDate, HTMLInputElement | null>>>({});
  const labels = { day: t`Day`, month: t`Month`, year: t`Year` };
  return (
    <FieldGroup {...words} {...ids}>
      <div className="flex flex-wrap gap-3">
        {parts.map((part, index) => {
          const length = part === 'year' ? 4 : 2;
          return (
            <label key={part} className={classes('flex flex-col gap-1 text-sm', part === 'year' ? 'w-24' : 'w-18')}>
              {labels[part]}
              <input
                ref={(element) => {
                  inputs.current[part] = element;
                }}
                id={`${ids.id}-${part}`}
                name={`${name}-${part}`}
                inputMode="numeric"
                maxLength={length}
                autoComplete={section === null ? 'off' : `${section ? `${section} ` : ''}bday-${part}`}
                value={value[part]}
                disabled={disabled}
                required={words.required}
                aria-invalid={words.error && (!wrong || wrong.includes(part)) ? true : undefined}
                aria-describedby={ids.describedBy}
                className="control figures"
                onChange={(event) => {
                  const text = event.target.value.replace(/\D/g, '');
                  onChange({ ...value, [part]: text });
                  const { inputType = '' } = event.nativeEvent as InputEvent;
                  const next = parts[index + 1];
                  if (next && advances({ part, inputType, text, cursor: event.target.selectionStart }))
                    inputs.current[next]?.focus();
                }}
                onPaste={(event) => {
                  const date = pastedDate(event.clipboardData.getData('text'));
                  if (!date) return;
                  event.preventDefault();
                  onChange(date);
                }}
                onBlur={(event) => {
                  if (!parts.some((other) => inputs.current[other] === event.relatedTarget)) onBlur?.();
                }}
              />
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
