import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldView } from '#contract/booking/present-field.ts';
import { inputNames } from '#contract/wire/input-names.ts';
import { joinDate, splitDate } from '../../ui/birth-date.ts';
import { BirthDateField } from '../../ui/birth-date-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { autocompleteOf, sectionOf, typingOf } from './autofill.ts';
import { CountryAnswer } from './country-answer.tsx';
import { PhoneAnswer } from './phone-answer.tsx';

/** The maximum lengths of a single-line and a multi-line answer. */
const maxLengths = { line: 200, text: 2000 } as const;

export type FieldAnswerProps = {
  id: string;
  field: FieldView;
  /** The traveller's index in the party, from 0. */
  index: number;
  value: string;
  error?: ReactNode;
  onAnswer: (value: string) => void;
  onBlur: () => void;
  /** Leaves out everything that needs scripts, for static forms. */
  still?: boolean | undefined;
};

/** One question of a traveller's form, rendered by its kind. */
export function FieldAnswer({ id, field, index, value, error, onAnswer, onBlur, still }: FieldAnswerProps) {
  const { t, i18n } = useLingui();
  const { kind, label, options } = field;
  const name = inputNames.traveller(index + 1, String(field.number ?? field.id));
  const required = field.required && !(still && field.onlyWhen !== null);
  const words = { label, error, required };
  const autoComplete = autocompleteOf(field.id, index);
  const born = field.id === 'date-of-birth';
  const common = { ...words, id, name, autoComplete, onBlur };

  if (kind === 'radio')
    return (
      <RadioGroup
        {...words}
        id={id}
        name={name}
        value={value || null}
        options={options}
        onChange={(next) => onAnswer(next)}
      />
    );
  if (kind === 'dropdown')
    return (
      <Select
        {...common}
        value={value}
        options={options}
        placeholder={t`Please choose`}
        onChange={(event) => onAnswer(event.target.value)}
      />
    );
  if (kind === 'textarea')
    return (
      <TextArea
        {...common}
        value={value}
        maxLength={maxLengths.text}
        onChange={(event) => onAnswer(event.target.value)}
      />
    );
  if (kind === 'date' && !still)
    return (
      <>
        <BirthDateField
          {...words}
          id={id}
          name={id}
          hint={born ? t`Day, month and year, such as 27 03 1984` : t`Day, month and year, such as 27 03 2031`}
          section={born ? sectionOf(index) : null}
          value={splitDate(value)}
          onChange={(date) => onAnswer(joinDate(date))}
          onBlur={onBlur}
        />
        <input type="hidden" name={name} value={value} />
      </>
    );
  if (kind === 'phone' && !still)
    return (
      <PhoneAnswer
        {...common}
        value={value}
        language={i18n.locale}
        hint={t`So the operator can reach you during the trip, for example if a pick-up changes. Nothing else.`}
        onAnswer={onAnswer}
      />
    );
  if (kind === 'country' && !still) return <CountryAnswer {...common} value={value} onAnswer={onAnswer} />;
  return (
    <TextField
      {...common}
      {...typingOf(field.id, kind)}
      hint={hintOf(field, index)}
      value={value}
      minLength={still ? (field.minimumLength ?? undefined) : undefined}
      maxLength={maxLengths.line}
      onChange={(event) => onAnswer(event.target.value)}
    />
  );

  function hintOf({ kind: fieldKind }: FieldView, place: number): string | undefined {
    // Without a searchable list the two-letter code is typed.
    if (fieldKind === 'country') return t`Two letters, such as DE`;
    if (fieldKind === 'date') return t`dd/mm/yyyy`;
    if (fieldKind === 'email' && place === 0) return t`We’ll send your confirmation here.`;
    return undefined;
  }
}
