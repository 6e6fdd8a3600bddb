import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceData } from '#contract/schemas/book-now-data.ts';
import { type ChargeMethod, chargeMethodOf, planOf } from '#contract/wire/charge-method.ts';
import { inputNames } from '#contract/wire/input-names.ts';
import type { PlanChoice as Plan } from '#domain/pricing/payment-plan.ts';
import { priceText } from '../../ui/price-parts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { fieldId } from '../field-id.ts';
import { PlanName, PlanPayments } from '../price/plan-payments.tsx';

/** When to pay: every way with what is due now, and the dates of the chosen one. Nothing is chosen for anybody. */
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
  if (plans.length < 2) return null;
  const chosen = plan && chargeMethodOf(plan);
  return (
    <RadioGroup
      id={fieldId('plan')}
      name={inputNames.plan}
      label={t`When do you want to pay?`}
      required
      error={error}
      look="cards"
      value={chosen}
      onChange={(method) => onPlan(planOf(method as ChargeMethod) as Plan)}
      options={plans.map((one) => ({
        value: one.chargeMethod,
        label: <PlanName plan={one} />,
        aside: priceText(one.payments[0]?.amount ?? 0, currency, i18n.locale),
        hint:
          one.chargeMethod === chosen && one.payments.length > 1 ? (
            <PlanPayments plan={one} currency={currency} />
          ) : one.payments.length > 1 ? (
            <Trans>now, the rest later</Trans>
          ) : null,
      }))}
    />
  );
}
