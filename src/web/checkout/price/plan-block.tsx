import { Trans } from '@lingui/react/macro';
import { chargeMethodOf } from '#contract/wire/charge-method.ts';
import { inputNames } from '#contract/wire/input-names.ts';
import type { BlockProps } from '../block.ts';
import { Block } from '../plain-block.tsx';
import { PlanName, PlanPayments } from './plan-payments.tsx';

/** Lists every payment plan with its dates and amounts. */
export function PlanBlock({ selection, price }: Pick<BlockProps, 'selection' | 'price'>) {
  if (!price || price.plans.length === 0) return null;
  const chosen = selection.plan && chargeMethodOf(selection.plan);
  return (
    <Block id="booking-installments" title={<Trans>When to pay</Trans>}>
      {price.plans.map((plan) => (
        <div key={plan.chargeMethod} className="flex flex-col gap-1">
          <label className="flex items-center gap-3 font-semibold">
            <input
              type="radio"
              name={inputNames.plan}
              value={plan.chargeMethod}
              defaultChecked={chosen === plan.chargeMethod}
            />
            <PlanName plan={plan} />
          </label>
          <div className="ps-7">
            <PlanPayments plan={plan} currency={price.currency} />
          </div>
        </div>
      ))}
    </Block>
  );
}
