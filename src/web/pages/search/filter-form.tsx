import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Facets } from '../../tours/catalogue-types.ts';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { type ListFilter, type SearchState, searchAddress, toggled } from '../../tours/search-address.ts';
import { classes } from '../../ui/classes.ts';
import { byYear, monthName } from '../../ui/months.ts';
import { FilterGroup, FilterOption, LongList } from './filter-group.tsx';
import { daysWords, priceRangeWords } from './filter-words.ts';
import { PriceFields } from './price-fields.tsx';

export type FilterFormProps = { facets: Facets; state: SearchState; onChange: (next: SearchState) => void };

type Named = { readonly slug: string; readonly name: string; readonly count: number };

function NamedOptions({
  filter,
  values,
  first,
  state,
  onChange,
}: Omit<FilterFormProps, 'facets'> & { filter: ListFilter; values: readonly Named[]; first: number }) {
  return (
    <LongList
      name={filter}
      values={values}
      chosen={(one) => state[filter].includes(one.slug)}
      first={first}
      written={({ slug, name, count }) => ({ value: slug, text: `${name} (${count})` })}
    >
      {(one) => (
        <FilterOption
          key={one.slug}
          name={filter}
          value={one.slug}
          label={one.name}
          count={one.count}
          chosen={state[filter].includes(one.slug)}
          onToggle={() => onChange(toggled(state, filter, one.slug))}
        />
      )}
    </LongList>
  );
}

/** A range as a link, so that it works without scripts; the active one links back to all. */
function RangeLink({
  label,
  count,
  chosen,
  next,
  onChange,
}: {
  label: string;
  count: number;
  chosen: boolean;
  next: SearchState;
  onChange: FilterFormProps['onChange'];
}) {
  const currency = useForcedCurrency();
  if (count === 0 && !chosen)
    return (
      <span className="flex min-h-11 items-center justify-between text-ink-soft lg:min-h-9">
        {label}
        <span className="figures text-sm">0</span>
      </span>
    );
  return (
    <Link
      to={searchAddress(next, currency)}
      rel="nofollow"
      aria-current={chosen ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChange(next);
      }}
      className={classes(
        '-mx-2 flex min-h-11 items-center justify-between rounded-field px-2 hover:bg-mist lg:min-h-9',
        chosen && 'bg-pine-soft font-semibold text-pine',
      )}
    >
      {label}
      <span className={classes('figures text-sm', !chosen && 'text-ink-soft')}>{count}</span>
    </Link>
  );
}

function Months({ facets, state, onChange }: FilterFormProps) {
  const { i18n } = useLingui();
  const counts = new Map(facets.month.map(({ month, count }) => [month, count]));
  return byYear([...counts.keys()]).map(({ year, months }) => (
    <fieldset key={year} className="flex flex-col gap-1.5 pb-2">
      <legend className="eyebrow pb-1 text-ink-soft">{year}</legend>
      <div className="grid grid-cols-4 gap-1.5 lg:grid-cols-3">
        {months.map((month) => {
          const chosen = state.month.includes(month);
          const count = counts.get(month) ?? 0;
          return (
            <label
              key={month}
              className="relative flex min-h-11 flex-col items-center justify-center rounded-field border border-line-strong bg-paper text-sm leading-tight transition-colors duration-(--motion-fast) hover:border-pine has-checked:border-pine has-checked:bg-pine has-checked:text-on-pine has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:border-line has-disabled:text-ink-soft"
            >
              <input
                type="checkbox"
                name="month"
                value={month}
                checked={chosen}
                disabled={count === 0 && !chosen}
                onChange={() => onChange(toggled(state, 'month', month))}
                className="absolute inset-0 appearance-none rounded-field outline-none not-disabled:cursor-pointer"
              />
              <span className="font-semibold">{monthName(month, i18n.locale, 'short')}</span>
              <span className="figures text-xs">{count}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  ));
}

function Ages({ facets, state, onChange }: FilterFormProps) {
  const { t } = useLingui();
  const ages = facets.age;
  const set = (age: number | null): void => onChange({ ...state, age, page: 1 });
  return (
    <select
      name="age"
      aria-label={t`Age of the youngest or oldest traveller`}
      value={state.age ?? ''}
      onChange={(event) => set(event.target.value === '' ? null : Number(event.target.value))}
      className="control"
    >
      <option value="">{t`Any age`}</option>
      {state.age === null || ages.some(({ age }) => age === state.age) ? null : (
        <option value={state.age}>{t`${state.age} years`}</option>
      )}
      {ages.map(({ age, count }) => (
        <option key={age} value={age}>{`${t`${age} years`} (${count})`}</option>
      ))}
    </select>
  );
}

/** All filters with their counts. It is controlled; the fields have names, so it also works as a plain form. */
export function FilterForm({ facets, state, onChange }: FilterFormProps) {
  const { t, i18n } = useLingui();
  const continents = facets.destination.filter((one) => one.kind === 'continent');
  const countries = facets.destination
    .filter((one) => one.kind === 'country')
    .toSorted((one, other) => other.count - one.count);
  const set = (changes: Partial<SearchState>): void => onChange({ ...state, ...changes, page: 1 });
  return (
    <div className="flex flex-col border-line border-t">
      <FilterGroup title={<Trans>Good to know</Trans>}>
        <FilterOption
          name="instant"
          value="1"
          label={<Trans>Instant booking</Trans>}
          count={facets.instant}
          chosen={state.instant}
          onToggle={() => set({ instant: !state.instant })}
        />
        <FilterOption
          name="deal"
          value="1"
          label={<Trans>Deals</Trans>}
          count={facets.deal}
          chosen={state.deal}
          onToggle={() => set({ deal: !state.deal })}
        />
      </FilterGroup>
      <FilterGroup title={<Trans>Destination</Trans>}>
        <div className="pb-2 font-medium">
          <NamedOptions filter="destination" values={continents} first={8} state={state} onChange={onChange} />
        </div>
        <NamedOptions filter="destination" values={countries} first={6} state={state} onChange={onChange} />
      </FilterGroup>
      <FilterGroup title={<Trans>Month</Trans>}>
        <Months facets={facets} state={state} onChange={onChange} />
      </FilterGroup>
      <FilterGroup title={<Trans>Length</Trans>}>
        {facets.length.ranges.map(({ from, to, count }) => {
          const chosen = state.lengthFrom === from && state.lengthTo === to;
          const next = chosen ? { lengthFrom: null, lengthTo: null } : { lengthFrom: from, lengthTo: to };
          return (
            <RangeLink
              key={from}
              label={daysWords(i18n, from, to)}
              count={count}
              chosen={chosen}
              next={{ ...state, ...next, page: 1 }}
              onChange={onChange}
            />
          );
        })}
      </FilterGroup>
      <FilterGroup title={<Trans>Price per person</Trans>}>
        {facets.price.ranges.map(({ from, to, count }) => {
          const chosen = (state.priceFrom ?? 0) === from && state.priceTo === to;
          const next = chosen
            ? { priceFrom: null, priceTo: null }
            : { priceFrom: from === 0 ? null : from, priceTo: to };
          return (
            <RangeLink
              key={from}
              label={priceRangeWords(i18n, from, to, facets.price.currency)}
              count={count}
              chosen={chosen && (from > 0 || to !== null)}
              next={{ ...state, ...next, page: 1 }}
              onChange={onChange}
            />
          );
        })}
        <PriceFields facets={facets} state={state} onChange={onChange} />
      </FilterGroup>
      <FilterGroup title={<Trans>Travel style</Trans>}>
        <NamedOptions filter="style" values={facets.style} first={6} state={state} onChange={onChange} />
      </FilterGroup>
      <FilterGroup title={<Trans>Rating</Trans>}>
        <FilterOption
          type="radio"
          name="rating"
          value=""
          label={t`Any rating`}
          chosen={state.rating === null}
          onToggle={() => set({ rating: null })}
        />
        {facets.rating.map(({ least, count }) => {
          const stars = i18n.number(least);
          return (
            <FilterOption
              key={least}
              type="radio"
              name="rating"
              value={String(least)}
              label={t`${stars} stars and up`}
              count={count}
              chosen={state.rating === least}
              onToggle={() => set({ rating: least })}
            />
          );
        })}
      </FilterGroup>
      <FilterGroup title={<Trans>Age</Trans>} open={state.age !== null}>
        <Ages facets={facets} state={state} onChange={onChange} />
      </FilterGroup>
      <FilterGroup title={<Trans>Operator</Trans>} open={state.operator.length > 0}>
        <NamedOptions filter="operator" values={facets.operator} first={6} state={state} onChange={onChange} />
      </FilterGroup>
    </div>
  );
}
