import { Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { priceText } from '../ui/price-parts.ts';
import { Block } from './block.tsx';
import type { BookingView } from './booking-view.ts';
import { dayText } from './day-text.ts';

type Plan = BookingView['plans'][number];

function PlanName({ plan }: { plan: Plan }) {
  if (plan.kind === 'full') return <Trans>Pay in full</Trans>;
  if (plan.kind === 'deposit') return <Trans>Pay a deposit now</Trans>;
  return plan.frequency === 14 ? <Trans>Every two weeks</Trans> : <Trans>Every month</Trans>;
}

/** When the money is due: every way to pay with its dates and amounts. */
export function PlanBlock({ view }: { view: BookingView }) {
  const { i18n } = useLingui();
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
          <ol className="figures ps-7 text-sm">
            {plan.payments.map(({ due, amount }) => (
              <li key={due} className="flex justify-between gap-4">
                <span>{dayText(due, i18n.locale)}</span>
                <span>{priceText(amount, view.currency, i18n.locale)}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Block>
  );
}
