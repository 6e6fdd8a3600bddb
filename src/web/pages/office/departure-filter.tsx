import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DepartureFilter as Filter } from './departure-query.ts';

/** Chooses upcoming or past departures and a range of days. */
export function DepartureFilter({ filter: { show, from, until } }: { filter: Filter }) {
  const { t } = useLingui();
  return (
    <Form
      key={`${show} ${from} ${until}`}
      className="grid items-end gap-3 pb-5 sm:grid-cols-[minmax(9rem,1fr)_1fr_1fr_auto]"
    >
      <Select
        name="show"
        label={t`Show`}
        plain
        defaultValue={show}
        options={[
          { value: 'upcoming', label: t`Upcoming` },
          { value: 'past', label: t`Past` },
        ]}
      />
      <TextField name="from" type="date" label={t`From`} plain defaultValue={from} />
      <TextField name="until" type="date" label={t`To`} plain defaultValue={until} />
      <Button type="submit" variant="secondary">
        <Trans>Show</Trans>
      </Button>
    </Form>
  );
}
