import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

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
    <label className={classes('flex min-h-11 items-center gap-3 lg:min-h-9', empty && 'text-ink-soft')}>
      <input
        type={type}
        name={name}
        value={value}
        checked={chosen}
        disabled={empty}
        onChange={onToggle}
        className="size-5 shrink-0 accent-pine"
      />
      <span className="min-w-0 grow leading-snug">{label}</span>
      {count === undefined ? null : <span className="figures text-ink-soft text-sm">{count}</span>}
    </label>
  );
}

/** A long list of values: the first ones, and the rest behind "Show all". Chosen ones are always among the first. */
export function LongList<Value>({
  values,
  chosen,
  first,
  children,
}: {
  values: readonly Value[];
  chosen: (value: Value) => boolean;
  first: number;
  children: (value: Value) => ReactNode;
}) {
  const ahead = values.filter((value, place) => place < first || chosen(value));
  const rest = values.filter((value) => !ahead.includes(value));
  const total = values.length;
  return (
    <>
      {ahead.map(children)}
      {rest.length > 0 ? (
        <details className="group/more">
          <summary className="flex min-h-11 items-center rounded-sm font-medium text-pine text-sm underline underline-offset-4 group-open/more:hidden lg:min-h-9">
            <Trans>Show all {total}</Trans>
          </summary>
          {rest.map(children)}
        </details>
      ) : null}
    </>
  );
}
