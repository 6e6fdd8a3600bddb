import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardGrid } from '../../tours/card-grid.tsx';
import type { Card, SearchAnswer } from '../../tours/catalogue-types.ts';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { cleared, everything, type SearchState, searchAddress } from '../../tours/search-address.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { filterName } from './filter-words.ts';

/** Returns a search without some of its filters. */
function givingUp(state: SearchState, without: readonly string[]): SearchState {
  const fields = without.flatMap((filter) =>
    filter === 'length' || filter === 'price' ? [`${filter}From`, `${filter}To`] : [filter],
  );
  return {
    ...state,
    ...Object.fromEntries(fields.map((name) => [name, everything[name as keyof SearchState]])),
    page: 1,
  };
}

/** Shows that nothing matches, with the nearest tours and the search that finds all of them. */
export function NearestTours({
  answer,
  state,
  actions,
}: {
  answer: SearchAnswer;
  state: SearchState;
  actions?: ((card: Card) => ReactNode) | undefined;
}) {
  const { i18n } = useLingui();
  const currency = useForcedCurrency();
  const { nearest } = answer;
  if (!nearest || nearest.hits.length === 0)
    return (
      <EmptyState
        icon={<Compass />}
        title={<Trans>No tours match your filters</Trans>}
        action={
          <ButtonLink to={searchAddress(cleared(state), currency)}>
            <Trans>Show all tours</Trans>
          </ButtonLink>
        }
      >
        <Trans>Remove a filter, try another month or browse all tours.</Trans>
      </EmptyState>
    );
  const filterList = new Intl.ListFormat(i18n.locale).format([
    ...new Set(nearest.without.map((one) => filterName(i18n, one))),
  ]);
  return (
    <div className="flex flex-col gap-6">
      <EmptyState
        icon={<Compass />}
        title={<Trans>No tours match your filters</Trans>}
        action={
          <ButtonLink to={searchAddress(givingUp(state, nearest.without), currency)}>
            <Plural value={nearest.total} one="View # tour" other="View # tours" />
          </ButtonLink>
        }
      >
        <Trans>These tours are the closest match. We left out: {filterList}.</Trans>
      </EmptyState>
      <h3>
        <Trans>Similar tours</Trans>
      </h3>
      <CardGrid cards={nearest.hits} heading="h4" actions={actions} />
    </div>
  );
}
