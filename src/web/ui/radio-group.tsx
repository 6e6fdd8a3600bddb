import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { FieldGroup, type FieldWords, useFieldIds } from './field.tsx';

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Content at the end of the line, such as a price. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean | undefined;
};

export type RadioGroupProps = FieldWords & {
  id?: string | undefined;
  name: string;
  value: string | null;
  onChange: (value: string) => void;
  options: readonly RadioOption[];
  /** `cards` draws a border around each option, `columns` places the cards side by side where there is space. */
  variant?: 'plain' | 'cards' | 'columns' | undefined;
};

const layouts = {
  plain: 'flex flex-col',
  cards: 'flex flex-col gap-3',
  columns: 'grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-3',
} as const;

const cardClass =
  'rounded-card border border-line-strong bg-paper px-4 py-3 transition-[border-color,background-color,box-shadow] duration-(--motion-fast) ' +
  'hover:border-ink has-checked:border-pine has-checked:bg-pine-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-pine)] ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'has-disabled:border-line has-disabled:bg-mist has-disabled:text-ink-soft';

/** A single choice of several options; arrow keys move between them. */
export function RadioGroup({ id, name, value, onChange, options, variant = 'plain', ...words }: RadioGroupProps) {
  const ids = useFieldIds(id, words);
  const cards = variant !== 'plain';
  return (
    <FieldGroup {...words} {...ids}>
      <div className={layouts[variant]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'flex items-start gap-3',
              cards ? cardClass : 'min-h-11 py-2.5 has-disabled:text-ink-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              aria-describedby={ids.describedBy}
              className={classes('mt-0.5 size-5.5 shrink-0 accent-pine', cards && 'outline-none')}
            />
            <span className="flex min-w-0 grow flex-col">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className={cards ? 'font-semibold' : ''}>{option.label}</span>
                {option.aside ? <span className="figures font-semibold">{option.aside}</span> : null}
              </span>
              {option.hint ? <span className="text-ink-soft text-sm">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
