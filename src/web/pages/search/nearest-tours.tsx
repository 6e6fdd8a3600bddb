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

/** A search without some of its filters. */
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

/** Nothing fits: says so, offers the nearest that exists and the search that finds all of it. */
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
        title={<Trans>No tour fits all of this</Trans>}
        action={
          <ButtonLink to={searchAddress(cleared(state), currency)}>
            <Trans>Show all tours</Trans>
          </ButtonLink>
        }
      >
        <Trans>Take out a filter, try another month, or look at everything we have.</Trans>
      </EmptyState>
    );
  const given = new Intl.ListFormat(i18n.locale).format([
    ...new Set(nearest.without.map((one) => filterName(i18n, one))),
  ]);
  return (
    <div className="flex flex-col gap-6">
      <EmptyState
        icon={<Compass />}
        title={<Trans>No tour fits all of this</Trans>}
        action={
          <ButtonLink to={searchAddress(givingUp(state, nearest.without), currency)}>
            <Plural value={nearest.total} one="Show # tour" other="Show # tours" />
          </ButtonLink>
        }
      >
        <Trans>These come nearest. What we gave up for them: {given}.</Trans>
      </EmptyState>
      <h3>
        <Trans>The nearest that exist</Trans>
      </h3>
      <CardGrid cards={nearest.hits} heading="h4" actions={actions} />
    </div>
  );
}
