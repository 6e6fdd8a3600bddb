import { Trans } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { Block } from '../plain-block.tsx';
import type { BookingView } from '../state/view.ts';
import { PlanName, PlanPayments } from './plan-payments.tsx';

/** When the money is due: every way to pay with its dates and amounts. */
export function PlanBlock({ view }: { view: BookingView }) {
  if (view.plans.length === 0) return null;
  return (
    <Block id="booking-installments" title={<Trans>When to pay</Trans>}>
      {view.plans.map((plan) => (
        <div key={plan.chargeMethod} className="flex flex-col gap-1">
          <label className="flex items-center gap-3 font-semibold">
            <input
              type="radio"
              name={inputNames.plan}
              value={plan.chargeMethod}
              defaultChecked={view.selection.chargeMethod === plan.chargeMethod}
            />
            <PlanName plan={plan} />
          </label>
          <div className="ps-7">
            <PlanPayments plan={plan} currency={view.currency} />
          </div>
        </div>
      ))}
    </Block>
  );
}
