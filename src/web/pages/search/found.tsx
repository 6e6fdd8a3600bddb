import type { SearchAnswer } from '../../tours/catalogue-types.ts';
import type { SearchState } from '../../tours/search-address.ts';
import { WishHeart } from '../../wishlist/wish-heart.tsx';
import { ActiveChips } from './active-chips.tsx';
import type { ActiveFilter } from './active-filters.ts';
import { FilterButton } from './filter-button.tsx';
import { SearchNotes } from './search-notes.tsx';
import { SearchResults } from './search-results.tsx';
import { SortMenu } from './sort-menu.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** The filter button on small windows, and the sorting and view of the results. */
export function SearchTools({ answer, active, state }: { answer: SearchAnswer; active: number; state: SearchState }) {
  return (
    <>
      <FilterButton answer={answer} active={active} always={state.view === 'map'} />
      <div className="relative max-sm:ml-auto">
        <SortMenu state={state} />
      </div>
      <ViewSwitch state={state} />
    </>
  );
}

type FoundProps = Omit<Parameters<typeof SearchResults>[0], 'actions'> & { active: readonly ActiveFilter[] };

/** The results of a search, with wishlist hearts, active filters and notes about ignored parts of the URL. */
export function SearchFound({ active, ...found }: FoundProps) {
  const { answer, state } = found;
  return (
    <>
      <ActiveChips active={active} state={state} currency={answer.facets.price.currency} />
      <SearchNotes answer={answer} />
      <SearchResults {...found} actions={(card) => <WishHeart id={card.id} name={card.name} onPhoto />} />
    </>
  );
}
