import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** A collapsible group of filters. */
export function FilterGroup({
  title,
  open = true,
  children,
}: {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="group border-line border-b py-1">
      <summary className="flex min-h-11 items-center justify-between font-semibold hover:text-pine">
        {title}
        <ChevronDown
          className="size-5 text-ink-soft transition-transform duration-(--motion-fast) group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}

/** A filter value with its result count; with a count of zero it can only be removed. */
export function FilterOption({
  type = 'checkbox',
  name,
  value,
  label,
  count,
  chosen,
  onToggle,
}: {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: ReactNode;
  /** Omitted where it adds no information. */
  count?: number;
  chosen: boolean;
  onToggle: () => void;
}) {
  const empty = count === 0 && !chosen;
  return (
    <label className="filter-option">
      <input type={type} name={name} value={value} checked={chosen} disabled={empty} onChange={onToggle} />
      <span>{label}</span>
      {count === undefined ? null : <small>{count}</small>}
    </label>
  );
}

/** Moves the focus to the replacement of a button that disappeared, for keyboard users. */
const focusFirst = (box: HTMLElement | null): void => box?.querySelector('input')?.focus();

/**
 * A long list of values: the first ones, and the rest behind "Show all". Selected values are always among the first.
 * The rest is rendered on demand; without scripts it is a select.
 */
export function LongList<Value>({
  name,
  values,
  chosen,
  first,
  written,
  children,
}: {
  name: string;
  values: readonly Value[];
  chosen: (value: Value) => boolean;
  first: number;
  /** Converts a value to an option of a plain select. */
  written: (value: Value) => { readonly value: string; readonly text: string };
  children: (value: Value) => ReactNode;
}) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const ahead = values.filter((value, place) => place < first || chosen(value));
  const total = values.length;
  const rest = values.filter((value) => !ahead.includes(value));
  if (rest.length === 0) return ahead.map(children);
  if (open)
    return (
      <>
        {ahead.map(children)}
        <div ref={focusFirst}>{rest.map(children)}</div>
      </>
    );
  return (
    <>
      {ahead.map(children)}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center rounded-sm font-medium text-pine text-sm underline underline-offset-4 lg:min-h-9 noscript:hidden"
      >
        <Trans>Show all {total}</Trans>
      </button>
      <noscript>
        <select name={name} multiple size={6} aria-label={t`Show all ${total}`} className="control">
          {rest.map((one) => {
            const { value, text } = written(one);
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
      </noscript>
    </>
  );
}
