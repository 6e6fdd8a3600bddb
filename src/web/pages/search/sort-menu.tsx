import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowDownWideNarrow, Check } from 'lucide-react';
import { Link } from 'react-router';
import { searchSorts } from '#contract/search.ts';
import { Menu, menuLine } from '../../frame/menu.tsx';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { type SearchState, searchAddress } from '../../tours/search-address.ts';

const words: Record<SearchState['sort'], MessageDescriptor> = {
  recommended: msg`Recommended`,
  price: msg`Price: low to high`,
  'price-down': msg`Price: high to low`,
  length: msg`Shortest first`,
  'length-down': msg`Longest first`,
  rating: msg`Highest rated`,
  departure: msg`Earliest departure`,
  deal: msg`Biggest discount`,
};

/** The sort order of the results, as links. */
export function SortMenu({ state }: { state: SearchState }) {
  const { t, i18n } = useLingui();
  const currency = useForcedCurrency();
  const now = i18n._(words[state.sort]);
  return (
    <Menu
      label={t`Sort: ${now}`}
      face={
        <span className="flex items-center gap-2">
          <ArrowDownWideNarrow className="size-5 text-ink-soft" aria-hidden="true" />
          <span className="max-sm:hidden">{now}</span>
        </span>
      }
    >
      {searchSorts.map((sort) => (
        <Link
          key={sort}
          to={searchAddress({ ...state, sort, page: 1 }, currency)}
          rel="nofollow"
          preventScrollReset
          aria-current={sort === state.sort ? 'true' : undefined}
          className={menuLine}
        >
          <span className="grow">{i18n._(words[sort])}</span>
          {sort === state.sort ? <Check aria-hidden="true" /> : null}
        </Link>
      ))}
    </Menu>
  );
}
