import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { AriaLocale } from './aria-locale.tsx';
import { InlineError, Need, useFieldIds } from './field.tsx';

export type ComboBoxItem = { readonly id: string; readonly label: string; readonly note?: string | undefined };

export type ComboBoxProps = {
  id?: string | undefined;
  name?: string | undefined;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  plain?: boolean | undefined;
  disabled?: boolean | undefined;
  items: readonly ComboBoxItem[];
  value: string | null;
  onChange: (id: string | null) => void;
  /** Set together with `onType` when the suggestions come from elsewhere; they are then shown as they are. */
  typed?: string | undefined;
  onType?: ((text: string) => void) | undefined;
  /** Accepts what is typed though it is none of the items. */
  free?: boolean | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/** A field that suggests while one types. */
export function ComboBox({ items, value, onChange, typed, onType, free, ...rest }: ComboBoxProps) {
  const { t } = useLingui();
  const ids = useFieldIds(rest.id, rest);
  return (
    <AriaLocale>
      <AriaComboBox
        id={ids.id}
        aria-labelledby={`${ids.id}-label`}
        name={rest.name ?? ''}
        selectedKey={value}
        onSelectionChange={(key) => onChange(key === null ? null : String(key))}
        {...(typed === undefined ? { defaultItems: items } : { items, inputValue: typed })}
        {...(onType ? { onInputChange: onType } : {})}
        {...(rest.onBlur ? { onBlur: rest.onBlur } : {})}
        isDisabled={rest.disabled ?? false}
        isInvalid={ids.invalid ?? false}
        isRequired={rest.required ?? false}
        validationBehavior="aria"
        allowsCustomValue={free ?? false}
        allowsEmptyCollection
        menuTrigger="focus"
        className="flex flex-col gap-1.5"
      >
        <label id={`${ids.id}-label`} htmlFor={ids.id} className="font-semibold">
          {rest.label}
          <Need required={rest.required} plain={rest.plain} />
        </label>
        {rest.hint ? (
          <p id={ids.hintId} className="text-ink-soft text-sm">
            {rest.hint}
          </p>
        ) : null}
        <div className="relative">
          <Input
            className="control pr-12"
            {...(rest.placeholder ? { placeholder: rest.placeholder } : {})}
            {...(rest.autoComplete ? { autoComplete: rest.autoComplete } : {})}
            {...(ids.describedBy ? { 'aria-describedby': ids.describedBy } : {})}
          />
          <Button
            aria-label={t`Show suggestions`}
            className="absolute inset-y-0 right-0 flex w-12 items-center justify-center text-ink-soft"
          >
            <ChevronDown className="size-5" aria-hidden="true" />
          </Button>
        </div>
        {rest.error ? <InlineError id={ids.errorId}>{rest.error}</InlineError> : null}
        <Popover className="w-(--trigger-width) rounded-card border border-line bg-paper shadow-float entering:animate-appear">
          <ListBox
            className="max-h-80 overflow-auto p-1.5 outline-none"
            renderEmptyState={() => (
              <p className="px-3 py-2.5 text-ink-soft">
                <Trans>Nothing found. Try another word.</Trans>
              </p>
            )}
          >
            {(item: ComboBoxItem) => (
              <ListBoxItem
                id={item.id}
                textValue={item.label}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-field px-3 py-2 outline-none focused:bg-mist selected:font-semibold"
              >
                <span>{item.label}</span>
                {item.note ? <span className="text-ink-soft text-sm">{item.note}</span> : null}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </AriaLocale>
  );
}
