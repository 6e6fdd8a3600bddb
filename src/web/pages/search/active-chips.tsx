import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { cleared, type SearchState, searchAddress } from '../../tours/search-address.ts';
import type { ActiveFilter } from './active-filters.ts';
import { activeWords } from './filter-words.ts';

const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-paper py-1 pr-3 pl-4 font-medium text-sm hover:border-ink hover:bg-mist lg:min-h-9';

/** The active filters, each with a button that removes it. */
export function ActiveChips({
  active,
  state,
  currency,
}: {
  active: readonly ActiveFilter[];
  state: SearchState;
  /** The currency of the prices. */
  currency: string;
}) {
  const { t, i18n } = useLingui();
  const forced = useForcedCurrency();
  if (active.length === 0) return null;
  return (
    <ul aria-label={t`Active filters`} className="flex flex-wrap items-center gap-2">
      {active.map((one) => {
        const words = activeWords(i18n, one, currency);
        return (
          <li key={`${one.filter}-${words}`} className="max-w-full">
            <Link
              to={searchAddress(one.without, forced)}
              preventScrollReset
              rel="nofollow"
              aria-label={t`Remove filter: ${words}`}
              className={`${chip} max-w-full`}
            >
              <span className="truncate">{words}</span>
              <X className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
            </Link>
          </li>
        );
      })}
      <li>
        <Link
          to={searchAddress(cleared(state), forced)}
          preventScrollReset
          className="inline-flex min-h-11 items-center rounded-sm px-2 font-medium text-pine text-sm underline underline-offset-4 lg:min-h-9"
        >
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}
