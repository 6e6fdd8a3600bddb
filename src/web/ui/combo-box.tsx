import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useCombo } from './combo.ts';
import { ComboList } from './combo-list.tsx';
import { Field, type FieldWords, useFieldIds } from './field.tsx';
import { plain } from './phone-rules.ts';

export type ComboBoxItem = { readonly id: string; readonly label: string };

export type ComboBoxProps = FieldWords & {
  id?: string | undefined;
  items: readonly ComboBoxItem[];
  value: string | null;
  onChange: (id: string | null) => void;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/** One answer out of many, found by typing part of its name. A name that is typed or filled in whole needs no picking. */
export function ComboBox({ id, items, value, onChange, placeholder, autoComplete, onBlur, ...words }: ComboBoxProps) {
  const { t } = useLingui();
  const ids = useFieldIds(id, words);
  const field = useRef<HTMLInputElement>(null);
  /** What is being typed; null while the field shows its answer. */
  const [typed, setTyped] = useState<string | null>(null);
  const found = useMemo(() => {
    const wanted = plain(typed?.trim() ?? '');
    return wanted === '' ? items : items.filter(({ label }) => plain(label).includes(wanted));
  }, [items, typed]);
  const combo = useCombo({
    id: ids.id,
    items: found,
    strict: true,
    onChoose: (item) => {
      setTyped(null);
      onChange(item.id);
    },
  });
  const type = (text: string): void => {
    combo.show();
    setTyped(text);
    const named = items.find(({ label }) => plain(label) === plain(text.trim()));
    const next = named?.id ?? (text === '' ? null : value);
    if (next !== value) onChange(next);
  };
  return (
    <Field {...ids} {...words}>
      <div className="relative">
        <input
          {...combo.input}
          ref={field}
          id={ids.id}
          type="text"
          required={words.required}
          placeholder={placeholder}
          autoComplete={autoComplete ?? 'off'}
          aria-describedby={ids.describedBy}
          aria-invalid={ids.invalid}
          value={typed ?? items.find((item) => item.id === value)?.label ?? ''}
          onChange={(event) => type(event.target.value)}
          onClick={combo.show}
          onBlur={() => {
            combo.close();
            setTyped(null);
            onBlur?.();
          }}
          className="control truncate pr-12"
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={t`Show suggestions`}
          aria-expanded={combo.open}
          aria-controls={combo.listId}
          // The focus stays in the field, or the list would close and open again.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            if (combo.open) return combo.close();
            field.current?.focus();
            combo.show();
          }}
          className="absolute inset-y-0 right-0 flex w-12 items-center justify-center text-ink-soft"
        >
          <ChevronDown className="size-5" aria-hidden="true" />
        </button>
        {combo.open ? (
          <div className="absolute inset-x-0 top-full z-40 mt-2 animate-appear overflow-hidden rounded-card border border-line bg-paper shadow-float">
            <ComboList
              listId={combo.listId}
              label={t`Suggestions`}
              items={found}
              active={combo.active}
              keyOf={(item) => item.id}
              isChosen={(item) => item.id === value}
              onChoose={combo.choose}
              empty={<Trans>Nothing found. Try another word.</Trans>}
            >
              {(item) => item.label}
            </ComboList>
          </div>
        ) : null}
      </div>
    </Field>
  );
}
