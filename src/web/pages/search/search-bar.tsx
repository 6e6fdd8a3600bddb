import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { suggestionTarget } from '../../search-box/suggestion-target.ts';
import { WhereField } from '../../search-box/where-field.tsx';
import type { Suggestion } from '../../tours/catalogue-types.ts';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { type SearchState, searchAddress } from '../../tours/search-address.ts';
import { Button } from '../../ui/button.tsx';

/** The search text above the results. */
export function SearchBar({ state }: { state: SearchState }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const currency = useForcedCurrency();
  const [typed, setTyped] = useState(state.q);
  const [text, setText] = useState(state.q);
  if (text !== state.q) {
    setText(state.q);
    setTyped(state.q);
  }
  const search = (event: FormEvent): void => {
    event.preventDefault();
    navigate(searchAddress({ ...state, q: typed.trim(), page: 1 }, currency));
  };
  const choose = (suggestion: Suggestion): void => {
    navigate(suggestionTarget(suggestion, state, currency));
  };
  const parameters = new URLSearchParams(searchAddress({ ...state, q: '', page: 1 }, currency).split('?')[1]);
  return (
    <Form
      role="search"
      aria-label={t`Search tours`}
      method="get"
      action="/search"
      onSubmit={search}
      className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
    >
      {[...parameters].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <WhereField label={<Trans>Where to?</Trans>} hideLabel value={typed} onType={setTyped} onChoose={choose} />
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </Form>
  );
}
