import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Month } from '#domain/calendar/month.ts';
import { cellPrice, monthText } from './day-text.ts';
import type { OfferedMonths } from './month-store.ts';

/** The months with departures and their lowest prices; one is chosen by pointer or arrow keys. */
export function MonthChips({
  months,
  currency,
  current,
  onPick,
}: {
  months: OfferedMonths;
  currency: string;
  current: string | undefined;
  /** Omitted in static markup, where the months are radio buttons of a form. */
  onPick?: ((month: Month) => void) | undefined;
}) {
  const { t, i18n } = useLingui();
  const row = useRef<HTMLFieldSetElement>(null);
  // Scrolls only the row, so that the page does not move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month in view is the reason to look for its chip
  useEffect(() => {
    const box = row.current;
    const chip = box?.querySelector<HTMLElement>(':has(> input:checked)');
    if (box && chip) box.scrollTo({ left: chip.offsetLeft - (box.clientWidth - chip.offsetWidth) / 2 });
  }, [current]);
  return (
    <fieldset ref={row} className="relative -m-1 flex min-w-0 snap-x gap-2 overflow-x-auto p-1 [scrollbar-width:thin]">
      <legend className="sr-only">{t`Month`}</legend>
      {months.map(({ month, from }) => {
        const price = from === null ? null : cellPrice(from, currency, i18n.locale);
        return (
          <label
            key={month}
            className="relative flex min-h-12 shrink-0 snap-start flex-col items-center justify-center rounded-field border border-line-strong bg-paper px-3 py-1.5 leading-tight transition-colors duration-(--motion-fast) hover:border-pine has-checked:border-pine has-checked:bg-pine has-checked:text-on-pine has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="month"
              value={month}
              {...(onPick
                ? { checked: month === current, onChange: () => onPick(month as Month) }
                : { defaultChecked: month === current })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-field outline-none"
            />
            <span className="pointer-events-none whitespace-nowrap font-semibold text-sm">
              {monthText(month, i18n.locale, 'shortMonth')}
            </span>
            {price ? (
              <span className="figures pointer-events-none whitespace-nowrap text-xs">{t`from ${price}`}</span>
            ) : null}
          </label>
        );
      })}
    </fieldset>
  );
}
