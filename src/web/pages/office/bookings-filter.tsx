import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type BookingColumn, type BookingsQuery, bookingColumns, bookingStates, isFiltered } from './bookings-query.ts';

/** The names of the columns, and of the states as options. */
export function useBookingWords() {
  const { t } = useLingui();
  const columns: Record<BookingColumn, string> = {
    tour: t`Tour`,
    days: t`Dates`,
    lead: t`Lead traveller`,
    travellers: t`Travellers`,
    state: t`Status`,
    due: t`Balance due`,
    agency: t`Agency`,
    booked: t`Booked`,
  };
  const states = { requested: t`Requested`, confirmed: t`Confirmed`, cancelled: t`Cancelled`, completed: t`Completed` };
  return { columns, states };
}

/** Searches and filters bookings; a plain form, so that everything is in the address. */
export function BookingsFilter({ query, columns }: { query: BookingsQuery; columns: readonly BookingColumn[] }) {
  const { t } = useLingui();
  const words = useBookingWords();
  const any = { value: '', label: t`Any` };
  const hasDetails = isFiltered({ ...query, q: '' }) || query.sort !== 'newest';
  return (
    <Form key={JSON.stringify([query, columns])} role="search" className="flex flex-col gap-3 pb-5">
      <div className="flex items-end gap-2">
        <TextField
          id="bookings-search"
          name="q"
          type="search"
          label={t`Search bookings`}
          hint={t`Reference, name, email, phone, tour, departure code or agency`}
          plain
          maxLength={100}
          autoComplete="off"
          defaultValue={query.q}
          boxClass="max-w-xl grow"
        />
        <Button type="submit" variant="secondary" icon={<Search />}>
          <Trans>Search</Trans>
        </Button>
      </div>
      <details open={hasDetails}>
        <summary className={buttonClass('quiet', 'small')}>
          <Trans>Filters and columns</Trans>
        </summary>
        <div className="grid items-end gap-3 pt-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
          <Select
            name="state"
            label={t`Status`}
            plain
            defaultValue={query.state}
            options={[any, ...bookingStates.map((value) => ({ value, label: words.states[value] }))]}
          />
          <TextField name="from" type="date" label={t`Departs from`} plain defaultValue={query.from} />
          <TextField name="until" type="date" label={t`Departs until`} plain defaultValue={query.until} />
          <Select
            name="due"
            label={t`Balance`}
            plain
            defaultValue={query.due}
            options={[any, { value: '1', label: t`Balance due` }]}
          />
          <Select
            name="channel"
            label={t`Booked by`}
            plain
            defaultValue={query.channel}
            options={[any, { value: 'direct', label: t`Travellers` }, { value: 'agency', label: t`Agencies` }]}
          />
          <Select
            name="sort"
            label={t`Sort by`}
            plain
            defaultValue={query.sort}
            options={[
              { value: 'newest', label: t`Newest first` },
              { value: 'departure', label: t`Departure date` },
            ]}
          />
        </div>
        {query.tourId ? <input type="hidden" name="tourId" value={query.tourId} /> : null}
        {query.departureId ? <input type="hidden" name="departureId" value={query.departureId} /> : null}
        <fieldset className="flex flex-wrap gap-x-6 pt-2">
          <legend className="sr-only">
            <Trans>Columns</Trans>
          </legend>
          {bookingColumns.map((column) => (
            <Checkbox
              key={column}
              id={`column-${column}`}
              name="column"
              value={column}
              defaultChecked={columns.includes(column)}
              label={words.columns[column]}
            />
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center gap-4 pt-2">
          <Button type="submit" size="small" variant="secondary">
            <Trans>Apply</Trans>
          </Button>
          {isFiltered(query) ? (
            <TextLink to="/office/bookings">
              <Trans>Clear filters</Trans>
            </TextLink>
          ) : null}
        </div>
      </details>
    </Form>
  );
}
