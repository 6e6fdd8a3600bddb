import { ActiveChips } from '../shop-window/active-chips.tsx';
import type { ActiveFilter } from '../shop-window/active-filters.ts';
import type { SearchAnswer } from '../shop-window/catalogue-types.ts';
import { FilterButton } from '../shop-window/filter-button.tsx';
import type { SearchState } from '../shop-window/search-address.ts';
import { SearchNotes } from '../shop-window/search-notes.tsx';
import { SearchResults } from '../shop-window/search-results.tsx';
import { SortMenu } from '../shop-window/sort-menu.tsx';
import { ViewSwitch } from '../shop-window/view-switch.tsx';
import { WishHeart } from '../wishlist/wish-heart.tsx';

/** Filters on small windows, order and view of the results. */
export function SearchTools({ answer, active, state }: { answer: SearchAnswer; active: number; state: SearchState }) {
  return (
    <>
      <div className="flex items-center gap-x-3 max-sm:order-last max-sm:w-full max-sm:justify-between">
        <FilterButton answer={answer} active={active} />
        <div className="relative">
          <SortMenu state={state} />
        </div>
      </div>
      <ViewSwitch state={state} />
    </>
  );
}

type FoundProps = Omit<Parameters<typeof SearchResults>[0], 'actions'> & { active: readonly ActiveFilter[] };

/** What a search found, with hearts to press, what it was asked for, and what it had to make of the address. */
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
