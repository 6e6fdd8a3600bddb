import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { InlineError, useFieldIds } from './field.tsx';
import { afterKey, stepperDefaults, typedNumber, withinRange } from './stepper-range.ts';

export type StepperProps = {
  id?: string | undefined;
  name?: string | undefined;
  /** What is counted, as plain text, because it also labels the buttons. */
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  value: number;
  onChange: (value: number) => void;
  minimum?: number | undefined;
  maximum?: number | undefined;
  disabled?: boolean | undefined;
};

const roundButton =
  'flex size-11 shrink-0 items-center justify-center rounded-full border border-line-strong bg-paper text-ink transition-colors duration-(--motion-fast) ' +
  'hover:border-pine hover:bg-pine-soft disabled:border-line disabled:bg-transparent disabled:text-ink-soft disabled:opacity-60';

/** A small number with a minus and a plus button; it can also be typed or changed with the arrow keys. */
export function Stepper({
  id,
  name,
  label,
  hint,
  error,
  value,
  onChange,
  minimum = stepperDefaults.minimum,
  maximum = stepperDefaults.maximum,
  disabled = false,
}: StepperProps) {
  const { t } = useLingui();
  const ids = useFieldIds(id, { hint, error });
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number): void => {
    setTyped(null);
    if (next !== value) onChange(next);
  };
  const step = (by: number, event: MouseEvent): void => {
    const next = withinRange(value + by, minimum, maximum);
    set(next);
    // A keyboard press has no detail; when it disables its own button, the focus moves to the input instead of being
    // lost.
    if (event.detail === 0 && (next === minimum || next === maximum)) input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex min-w-0 grow basis-36 flex-col">
          <label htmlFor={ids.id} className="font-semibold">
            {label}
          </label>
          {hint ? (
            <span id={ids.hintId} className="text-ink-soft text-sm">
              {hint}
            </span>
          ) : null}
        </span>
        <span className="flex items-center gap-1">
          <button
            type="button"
            className={roundButton}
            disabled={disabled || value <= minimum}
            onClick={(event) => step(-1, event)}
            aria-label={t`One fewer: ${label}`}
          >
            <Minus className="size-5" aria-hidden="true" />
          </button>
          <input
            ref={input}
            id={ids.id}
            name={name}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={minimum}
            aria-valuemax={maximum}
            aria-describedby={ids.describedBy}
            aria-invalid={ids.invalid}
            disabled={disabled}
            value={typed ?? String(value)}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => set(typed === null ? value : (typedNumber(typed, minimum, maximum) ?? value))}
            onKeyDown={(event) => {
              const now = typed === null ? value : (typedNumber(typed, minimum, maximum) ?? value);
              const next = event.key === 'Enter' && typed !== null ? now : afterKey(event.key, now, minimum, maximum);
              if (next === null) return;
              event.preventDefault();
              set(next);
            }}
            className={classes(
              'figures h-11 w-12 rounded-field bg-transparent text-center font-semibold text-lg',
              error ? 'text-danger' : '',
            )}
          />
          <button
            type="button"
            className={roundButton}
            disabled={disabled || value >= maximum}
            onClick={(event) => step(1, event)}
            aria-label={t`One more: ${label}`}
          >
            <Plus className="size-5" aria-hidden="true" />
          </button>
        </span>
      </div>
      <output className="sr-only" aria-live="polite">
        {`${label}: ${value}`}
      </output>
      {error ? <InlineError id={ids.errorId}>{error}</InlineError> : null}
    </div>
  );
}
