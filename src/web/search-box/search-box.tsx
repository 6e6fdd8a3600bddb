import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { MonthCount, Suggestion } from '../tours/catalogue-types.ts';
import { useForcedCurrency } from '../tours/keep-currency.ts';
import { readAddress, searchAddress } from '../tours/search-address.ts';
import { Button } from '../ui/button.tsx';
import { monthName } from '../ui/months.ts';
import { Select } from '../ui/select.tsx';
import { suggestionFilter, suggestionTarget } from './suggestion-target.ts';
import { WhereField } from './where-field.tsx';

const lengths = ['1-4', '5-7', '8-10', '11-14', '15-'] as const;

const layouts = {
  card: 'grid grid-cols-2 gap-4 rounded-[20px] border border-line bg-paper p-5 shadow-float sm:grid-cols-3 md:p-6 lg:grid-cols-[minmax(0,2.2fr)_repeat(3,minmax(0,1fr))_auto] lg:items-end',
  sheet: 'grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3',
} as const;

/** The search form: destination, time, length and party; without scripts it is a plain form. */
export function SearchBox({
  months,
  layout = 'card',
  autoFocus = false,
  onLeave,
}: {
  months: readonly Pick<MonthCount, 'month'>[];
  layout?: keyof typeof layouts;
  autoFocus?: boolean;
  /** Called when the visitor navigates away. */
  onLeave?: () => void;
}) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const currency = useForcedCurrency();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const daysWords = (days: (typeof lengths)[number]): string => {
    const [from, to] = days.split('-');
    return to ? t`${from} to ${to} days` : t`${from} days or more`;
  };
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const parameters = readAddress(new URLSearchParams([...form].map(([name, value]) => [name, String(value)])));
    const number = (value: unknown) => (value === undefined ? null : Number(value));
    const state = {
      q: typed.trim(),
      month: parameters.month ? [String(parameters.month)] : [],
      lengthFrom: number(parameters.lengthFrom),
      lengthTo: number(parameters.lengthTo),
      age: number(parameters.age),
      ...(chosen ? suggestionFilter(chosen) : {}),
    };
    onLeave?.();
    navigate(searchAddress(state, currency));
  };
  const choose = (suggestion: Suggestion): void => {
    if (suggestion.kind === 'tour') {
      onLeave?.();
      navigate(suggestionTarget(suggestion, {}, currency));
    }
    setTyped(suggestion.name);
    setChosen(suggestion);
  };
  const fullWidth = layout === 'card' ? 'col-span-full lg:col-span-1' : 'col-span-full';
  return (
    <Form
      role="search"
      aria-label={t`Find a tour`}
      method="get"
      action="/search"
      onSubmit={search}
      className={layouts[layout]}
    >
      {currency ? <input type="hidden" name="currency" value={currency} /> : null}
      <div className={fullWidth}>
        <WhereField
          label={<Trans>Where to?</Trans>}
          listInFlow={layout === 'sheet'}
          autoFocus={autoFocus}
          value={typed}
          onType={(text) => {
            setTyped(text);
            setChosen(null);
          }}
          onChoose={choose}
        />
      </div>
      <Select
        name="month"
        label={<Trans>When?</Trans>}
        plain
        placeholder={t`Any month`}
        options={months.map(({ month }) => ({ value: month, label: monthName(month, i18n.locale, 'full') }))}
      />
      <Select
        name="days"
        label={<Trans>How long?</Trans>}
        plain
        placeholder={t`Any length`}
        options={lengths.map((days) => ({ value: days, label: daysWords(days) }))}
      />
      <Select
        name="age"
        label={<Trans>Who’s coming?</Trans>}
        plain
        boxClass={layout === 'card' ? 'max-sm:col-span-2' : 'max-md:col-span-2'}
        placeholder={t`Adults`}
        options={[
          { value: '6', label: t`With a small child` },
          { value: '11', label: t`With a child around 11` },
          { value: '15', label: t`With a teenager` },
          { value: '75', label: t`With someone over 75` },
        ]}
      />
      <Button type="submit" size="normal" icon={<Search aria-hidden="true" />} className={fullWidth}>
        <Trans>Search tours</Trans>
      </Button>
    </Form>
  );
}
