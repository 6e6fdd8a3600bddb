import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import type { TravellerAnswers } from '#contract/schemas/booking-change.ts';
import { answered } from '#domain/party/traveller-form.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type FormProblem } from '../../ui/error-summary.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { fieldId } from '../field-id.ts';
import { FieldAnswer } from './field-answer.tsx';

/** A form that was not saved: its problems, and the sent answers. */
export type RefusedForm = {
  readonly problems: readonly FormProblem[];
  readonly typed: Readonly<Record<string, string>>;
  readonly attempt: number;
};

/** The form of one traveller of an existing booking. */
export function ChangeForm({
  person,
  seen,
  refused,
}: {
  person: TravellerAnswers;
  /** The number of the last change of the booking. */
  seen: number;
  refused: RefusedForm | undefined;
}) {
  const { t } = useLingui();
  const isPending = useNavigation().formData !== undefined;
  const { traveller, fields } = person;
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ id, value }) => [id, refused?.typed[id] ?? value])),
  );
  const visible = fields.filter(({ onlyWhen }) => !onlyWhen || values[onlyWhen.field] === onlyWhen.value);
  const idOf = (field: string) => fieldId(`travellers.${traveller}.${field}`);
  const problems = (refused?.problems ?? []).map(({ field, message }) => {
    const question = fields.find(({ id }) => field === `passengers.${id}`);
    return {
      field: question ? idOf(question.id) : null,
      message: question ? `${question.label}: ${message}` : message,
    };
  });
  return (
    <PostForm noValidate className="flex max-w-2xl flex-col gap-5">
      <ErrorSummary problems={problems} attempt={refused?.attempt} />
      <input type="hidden" name="traveller" value={traveller} />
      <input type="hidden" name="seen" value={seen} />
      {visible.map((field) => (
        <div key={field.id} className="flex flex-col gap-1.5">
          <FieldAnswer
            id={idOf(field.id)}
            field={field.onFile ? { ...field, required: false } : field}
            index={traveller}
            value={values[field.id] ?? ''}
            error={refused?.problems.find((problem) => problem.field === `passengers.${field.id}`)?.message}
            onAnswer={(answer) =>
              setValues((before) => answered({ key: 0, typeId: 0, values: before }, field.id, answer).values)
            }
            onBlur={() => {}}
          />
          {field.onFile ? (
            <p className="text-ink-soft text-sm">
              <Trans>We have an answer, which isn’t shown here. Leave this empty to keep it.</Trans>
            </p>
          ) : null}
        </div>
      ))}
      <div>
        <Button type="submit" pending={isPending}>
          {t`Save changes`}
        </Button>
      </div>
    </PostForm>
  );
}
