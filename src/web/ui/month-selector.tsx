import { Trans, useLingui } from '@lingui/react/macro';
import { FieldGroup, type FieldWords, useFieldIds } from './field.tsx';
import { byYear, type Month, monthName } from './months.ts';

export type MonthSelectorProps = FieldWords & {
  id?: string | undefined;
  name: string;
  /** The month; null is "Not sure yet", undefined means that nothing is chosen. */
  value: Month | null | undefined;
  onChange: (month: Month | null) => void;
  /** The months that can be chosen. */
  offered: readonly Month[];
  /** A note below a month, such as its price or the number of departures. */
  note?: ((month: Month) => string | null) | undefined;
  /** Adds the option "Not sure yet". */
  anyMonth?: boolean | undefined;
};

const chip =
  'relative flex min-h-12 flex-col items-center justify-center rounded-field border border-line-strong bg-paper px-2 py-1.5 text-center leading-tight ' +
  'transition-colors duration-(--motion-fast) hover:border-pine has-checked:border-pine has-checked:bg-pine has-checked:text-on-pine ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** Selects one of the available months. */
export function MonthSelector({ id, name, value, onChange, offered, note, anyMonth, ...words }: MonthSelectorProps) {
  const { i18n, t } = useLingui();
  const notSure = t`Not sure yet`;
  const ids = useFieldIds(id, words);
  const pick = (month: Month | null, label: string, full: string, small: string | null) => (
    <label key={month ?? 'any'} className={chip}>
      <input
        type="radio"
        name={name}
        value={month ?? ''}
        checked={value === month}
        onChange={() => onChange(month)}
        aria-label={small ? `${full}, ${small}` : full}
        aria-describedby={ids.describedBy}
        className="absolute inset-0 cursor-pointer appearance-none rounded-field outline-none"
      />
      <span className="pointer-events-none font-semibold">{label}</span>
      {small ? <span className="figures pointer-events-none text-xs">{small}</span> : null}
    </label>
  );
  return (
    <FieldGroup {...words} {...ids}>
      {offered.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>No months are available right now.</Trans>
        </p>
      ) : null}
      {byYear(offered).map(({ year, months }) => (
        <div key={year} className="flex flex-col gap-2 pt-1">
          <p className="eyebrow text-ink-soft">{year}</p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
            {months.map((month) =>
              pick(
                month,
                monthName(month, i18n.locale, 'short'),
                monthName(month, i18n.locale, 'full'),
                note?.(month) ?? null,
              ),
            )}
          </div>
        </div>
      ))}
      {anyMonth ? <div className="flex pt-1">{pick(null, notSure, notSure, null)}</div> : null}
    </FieldGroup>
  );
}
