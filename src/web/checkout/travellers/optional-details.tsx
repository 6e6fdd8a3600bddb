import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { FieldView } from '#contract/booking/present-field.ts';
import { classes } from '../../ui/classes.ts';

/** Optional fields that complete the answer beside them, such as the state of an address. */
const inPlace: readonly string[] = ['prefix', 'state'];

/** Separates the questions that must be answered from those that fold away. */
export function splitOptional(fields: readonly FieldView[]): {
  readonly main: readonly FieldView[];
  readonly optional: readonly FieldView[];
} {
  const isOptional = ({ id, required, onlyWhen }: FieldView): boolean =>
    onlyWhen
      ? fields.some((parent) => parent.id === onlyWhen.field && isOptional(parent))
      : !required && !inPlace.includes(id);
  return { main: fields.filter((field) => !isOptional(field)), optional: fields.filter(isOptional) };
}

/** A fold for questions that nobody has to answer; it opens by itself for an answer or a problem, and then stays. */
export function OptionalDetails({
  labels,
  wanted,
  children,
}: {
  labels: string;
  wanted: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(wanted);
  const [seen, setSeen] = useState(wanted);
  if (wanted !== seen) {
    setSeen(wanted);
    if (wanted) setOpen(true);
  }
  return (
    <div className="flex flex-col gap-4">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="-mx-2 flex min-h-11 items-start justify-between gap-3 rounded-field px-2 py-2 text-start hover:bg-mist"
      >
        <span className="flex min-w-0 flex-col">
          <span className="font-semibold">
            <Trans>Optional details</Trans>
          </span>{' '}
          <span className="text-ink-soft text-sm">{labels}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classes(
            'mt-0.5 size-5 shrink-0 text-ink-soft transition-transform duration-(--motion-fast)',
            open && 'rotate-180',
          )}
        />
      </button>
      {open ? <div id={id}>{children}</div> : null}
    </div>
  );
}
