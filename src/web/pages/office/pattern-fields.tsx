import { Trans, useLingui } from '@lingui/react/macro';
import type { OfficeDeparture, OfficeVariant } from '#contract/schemas/departures.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { dayText, weekdayText } from '../../ui/days.ts';
import { InlineError } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Group } from './departure-fields.tsx';
import { useCellWords } from './departure-words.tsx';
import { EXCLUSIONS, type PatternField } from './pattern-query.ts';
import { useRoundingWords } from './rounding-words.ts';

/** Any Monday, for the names of the weekdays. */
const MONDAY = '2026-11-16';
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** The fields of a pattern: when, except when, how many places, and at which prices. */
export function PatternFields({
  variant,
  departures,
  query,
  problems,
}: {
  variant: OfficeVariant;
  departures: readonly OfficeDeparture[];
  query: URLSearchParams;
  problems: readonly PatternField[];
}) {
  const { t, i18n } = useLingui();
  const { label, states } = useCellWords(variant);
  const roundings = useRoundingWords();
  const text = (name: string) => query.get(name) ?? '';
  const has = (field: PatternField) => problems.includes(field);
  const date = t`Enter a date.`;
  const { currency } = variant;
  const weekdayName = (weekday: number) =>
    dayText(`2026-11-${Number(MONDAY.slice(8)) + weekday}`, i18n.locale, 'weekday');
  return (
    <>
      <Group title={<Trans>When</Trans>}>
        <TextField
          id="from"
          name="from"
          type="date"
          label={t`First day`}
          plain
          required
          defaultValue={text('from')}
          error={has('from') ? date : undefined}
        />
        <TextField
          id="until"
          name="until"
          type="date"
          label={t`Last day`}
          plain
          required
          defaultValue={text('until')}
          error={has('until') ? t`Enter a date on or after the first day.` : undefined}
        />
        <Select
          name="kind"
          label={t`Repeats`}
          plain
          defaultValue={text('kind') || 'weekly'}
          options={[
            { value: 'weekly', label: t`On weekdays` },
            { value: 'monthly', label: t`On days of the month` },
          ]}
        />
        <fieldset id="weekdays" className="min-w-0 sm:col-span-2 xl:col-span-3">
          <legend className="font-semibold">
            <Trans>Weekdays</Trans>
          </legend>
          <div className="flex flex-wrap gap-x-6">
            {WEEKDAYS.map((weekday) => (
              <Checkbox
                key={weekday}
                id={`weekday-${weekday}`}
                name="weekdays"
                value={weekday}
                label={weekdayName(weekday)}
                defaultChecked={query.getAll('weekdays').includes(String(weekday))}
              />
            ))}
          </div>
          {has('weekdays') ? (
            <InlineError>
              <Trans>Choose at least one weekday.</Trans>
            </InlineError>
          ) : null}
        </fieldset>
        <Select
          name="everyWeeks"
          label={t`How often`}
          plain
          defaultValue={text('everyWeeks') || '1'}
          options={[
            { value: '1', label: t`Every week` },
            { value: '2', label: t`Every second week` },
            { value: '3', label: t`Every third week` },
            { value: '4', label: t`Every fourth week` },
          ]}
        />
        <TextField
          id="daysOfMonth"
          name="daysOfMonth"
          label={t`Days of the month`}
          hint={t`Only for “On days of the month”, such as 1, 15.`}
          plain
          defaultValue={text('daysOfMonth')}
          error={has('daysOfMonth') ? t`Enter days from 1 to 31, such as 1, 15.` : undefined}
        />
      </Group>
      <Group title={<Trans>Except</Trans>}>
        {EXCLUSIONS.map((number) => (
          <div key={number} className="grid grid-cols-2 gap-3 sm:col-span-2 xl:col-span-3">
            <TextField
              id={`except${number}`}
              name={`exceptFrom${number}`}
              type="date"
              label={t`Not from`}
              plain
              defaultValue={text(`exceptFrom${number}`)}
              error={has(`except${number}`) ? t`Enter both dates in order.` : undefined}
            />
            <TextField
              name={`exceptUntil${number}`}
              type="date"
              label={t`Not until`}
              plain
              defaultValue={text(`exceptUntil${number}`)}
            />
          </div>
        ))}
      </Group>
      <Group title={<Trans>Places and state</Trans>}>
        <TextField
          id="seats"
          name="seats"
          label={label('seats')}
          hint={t`Leave empty to copy the number of the departure below.`}
          plain
          inputMode="numeric"
          defaultValue={text('seats')}
        />
        {variant.rooms.map(({ id }) => (
          <TextField
            key={id}
            id={`room.${id}`}
            name={`room.${id}`}
            label={label(`room.${id}`)}
            plain
            inputMode="numeric"
            defaultValue={text(`room.${id}`)}
          />
        ))}
        <Select
          name="state"
          label={label('state')}
          plain
          defaultValue={text('state') || 'open'}
          options={['open', 'draft', 'closed'].map((value) => ({ value, label: states[value] ?? value }))}
        />
      </Group>
      <Group title={<Trans>Prices</Trans>}>
        <Select
          name="baseId"
          label={t`Same as departure`}
          hint={t`Rooms, meeting point and notes are copied too.`}
          plain
          defaultValue={text('baseId')}
          placeholder={t`None: enter the prices below`}
          options={departures.map(({ id, cells }) => ({
            value: String(id),
            label: weekdayText(String(cells.day), i18n.locale),
          }))}
        />
        <TextField
          id="by"
          name="by"
          label={t`Change prices by %`}
          hint={t`Such as 5 or -2.5. Leave empty for the same prices.`}
          plain
          defaultValue={text('by')}
          error={has('by') ? t`Enter a percentage such as 5 or -2.5.` : undefined}
        />
        <Select
          name="rounding"
          label={t`Rounding`}
          plain
          defaultValue={text('rounding') || 'none'}
          options={roundings}
        />
        {variant.passengerTypes.map(({ id }) => (
          <TextField
            key={id}
            id={`price.${id}`}
            name={`price.${id}`}
            label={`${label(`price.${id}`)} (${currency})`}
            hint={t`Leave empty to copy it.`}
            plain
            inputMode="decimal"
            defaultValue={text(`price.${id}`)}
          />
        ))}
      </Group>
    </>
  );
}
