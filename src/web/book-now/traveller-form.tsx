import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { inputNames } from '#contract/wire/input-names.ts';

type Form = AnswerOf<'loadTravellerForm'>['data'];
type Field = Form['fields'][number];

const look = 'min-h-11 rounded-field border border-line-strong bg-paper px-3';
const types = { phone: 'tel', email: 'email' } as Readonly<Record<string, string>>;

/** The form of one traveller as plain markup. */
export function TravellerForm({ form }: { form: Form }) {
  const { traveller } = form;
  return (
    <fieldset data-traveller={traveller} className="flex flex-col gap-4">
      <legend className="text-lg">
        <Trans>Traveller {traveller}</Trans>
      </legend>
      {form.fields.map((field) => (
        <div
          key={field.id}
          className="flex flex-col gap-1"
          data-only-when={field.onlyWhen ? `${field.onlyWhen.field}=${field.onlyWhen.value}` : undefined}
        >
          <FieldMarkup field={field} traveller={traveller} />
        </div>
      ))}
    </fieldset>
  );
}

function FieldMarkup({ field, traveller }: { field: Field; traveller: number }) {
  const { t } = useLingui();
  const id = `traveller-${traveller}-${field.id}`;
  const shared = {
    name: inputNames.traveller(traveller, String(field.number ?? field.id)),
    'data-required': field.required,
    // A field that is asked only now and then cannot be required by the markup alone.
    required: field.required && field.onlyWhen === null,
  };
  if (field.kind === 'radio')
    return (
      <fieldset>
        <legend>{field.label}</legend>
        {field.options.map(({ value, label }) => (
          <label key={value} className="flex items-center gap-2">
            <input type="radio" value={value} {...shared} />
            {label}
          </label>
        ))}
      </fieldset>
    );
  return (
    <>
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'dropdown' ? (
        <select id={id} defaultValue="" className={look} {...shared}>
          <option value="">{t`Please choose`}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : field.kind === 'textarea' ? (
        <textarea id={id} rows={3} className={look} {...shared} />
      ) : (
        <input
          id={id}
          type={types[field.kind] ?? 'text'}
          data-kind={field.kind}
          placeholder={field.kind === 'date' ? t`dd/mm/yyyy` : undefined}
          minLength={field.minimumLength ?? undefined}
          className={look}
          {...shared}
        />
      )}
    </>
  );
}
