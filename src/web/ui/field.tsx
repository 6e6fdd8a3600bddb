import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

/** The texts around the control of every field. */
export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  /** Omits "(required)" or "(optional)", where the page states it once. */
  plain?: boolean | undefined;
};

/** Returns the ids that link a control to its hint and error. */
export function useFieldIds(ownId: string | undefined, words: Pick<FieldWords, 'hint' | 'error'>) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [words.hint ? hintId : '', words.error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  return { id, hintId, errorId, describedBy, invalid: words.error ? true : undefined };
}

/** Shows whether an answer is required. */
export function Need({ required, plain }: Pick<FieldWords, 'required' | 'plain'>) {
  if (plain) return null;
  return (
    <span className="font-normal text-ink-soft text-sm">
      {' '}
      {required ? <Trans>(required)</Trans> : <Trans>(optional)</Trans>}
    </span>
  );
}

/** The error message beside a field. */
export function InlineError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-danger text-sm">
      <CircleAlert className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** The layout of a field with one control: label, hint, control and error. */
export function Field({
  id,
  hintId,
  errorId,
  label,
  hint,
  error,
  required,
  plain,
  className,
  children,
}: FieldWords & {
  id: string;
  hintId: string;
  errorId: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        <Need required={required} plain={plain} />
      </label>
      {hint ? (
        <p id={hintId} className="text-ink-soft text-sm">
          {hint}
        </p>
      ) : null}
      {children}
      {error ? <InlineError id={errorId}>{error}</InlineError> : null}
    </div>
  );
}

/** The layout of a field with several controls: a legend instead of a label. */
export function FieldGroup({
  id,
  hintId,
  errorId,
  label,
  hint,
  error,
  required,
  plain,
  describedBy,
  className,
  children,
}: FieldWords & {
  id: string;
  hintId: string;
  errorId: string;
  describedBy: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy} className={classes('min-w-0', className)}>
      <legend className="font-semibold">
        {label}
        <Need required={required} plain={plain} />
      </legend>
      <div className="mt-1.5 flex flex-col gap-1.5">
        {hint ? (
          <p id={hintId} className="text-ink-soft text-sm">
            {hint}
          </p>
        ) : null}
        {children}
        {error ? <InlineError id={errorId}>{error}</InlineError> : null}
      </div>
    </fieldset>
  );
}
