import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ExtraOffer } from '#domain/booking/extra-offers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { InlineError } from '../../ui/field.tsx';
import type { Chosen } from '../block.ts';
import { fieldId } from '../field-id.ts';
import { ExtraChoice } from './extra-choice.tsx';

/** An extra with its options; a required one shows how many must still be chosen. */
export function ExtraCard({
  offer,
  context,
  error,
  onChange,
}: {
  offer: ExtraOffer;
  context: Chosen['context'];
  error: string | null;
  onChange: (optionId: number, quantity: number) => void;
}) {
  const { t } = useLingui();
  const { extra, options, missing } = offer;
  const id = fieldId(`extras.${extra.id}`);
  const per = { person: t`per person`, booking: t`per booking`, night: t`per person and night` }[extra.per];
  const [only] = options.length === 1 ? options : [];
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
          {extra.name[context.language]}
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
          {options.map((one) => (
            <li key={one.option.id} className="py-3 first:pt-0 last:pb-0">
              <ExtraChoice
                offer={offer}
                chosen={one}
                context={context}
                per={per}
                onChange={(quantity) => onChange(one.option.id, quantity)}
              />
            </li>
          ))}
        </ul>
        {missing > 0 ? (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-sun-soft px-4 py-2">
            <p aria-live="polite" className="text-sm">
              <Plural value={missing} one="# more to choose" other="# more to choose" />
            </p>
            {only && only.most > 1 ? (
              <Button variant="quiet" size="small" onClick={() => onChange(only.option.id, only.highest)}>
                <Trans>Select for everyone</Trans>
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
