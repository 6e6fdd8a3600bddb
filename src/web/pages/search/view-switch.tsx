import { useLingui } from '@lingui/react/macro';
import { LayoutGrid, List, Map as MapIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { type SearchState, searchAddress } from '../../tours/search-address.ts';
import { classes } from '../../ui/classes.ts';

/** Switches the results between grid, list and map. */
export function ViewSwitch({ state }: { state: SearchState }) {
  const { t } = useLingui();
  const currency = useForcedCurrency();
  const views = [
    { view: 'grid', label: t`Grid`, Icon: LayoutGrid },
    { view: 'list', label: t`List`, Icon: List },
    { view: 'map', label: t`Map`, Icon: MapIcon },
  ] as const;
  return (
    <nav aria-label={t`View`} className="flex rounded-full border border-line-strong bg-paper p-0.5">
      {views.map(({ view, label, Icon }) => (
        <Link
          key={view}
          to={searchAddress({ ...state, view, page: 1 }, currency)}
          rel="nofollow"
          preventScrollReset
          aria-current={view === state.view ? 'true' : undefined}
          className={classes(
            'flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-full px-2.5 font-semibold text-sm sm:px-3.5',
            view === state.view ? 'bg-pine text-on-pine' : 'hover:bg-mist',
          )}
        >
          <Icon className="size-4.5" aria-hidden="true" />
          <span className="max-sm:sr-only">{label}</span>
        </Link>
      ))}
    </nav>
  );
}
