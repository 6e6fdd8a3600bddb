import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { useCombo } from './combo.ts';
import { ComboList } from './combo-list.tsx';
import { Field, type FieldWords, useFieldIds } from './field.tsx';
import { plain } from './phone-rules.ts';

export type ComboBoxItem = { readonly id: string; readonly label: string };

export type ComboBoxProps = FieldWords & {
  id?: string | undefined;
  /** Null while they load; text typed in the meantime is matched once they have loaded. */
  items: readonly ComboBoxItem[] | null;
  /** Requests the items again; passed when loading failed. */
  onRetry?: (() => void) | undefined;
  value: string | null;
  onChange: (id: string | null) => void;
  /** The text of the field that this one replaced. */
  typedBefore?: string | undefined;
  autoFocus?: boolean | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/**
 * A single choice from many, found by typing part of its name. A name that is typed or autofilled completely needs no
 * selection.
 */
export function ComboBox({
  id,
  items,
  onRetry,
  value,
  onChange,
  typedBefore,
  autoFocus,
  placeholder,
  autoComplete,
  onBlur,
  ...words
}: ComboBoxProps) {
  const { t } = useLingui();
  const ids = useFieldIds(id, words);
  const field = useRef<HTMLInputElement>(null);
  /** The text being typed; null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(typedBefore || null);
  const found = useMemo(() => {
    const wanted = plain(typed?.trim() ?? '');
    return (items ?? []).filter(({ label }) => wanted === '' || plain(label).includes(wanted));
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
  const named = (text: string) => items?.find(({ label }) => plain(label) === plain(text.trim()));
  const type = (text: string): void => {
    combo.show();
    setTyped(text);
    // The retry button in the list cannot be reached by keyboard, so typing retries as well.
    onRetry?.();
    const next = named(text)?.id ?? (text === '' ? null : value);
    if (next !== value) onChange(next);
  };
  const came = items !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the items have come; from then on typing does it
  useEffect(() => {
    if (!came || typed === null) return;
    type(typed);
    if (document.activeElement === field.current) return;
    combo.close();
    setTyped(null);
  }, [came]);
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
          // biome-ignore lint/a11y/noAutofocus: only where it takes the place of a field that has the focus
          autoFocus={autoFocus}
          autoComplete={autoComplete ?? 'off'}
          aria-describedby={ids.describedBy}
          aria-invalid={ids.invalid}
          value={typed ?? items?.find((item) => item.id === value)?.label ?? ''}
          onChange={(event) => type(event.target.value)}
          onClick={combo.show}
          onBlur={() => {
            combo.close();
            if (came) setTyped(null);
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
          // Keeps the focus in the field, because the list would otherwise close and open again.
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
              empty={
                came ? (
                  <Trans>No results. Try another word.</Trans>
                ) : onRetry ? (
                  <span className="flex flex-wrap items-center justify-between gap-2">
                    <Trans>The list didn’t load.</Trans>
                    <Button
                      variant="secondary"
                      size="small"
                      onPointerDown={(event) => event.preventDefault()}
                      onClick={onRetry}
                    >
                      <Trans>Try again</Trans>
                    </Button>
                  </span>
                ) : (
                  <Trans>Loading</Trans>
                )
              }
            >
              {(item) => item.label}
            </ComboList>
          </div>
        ) : null}
      </div>
    </Field>
  );
}
