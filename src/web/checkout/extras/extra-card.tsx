import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { InlineError } from '../../ui/field.tsx';
import { fieldId } from '../field-id.ts';
import type { BookingView } from '../state/view.ts';
import { ExtraChoice } from './extra-choice.tsx';
import type { Extra } from './extra-limit.ts';

/** An extra with its options; a required one says how many are still to be chosen. */
export function ExtraCard({
  extra,
  currency,
  people,
  error,
  onChange,
}: {
  extra: Extra;
  currency: BookingView['currency'];
  people: number;
  error: string | null;
  onChange: (optionId: number, quantity: number) => void;
}) {
  const { t } = useLingui();
  const id = fieldId(`extras.${extra.id}`);
  const per = { person: t`per person`, booking: t`per booking`, night: t`per person and night` }[extra.per];
  const [only] = extra.options.length === 1 ? extra.options : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this in every browser
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={error ? `${id}-error` : undefined}
      className={classes(
        'flex scroll-mt-24 flex-col gap-4 rounded-card border p-4 md:p-5',
        error ? 'border-danger' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={`${id}-title`} className="text-lg">
          {extra.name}
        </h3>
        {extra.required ? (
          <Badge tone="pine">
            <Trans>Required</Trans>
          </Badge>
        ) : null}
      </div>
      <div className="flex flex-col gap-3">
        {error ? <InlineError id={`${id}-error`}>{error}</InlineError> : null}
        <ul className="flex flex-col divide-y divide-line">
          {extra.options.map((option) => (
            <li key={option.id} className="py-3 first:pt-0 last:pb-0">
              <ExtraChoice
                extra={extra}
                option={option}
                currency={currency}
                people={people}
                per={per}
                onChange={(quantity) => onChange(option.id, quantity)}
              />
            </li>
          ))}
        </ul>
        {extra.missing > 0 ? (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-sun-soft px-4 py-2">
            <p aria-live="polite" className="text-sm">
              <Plural value={extra.missing} one="# more to choose" other="# more to choose" />
            </p>
            {only && only.limit > 1 ? (
              <Button variant="quiet" size="small" onClick={() => onChange(only.id, only.highest)}>
                <Trans>Choose for everybody</Trans>
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
