import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { Facets } from '../../tours/catalogue-types.ts';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { type SearchState, searchAddress } from '../../tours/search-address.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { FilterForm } from './filter-form.tsx';

/** The fields of a search that the filters do not include, so that a plain form preserves them. */
function HiddenFields({ state, currency }: { state: SearchState; currency: string | null }) {
  const hidden = {
    q: state.q,
    sort: state.sort === 'recommended' ? '' : state.sort,
    view: state.view === 'grid' ? '' : state.view,
    lengthFrom: state.lengthFrom ?? '',
    lengthTo: state.lengthTo ?? '',
    currency: currency ?? '',
  };
  return Object.entries(hidden).map(([name, value]) =>
    value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}

/**
 * The filters beside the results. A change applies at once and navigates to its URL; without scripts it is a plain form
 * with a button. On small windows and beside a map it is hidden unless it is the target of the URL, as the filter
 * button links to it without scripts.
 */
export function FilterRail({ facets, state }: { facets: Facets; state: SearchState }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const currency = useForcedCurrency();
  const [draft, setDraft] = useState(state);
  const [current, setCurrent] = useState(state);
  if (current !== state) {
    setCurrent(state);
    setDraft(state);
  }
  const change = (next: SearchState): void => {
    setDraft(next);
    navigate(searchAddress(next, currency), { preventScrollReset: true });
  };
  return (
    <aside
      id="filters"
      aria-label={t`Filters`}
      className={
        state.view === 'map'
          ? 'hidden target:block'
          : 'self-start max-lg:hidden max-lg:target:block lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:overscroll-contain lg:pr-3 lg:[scrollbar-width:thin]'
      }
    >
      <Form method="get" action="/search">
        <HiddenFields state={state} currency={currency} />
        <FilterForm facets={facets} state={draft} onChange={change} />
        <noscript>
          <button type="submit" className={buttonClass('primary', 'normal', 'my-4 w-full')}>
            <Trans>Show tours</Trans>
          </button>
        </noscript>
      </Form>
    </aside>
  );
}
