import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import type { FieldView } from '#contract/booking/present-field.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { travellerProblems } from '#domain/booking/traveller-problems.ts';
import { BIRTH_FIELD } from '#domain/party/age-fit.ts';
import type { TravellerForm } from '#domain/party/traveller-form.ts';
import { classes } from '../../ui/classes.ts';
import { fieldId } from '../field-id.ts';
import type { Checkout } from '../state/checkout.ts';
import { AgeNotice } from './age-notice.tsx';
import { nameOf } from './answers.ts';
import { FieldAnswer } from './field-answer.tsx';
import { OptionalDetails, splitOptional } from './optional-details.tsx';
import { useTravellerWords } from './use-traveller-words.ts';

export type TravellerCardProps = {
  form: TravellerForm;
  /** The index in the party, from 0; the first is the lead traveller. */
  index: number;
  fields: readonly FieldView[];
  context: Checkout['context'];
  day: Checkout['selection']['day'];
  /** The problems of the last submission that still exist. */
  problems: readonly Problem[];
  open: boolean;
  onToggle: (form: number) => void;
  onAnswer: (form: number, field: string, value: string) => void;
  /** Buttons above the fields that fill in several of them. */
  offers: ReactNode;
  /** The button below the fields that leads on. */
  foot: ReactNode;
};

/** One traveller: a header with the name and the completion status, and the questions when it is open. */
export const TravellerCard = memo(function TravellerCard(props: TravellerCardProps) {
  const { form, index, context, day, open, onToggle } = props;
  const { t } = useLingui();
  const { language, facts } = context;
  /** The fields that were left with an invalid value; untouched fields show no error. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const mark = (field: string, wrongNow: boolean): void =>
    setLeft((fields) => {
      if (fields.has(field) === wrongNow) return fields;
      return new Set(wrongNow ? [...fields, field] : [...fields].filter((other) => other !== field));
    });
  const wrong = problemsOf(form, index, context, day);
  const number = index + 1;
  const name = nameOf(form) || t`Traveller ${number}`;
  const type = facts.variant.passengerTypes.find(({ id }) => id === form.typeId)?.singular[language];
  const id = fieldId(`travellers.${index}`);
  const done = wrong.length === 0;
  return (
    <li id={id} className="rounded-card border border-line" data-traveller={number}>
      <h3 className="font-sans tracking-normal">
        <button
          type="button"
          id={`${id}-head`}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => onToggle(form.key)}
          className="flex min-h-16 w-full items-center gap-3 rounded-card px-4 py-3 text-start hover:bg-mist"
        >
          <span
            aria-hidden="true"
            className={classes(
              'figures flex size-9 shrink-0 items-center justify-center rounded-full font-semibold text-sm',
              done ? 'bg-pine text-on-pine' : 'bg-pine-soft text-pine',
            )}
          >
            {done ? <Check className="size-5" /> : number}
          </span>
          <span className="flex min-w-0 grow flex-col">
            <span className="truncate font-semibold text-base">{name}</span>
            <span className="font-normal text-ink-soft text-sm">
              {type}
              {' · '}
              {done ? (
                <Trans>Complete</Trans>
              ) : (
                <Plural value={wrong.length} one="# answer is missing" other="# answers are missing" />
              )}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes(
              'size-5 shrink-0 text-ink-soft transition-transform duration-(--motion-fast)',
              open && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <fieldset id={`${id}-body`} aria-labelledby={`${id}-head`} hidden={!open} className="min-w-0">
        {open ? <Questions {...props} wrong={wrong} left={left} mark={mark} /> : null}
      </fieldset>
    </li>
  );
});

/** Returns the problems of one form by field path. */
function problemsOf(
  form: TravellerForm,
  index: number,
  context: Checkout['context'],
  day: Checkout['selection']['day'],
): Problem[] {
  // The rules use the index in the party, so the forms before it are left empty and their problems are ignored.
  const forms = Array.from({ length: index + 1 }, (_, place) => (place === index ? form : { ...form, values: {} }));
  const path = `travellers.${index}.`;
  return travellerProblems(forms, { day, party: {} }, context).filter((problem) => problem.path.startsWith(path));
}

/** The questions in two columns where there is space. */
const questionGrid = 'grid items-start gap-x-5 gap-y-5 @xl:grid-cols-2';

/** The kinds of questions that take the whole width. */
const wideKinds: readonly FieldView['kind'][] = ['textarea', 'radio'];

function Questions({
  form,
  index,
  fields,
  context,
  day,
  onAnswer,
  offers,
  foot,
  problems,
  wrong,
  left,
  mark,
}: TravellerCardProps & {
  wrong: readonly Problem[];
  left: ReadonlySet<string>;
  mark: (field: string, wrongNow: boolean) => void;
}) {
  const words = useTravellerWords();
  const visible = fields.filter(
    ({ asked: visible, onlyWhen }) =>
      (visible === 'each' || index === 0) && (!onlyWhen || form.values[onlyWhen.field] === onlyWhen.value),
  );
  const hasProblem = (answers: TravellerForm, path: string): boolean =>
    problemsOf(answers, index, context, day).some((problem) => problem.path === path);
  const pathOf = ({ id }: FieldView) => `travellers.${index}.${id}`;
  const { main, optional } = splitOptional(visible);
  const question = (field: FieldView): ReactNode => {
    const path = pathOf(field);
    const value = form.values[field.id] ?? '';
    const problem = wrong.find((one) => one.path === path);
    const isVisible = problem && (left.has(field.id) || problems.some((one) => one.path === path));
    return (
      <div
        key={field.id}
        className={classes('flex flex-col gap-3', wideKinds.includes(field.kind) && '@xl:col-span-full')}
      >
        <FieldAnswer
          id={fieldId(path)}
          field={field}
          index={index}
          value={value}
          error={isVisible ? words(problem) : undefined}
          onAnswer={(answer) => {
            onAnswer(form.key, field.id, answer);
            const next = { ...form, values: { ...form.values, [field.id]: answer } };
            if (left.has(field.id)) mark(field.id, hasProblem(next, path));
          }}
          onBlur={() => mark(field.id, value.trim() !== '' && hasProblem(form, path))}
        />
        {field.id === BIRTH_FIELD && !isVisible ? <AgeNotice form={form} context={context} day={day} /> : null}
      </div>
    );
  };
  return (
    <div className="flex flex-col gap-5 px-4 pt-1 pb-4">
      {offers}
      <div className={questionGrid}>{main.map(question)}</div>
      {optional.length > 0 ? (
        <OptionalDetails
          labels={optional.map(({ label }) => label).join(', ')}
          wanted={optional.some(
            (field) => form.values[field.id] || problems.some(({ path }) => path === pathOf(field)),
          )}
        >
          <div className={questionGrid}>{optional.map(question)}</div>
        </OptionalDetails>
      ) : null}
      {foot}
    </div>
  );
}
