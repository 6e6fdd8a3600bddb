import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Facets } from '../../tours/catalogue-types.ts';
import type { SearchState } from '../../tours/search-address.ts';

/** Parses a typed price; null when it is empty or invalid. */
function typedPrice(text: string): number | null {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;
}

/** The minimum and maximum price; they apply on blur or Enter. */
export function PriceFields({
  facets,
  state,
  onChange,
}: {
  facets: Facets;
  state: SearchState;
  onChange: (next: SearchState) => void;
}) {
  const { t } = useLingui();
  const { least, most, currency } = facets.price;
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({});
  const settle = (): void => {
    const priceFrom = typed.from === undefined ? state.priceFrom : typedPrice(typed.from);
    const priceTo = typed.to === undefined ? state.priceTo : typedPrice(typed.to);
    setTyped({});
    if (priceFrom !== state.priceFrom || priceTo !== state.priceTo) onChange({ ...state, priceFrom, priceTo, page: 1 });
  };
  const field = (which: 'from' | 'to', label: string, now: number | null, example: number) => (
    <input
      name={which === 'from' ? 'priceFrom' : 'priceTo'}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder={String(example)}
      value={typed[which] ?? now ?? ''}
      onChange={(event) => setTyped((all) => ({ ...all, [which]: event.target.value }))}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        settle();
      }}
      className="control figures min-w-0"
    />
  );
  return (
    <div className="flex items-center gap-2 pt-2">
      {field('from', t`Minimum price in ${currency}`, state.priceFrom, least)}
      <span className="text-ink-soft text-sm">
        <Trans>to</Trans>
      </span>
      {field('to', t`Maximum price in ${currency}`, state.priceTo, most)}
      <span className="figures text-ink-soft text-sm">{currency}</span>
    </div>
  );
}
