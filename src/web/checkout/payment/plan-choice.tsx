import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PriceData } from '#contract/schemas/book-now-data.ts';
import { chargeMethodOf, planOf } from '#contract/wire/charge-method.ts';
import { inputNames } from '#contract/wire/input-names.ts';
import type { PlanChoice as Plan } from '#domain/pricing/payment-plan.ts';
import { classes } from '../../ui/classes.ts';
import { FieldGroup, useFieldIds } from '../../ui/field.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { fieldId } from '../field-id.ts';
import { PlanTimeline } from '../plan/plan-timeline.tsx';
import { SplitPaymentLink } from '../plan/split-payment-link.tsx';
import { PlanName } from '../price/plan-payments.tsx';

type Offered = PriceData['plans'][number];

/** Payment plans as cards; the chosen one expands to its dates, and none is preselected. */
export function PlanChoice({
  plans,
  currency,
  plan,
  error,
  onPlan,
}: {
  plans: PriceData['plans'];
  currency: string;
  plan: Plan | null;
  error?: string | undefined;
  onPlan: (plan: Plan) => void;
}) {
  const { t, i18n } = useLingui();
  const ids = useFieldIds(fieldId('plan'), { hint: undefined, error });
  if (plans.length < 2) return null;
  const chosen = plan && chargeMethodOf(plan);
  const choose = ({ chargeMethod }: Offered) => onPlan(planOf(chargeMethod) as Plan);
  const money = (one: Offered) => priceText(one.payments[0]?.amount ?? 0, currency, i18n.locale);
  const cards = plans.filter(({ kind }) => kind !== 'instalments');
  // All frequencies share one card, which preselects the first frequency.
  const series = plans.filter(({ kind }) => kind === 'instalments');
  const current = series.find(({ chargeMethod }) => chargeMethod === chosen) ?? series[0];
  return (
    <FieldGroup {...ids} label={t`When do you want to pay?`} required error={error}>
      <div className={classes('grid gap-3', chosen === null && '@2xl:grid-cols-3')}>
        {cards.map((one) => (
          <PlanCard
            key={one.chargeMethod}
            value={one.chargeMethod}
            name={<PlanName plan={one} />}
            aside={money(one)}
            hint={
              one.payments.length > 1 ? (
                <Trans>now, the rest later</Trans>
              ) : (
                <Trans>now, nothing more to pay later</Trans>
              )
            }
            checked={chosen === one.chargeMethod}
            passive={chosen !== null}
            describedBy={ids.describedBy}
            onChoose={() => choose(one)}
          >
            {one.payments.length > 1 ? <PlanTimeline plan={one} currency={currency} /> : null}
          </PlanCard>
        ))}
        {current ? (
          <PlanCard
            value={current.chargeMethod}
            name={<Trans>Pay in instalments</Trans>}
            aside={money(current)}
            hint={<Trans>now, the rest in equal instalments</Trans>}
            checked={chosen === current.chargeMethod}
            passive={chosen !== null}
            describedBy={ids.describedBy}
            onChoose={() => choose(current)}
          >
            <Frequencies series={series} current={current} onChoose={choose} />
            <PlanTimeline plan={current} currency={currency} />
          </PlanCard>
        ) : null}
      </div>
      <SplitPaymentLink />
    </FieldGroup>
  );
}

/** A payment plan; unselected cards are lighter, but must not look disabled. */
function PlanCard({
  value,
  name,
  aside,
  hint,
  checked,
  passive,
  describedBy,
  onChoose,
  children,
}: {
  value: string;
  name: ReactNode;
  aside: string;
  hint: ReactNode;
  checked: boolean;
  passive: boolean;
  describedBy: string | undefined;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <div
      data-plan-card={value}
      className={classes(
        'rounded-card border transition-[border-color,background-color] duration-(--motion-fast) has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        checked
          ? 'border-pine bg-pine-soft shadow-[inset_0_0_0_1px_var(--color-pine)]'
          : passive
            ? 'border-line bg-paper hover:border-ink'
            : 'border-line-strong bg-paper hover:border-ink',
      )}
    >
      <label className="flex items-start gap-3 p-4">
        <input
          type="radio"
          name={inputNames.plan}
          value={value}
          checked={checked}
          onChange={onChoose}
          aria-describedby={describedBy}
          className="mt-0.5 size-5.5 shrink-0 accent-pine outline-none"
        />
        <span className="flex min-w-0 grow justify-between gap-x-4">
          <span className="flex min-w-0 flex-col">
            <span className="font-semibold">{name}</span>
            <span className="text-ink-soft text-sm">{hint}</span>
          </span>
          <span className="figures shrink-0 font-semibold">{aside}</span>
        </span>
      </label>
      {checked && children ? <div className="flex flex-col gap-4 px-4 pb-4 sm:ps-12.5">{children}</div> : null}
    </div>
  );
}

/** One button for each payment frequency. */
function Frequencies({
  series,
  current,
  onChoose,
}: {
  series: readonly Offered[];
  current: Offered;
  onChoose: (plan: Offered) => void;
}) {
  const { t } = useLingui();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t`How often do you want to pay?`}</legend>
      {series.map((one) => (
        <label
          key={one.chargeMethod}
          className="flex min-h-11 items-center gap-2 rounded-field border border-line-strong bg-paper px-4 font-medium has-checked:border-pine has-checked:shadow-[inset_0_0_0_1px_var(--color-pine)] has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="frequency"
            value={one.frequency ?? ''}
            checked={one.chargeMethod === current.chargeMethod}
            onChange={() => onChoose(one)}
            className="size-5 accent-pine outline-none"
          />
          <PlanName plan={one} />
        </label>
      ))}
    </fieldset>
  );
}
