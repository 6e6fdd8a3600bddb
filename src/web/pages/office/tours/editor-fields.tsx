import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  type DocumentText,
  DOCUMENT_LIMITS as limits,
  NO_TEXT,
  textHash,
  translationState,
} from '#domain/office/tour-document.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useEditor, useValue } from './editor-state.tsx';

/** A part of the editor; the checklist links to it and to its fields. */
export function EditorSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 rounded-card border border-line bg-paper p-5"
    >
      <h2 id={`${id}-title`} className="pb-4 text-lg">
        {title}
      </h2>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}

/** A text in English and German, side by side in wide windows. */
export function TextPair({
  path,
  label,
  long = false,
  max = limits.maxText,
}: {
  path: string;
  label: string;
  long?: boolean;
  max?: number;
}) {
  const { t } = useLingui();
  const { loaded } = useEditor();
  const [stored, set] = useValue<DocumentText | null>(path);
  const text = stored ?? NO_TEXT;
  const Field = long ? TextArea : TextField;
  const state = text.en.trim() === '' ? 'current' : translationState(text);
  const shared = { plain: true, maxLength: max, readOnly: !loaded.mayEdit, autoComplete: 'off' };
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2">
      <Field
        {...shared}
        id={path}
        lang="en"
        label={t`${label} (English)`}
        value={text.en}
        onChange={({ target }) => set({ ...text, en: target.value })}
      />
      <Field
        {...shared}
        id={`${path}.de`}
        lang="de"
        label={t`${label} (German)`}
        hint={state === 'stale' ? <Trans>The English text has changed since.</Trans> : undefined}
        placeholder={state === 'missing' ? t`Not translated yet` : undefined}
        value={text.de ?? ''}
        onChange={({ target }) => {
          const de = target.value === '' ? null : target.value;
          set({ ...text, de, deOf: de === null ? null : textHash(text.en) });
        }}
      />
    </div>
  );
}

type FieldProps = { readonly path: string; readonly label: ReactNode; readonly hint?: ReactNode };

export function PlainText({ path, label, hint, max = 80 }: FieldProps & { max?: number }) {
  const { loaded } = useEditor();
  const [value, set] = useValue<string>(path);
  return (
    <TextField
      {...{ id: path, label, hint, value }}
      plain
      maxLength={max}
      readOnly={!loaded.mayEdit}
      autoComplete="off"
      onChange={({ target }) => set(target.value)}
    />
  );
}

/** A whole number; an empty field is `empty`. */
export function WholeNumber({
  path,
  label,
  hint,
  empty = 0,
  min = 0,
  max = 1000,
}: FieldProps & { empty?: number | null; min?: number; max?: number }) {
  const { loaded } = useEditor();
  const [value, set] = useValue<number | null>(path);
  return (
    <TextField
      {...{ id: path, label, hint, min, max }}
      plain
      type="number"
      inputMode="numeric"
      readOnly={!loaded.mayEdit}
      value={value ?? ''}
      onChange={({ target }) => {
        const typed = Math.trunc(Number(target.value));
        set(target.value === '' ? empty : Math.min(Math.max(typed, min), max));
      }}
    />
  );
}

/** An amount in the operator's currency, typed in whole units. */
export function Amount({ path, label }: FieldProps) {
  const { loaded } = useEditor();
  const [value, set] = useValue<number>(path);
  return (
    <TextField
      id={path}
      label={
        <>
          {label} ({loaded.currency})
        </>
      }
      plain
      type="number"
      inputMode="decimal"
      min={0}
      step="0.01"
      readOnly={!loaded.mayEdit}
      // Not controlled by the rounded value, so that "12." can be typed.
      defaultValue={value / 100}
      onChange={({ target }) => set(Math.min(Math.max(Math.round(Number(target.value) * 100), 0), limits.maxPrice))}
    />
  );
}

export function Choice({
  path,
  label,
  hint,
  options,
  placeholder,
  numeric = false,
}: FieldProps & {
  options: readonly SelectOption[];
  placeholder?: string /** The value is a number or null. */;
  numeric?: boolean;
}) {
  const { loaded } = useEditor();
  const [value, set] = useValue<string | number | null>(path);
  const read = (text: string) => (numeric ? (text === '' ? null : Number(text)) : text);
  return (
    <Select
      {...{ id: path, label, hint, options, placeholder }}
      plain
      disabled={!loaded.mayEdit}
      value={String(value ?? '')}
      onChange={({ target }) => set(read(target.value))}
    />
  );
}

export function Toggle({ path, label, hint }: FieldProps) {
  const { loaded } = useEditor();
  const [value, set] = useValue<boolean>(path);
  return (
    <Checkbox
      {...{ id: path, label, hint }}
      disabled={!loaded.mayEdit}
      checked={value}
      onChange={({ target }) => set(target.checked)}
    />
  );
}

/** Several of some options, in the order of choosing. */
export function Several<Value extends string | number>({
  path,
  label,
  options,
}: {
  path: string;
  label: ReactNode;
  options: readonly { readonly value: Value; readonly label: string }[];
}) {
  const { loaded } = useEditor();
  const [values, set] = useValue<readonly Value[]>(path);
  return (
    <fieldset id={path} tabIndex={-1} className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label: name }) => (
          <Checkbox
            key={value}
            label={name}
            disabled={!loaded.mayEdit}
            checked={values.includes(value)}
            onChange={({ target }) =>
              set(target.checked ? [...values, value] : values.filter((other) => other !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
