import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardGrid } from '../../tours/card-grid.tsx';
import type { Card, SearchAnswer } from '../../tours/catalogue-types.ts';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { type SearchState, searchAddress } from '../../tours/search-address.ts';
import { TourCardSkeletons } from '../../tours/tour-card-skeleton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NearestTours } from './nearest-tours.tsx';
import { TourRows } from './tour-rows.tsx';

const SearchMap = lazyPart('map', async () => (await import('./search-map.tsx')).default, {
  fallback: <Skeleton className="h-[60dvh] min-h-96 lg:h-[calc(100dvh-6.5rem)] rounded-card" />,
});

/** The tours of a search, as a grid, a list or a map with the list beside it. */
export function SearchResults({
  answer,
  state,
  loading,
  actions,
}: {
  answer: SearchAnswer;
  state: SearchState;
  /** New results are loading, for long enough to be noticeable. */
  loading: boolean;
  actions?: ((card: Card) => ReactNode) | undefined;
}) {
  const currency = useForcedCurrency();
  if (loading && state.view !== 'map')
    return <TourCardSkeletons count={6} form={state.view === 'list' ? 'list' : 'grid'} />;
  if (answer.total === 0) return <NearestTours answer={answer} state={state} actions={actions} />;
  const pages = (
    <Pagination current={answer.page} last={answer.pages} to={(page) => searchAddress({ ...state, page }, currency)} />
  );
  if (state.view === 'map')
    return (
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="self-start lg:sticky lg:top-20">
          <noscript>
            <p className="pb-3 text-ink-soft text-sm">
              <Trans>The map needs JavaScript. The list of tours works without it.</Trans>
            </p>
          </noscript>
          <SearchMap pins={answer.pins} hits={answer.hits} />
        </div>
        <div className="flex flex-col gap-6">
          <TourRows cards={answer.hits} actions={actions} />
          {pages}
        </div>
      </div>
    );
  return (
    <div className="flex flex-col gap-10">
      <CardGrid cards={answer.hits} layout={state.view} first={1} actions={actions} />
      {pages}
    </div>
  );
}
