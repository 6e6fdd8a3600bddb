import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Popup } from '../../popups/popup.tsx';
import type { SearchAnswer } from '../../tours/catalogue-types.ts';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { cleared, type SearchState, searchAddress, stateOf } from '../../tours/search-address.ts';
import { Button } from '../../ui/button.tsx';
import { FilterForm } from './filter-form.tsx';

export type FilterSheetProps = {
  answer: SearchAnswer;
  open: boolean;
  onClose: () => void;
  onShow: (state: SearchState) => void;
};

/** The filters on a sheet: changes apply when "Show 128 tours" is pressed, but the counts update at once. */
export default function FilterSheet({ answer, open, onClose, onShow }: FilterSheetProps) {
  const currency = useForcedCurrency();
  const fetcher = useFetcher<{ answer: SearchAnswer }>();
  const [draft, setDraft] = useState<SearchState | null>(null);
  useEffect(() => {
    if (open) setDraft(null);
  }, [open]);
  const state = draft ?? stateOf(answer);
  // Counts of an earlier opening belong to another search.
  const newest = draft === null ? answer : (fetcher.data?.answer ?? answer);
  const pending = fetcher.state !== 'idle';
  const change = (next: SearchState): void => {
    setDraft(next);
    fetcher.load(searchAddress({ ...next, view: 'grid' }, currency));
  };
  return (
    <Popup
      name="filters"
      title={<Trans>Filters</Trans>}
      open={open}
      onClose={onClose}
      foot={
        <>
          <Button variant="quiet" onClick={() => change({ ...cleared(state), q: state.q })}>
            <Trans>Clear all</Trans>
          </Button>
          <Button pending={pending} onClick={() => onShow(state)}>
            {newest.total === 0 ? (
              <Trans>Show similar tours</Trans>
            ) : (
              <Plural value={newest.total} one="View # tour" other="View # tours" />
            )}
          </Button>
        </>
      }
    >
      <FilterForm facets={newest.facets} state={state} onChange={change} />
    </Popup>
  );
}
