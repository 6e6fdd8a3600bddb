import { Trans, useLingui } from '@lingui/react/macro';
import type { OfficeVariant } from '#contract/schemas/departures.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCellWords } from './departure-words.tsx';

export type FieldState = {
  /** The text of a field. */
  readonly typed: (cell: string) => string;
  /** The problem of a field, and the current value if someone has changed it. */
  readonly problem: (cell: string) => string | undefined;
};

/** The fields of everything that a cell of a departure can hold. */
export function DepartureFields({
  variant,
  state,
  typed,
  problem,
}: FieldState & { variant: OfficeVariant; state: string }) {
  const { t } = useLingui();
  const { label, states, confirmations } = useCellWords(variant);
  const next: Readonly<Record<string, readonly string[]>> = {
    '': ['draft', 'open', 'closed'],
    draft: ['draft', 'open', 'closed', 'archived'],
    cancelled: ['cancelled', 'archived'],
    archived: ['archived'],
  };
  const field = (cell: string) => ({
    id: cell,
    name: cell,
    label: label(cell),
    defaultValue: typed(cell),
    error: problem(cell),
    plain: true,
  });
  const number = (cell: string) => ({ ...field(cell), inputMode: 'numeric' as const, autoComplete: 'off' });
  const amount = (cell: string) => ({ ...field(cell), inputMode: 'decimal' as const, autoComplete: 'off' });
  const { currency } = variant;
  return (
    <>
      <Group title={<Trans>Sale</Trans>}>
        <TextField {...field('day')} type="date" required />
        <Select
          {...field('state')}
          options={(next[state] ?? ['open', 'closed', 'archived']).map((value) => ({
            value,
            label: states[value] ?? value,
          }))}
        />
        <Select
          {...field('confirmation')}
          options={Object.entries(confirmations).map(([value, words]) => ({ value, label: words }))}
        />
        <TextField {...number('closesDaysBefore')} required />
      </Group>
      <Group title={<Trans>Places</Trans>}>
        <TextField {...number('seats')} required />
        {variant.rooms.map(({ id }) => (
          <TextField key={id} {...number(`room.${id}`)} required />
        ))}
        <TextField {...number('minimum')} hint={t`Leave empty if it always runs.`} />
        <Checkbox
          id="guaranteed"
          name="guaranteed"
          value="true"
          label={label('guaranteed')}
          hint={t`You won’t cancel it because of too few travellers.`}
          defaultChecked={typed('guaranteed') === 'true'}
          error={problem('guaranteed')}
        />
      </Group>
      <Group title={<Trans>Prices in {currency}</Trans>}>
        {variant.passengerTypes.map(({ id }) => (
          <TextField key={id} {...amount(`price.${id}`)} hint={t`Leave empty if they can’t travel.`} />
        ))}
        <TextField {...amount('localPayment')} hint={t`Not part of the price. Leave empty if there is none.`} />
      </Group>
      <Group title={<Trans>Meeting point and notes</Trans>}>
        <TextField {...field('code')} hint={t`Your own name for this departure.`} autoComplete="off" />
        <TextField {...field('meetingTime')} type="time" />
        {['meetingPoint.en', 'meetingPoint.de'].map((cell) => (
          <TextField key={cell} {...field(cell)} maxLength={500} />
        ))}
        {['note.en', 'note.de'].map((cell) => (
          <TextArea key={cell} {...field(cell)} maxLength={500} rows={3} />
        ))}
      </Group>
    </>
  );
}

/** A card of fields that belong together. */
export function Group({ title, children }: { title: React.ReactNode; children: React.ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-paper p-5">
      <legend className="float-left mb-4 w-full font-semibold text-lg">{title}</legend>
      <div className="clear-both grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">{children}</div>
    </fieldset>
  );
}
