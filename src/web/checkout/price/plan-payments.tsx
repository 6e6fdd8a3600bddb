import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceData } from '#contract/schemas/book-now-data.ts';
import { dayText } from '../../ui/days.ts';
import { priceText } from '../../ui/price-parts.ts';

type Plan = PriceData['plans'][number];

/** Shows the name of a payment plan. */
export function PlanName({ plan }: { plan: Plan }) {
  if (plan.kind === 'full') return <Trans>Pay in full</Trans>;
  if (plan.kind === 'deposit') return <Trans>Pay a deposit now</Trans>;
  return plan.frequency === 14 ? <Trans>Every two weeks</Trans> : <Trans>Every month</Trans>;
}

/** Lists the dates and amounts of a plan; they add up to the total. */
export function PlanPayments({ plan, currency }: { plan: Plan; currency: string }) {
  const { i18n } = useLingui();
  return (
    <ol className="figures text-ink-soft text-sm">
      {plan.payments.map(({ due, amount }, index) => (
        <li key={due} data-payment={amount} className="flex justify-between gap-4">
          <span>{index === 0 ? <Trans>when you book</Trans> : dayText(due, i18n.locale)}</span>
          <span>{priceText(amount, currency, i18n.locale)}</span>
        </li>
      ))}
    </ol>
  );
}
