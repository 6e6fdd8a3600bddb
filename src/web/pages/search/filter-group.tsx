import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** A group of filters that can be folded away. */
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

/** One value of a filter with how many tours it would give; without any it can only be taken out. */
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
  /** Left out where it would say nothing. */
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

/** The button that was pressed is gone; whoever uses the keyboard goes on with what came in its place. */
const focusFirst = (box: HTMLElement | null): void => box?.querySelector('input')?.focus();

/**
 * A long list of values: the first ones, and the rest behind "Show all". Chosen ones are always among the first. The rest is made when
 * somebody wants it; without scripts it is a list to choose from.
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
  /** A value as one line of a plain list. */
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
