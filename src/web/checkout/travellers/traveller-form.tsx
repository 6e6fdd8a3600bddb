import { Trans } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { FieldAnswer } from './field-answer.tsx';

const nothing = () => {};

/** The form of one traveller as static markup. */
export function TravellerForm({ form }: { form: AnswerOf<'loadTravellerForm'>['data'] }) {
  const { traveller } = form;
  return (
    <fieldset data-traveller={traveller} className="flex flex-col gap-5">
      <legend className="text-lg">
        <Trans>Traveller {traveller}</Trans>
      </legend>
      {form.fields.map((field) => (
        <div
          key={field.id}
          data-required={field.required}
          data-only-when={field.onlyWhen ? `${field.onlyWhen.field}=${field.onlyWhen.value}` : undefined}
        >
          <FieldAnswer
            id={`traveller-${traveller}-${field.id}`}
            field={field}
            index={traveller - 1}
            value=""
            onAnswer={nothing}
            onBlur={nothing}
            still
          />
        </div>
      ))}
    </fieldset>
  );
}
