import { Trans, useLingui } from '@lingui/react/macro';
import type { OfficeVariant } from '#contract/schemas/departures.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { BulkText } from './bulk-query.ts';
import { Group } from './departure-fields.tsx';
import { useRoundingWords } from './rounding-words.ts';

/** The fields of a change of many departures; which of them count depends on the chosen change. */
export function BulkFields({
  variant,
  text,
  isUnreadable,
}: {
  variant: OfficeVariant;
  text: BulkText;
  isUnreadable: boolean;
}) {
  const { t } = useLingui();
  const { currency, passengerTypes } = variant;
  const isSeats = text.do === 'seats';
  const error = t`Enter a number such as 16, 49.50 or -5.`;
  const roundings = useRoundingWords();
  return (
    <>
      <Select
        name="do"
        id="do"
        label={t`Change`}
        plain
        required
        defaultValue={text.do || 'closed'}
        options={[
          { value: 'closed', label: t`Close for new bookings` },
          { value: 'open', label: t`Open for bookings` },
          { value: 'seats', label: t`Set the number of places` },
          { value: 'set', label: t`Set the price` },
          { value: 'add', label: t`Raise or lower the price by an amount` },
          { value: 'percent', label: t`Raise or lower the price by a percentage` },
        ]}
      />
      <Group title={<Trans>If you change places</Trans>}>
        <TextField
          id="seats"
          name="seats"
          label={t`Places`}
          plain
          inputMode="numeric"
          defaultValue={text.seats}
          error={isUnreadable && isSeats ? error : undefined}
        />
      </Group>
      <Group title={<Trans>If you change prices</Trans>}>
        <Select
          name="type"
          label={t`Traveller type`}
          plain
          defaultValue={text.type}
          placeholder={t`All`}
          options={passengerTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextField
          id="amount"
          name="amount"
          label={t`${currency} or %`}
          hint={t`Use a minus sign to lower the price.`}
          plain
          defaultValue={text.amount}
          error={isUnreadable && !isSeats ? error : undefined}
        />
        <Select name="rounding" label={t`Rounding`} plain defaultValue={text.rounding || 'none'} options={roundings} />
      </Group>
    </>
  );
}
