import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import type { PriceData } from '#contract/schemas/book-now-data.ts';
import { dayText } from '../../ui/days.ts';
import { priceText } from '../../ui/price-parts.ts';
import type { QuoteView } from './money-facts.ts';
import { PlanName, PlanPayments } from './plan-payments.tsx';

/** Shows the amounts due today and later: nothing for a hold, otherwise the payment methods as well. */
export const Due = memo(function Due({
  quote,
  plans,
  balanceDay,
  held,
  today,
}: Pick<PriceData, 'plans' | 'balanceDay'> & { quote: QuoteView; held: boolean; today: string }) {
  const { i18n } = useLingui();
  const balance = balanceDay !== null && balanceDay > today ? dayText(balanceDay, i18n.locale) : null;
  if (held)
    return (
      <div className="text-sm" data-due="hold">
        <p className="flex items-baseline justify-between gap-4 font-semibold">
          <span>
            <Trans>Due today</Trans>
          </span>
          <span className="text-success">
            <Trans>nothing</Trans>
          </span>
        </p>
        <p className="text-ink-soft">
          <Trans>A hold is free and locks in this price for 48 hours.</Trans>{' '}
          {balance ? <Trans>If you then book, the full amount is due by {balance}.</Trans> : null}
        </p>
      </div>
    );
  return (
    <div className="text-sm" data-due="book">
      {plans.length > 1 ? (
        <details className="group/due">
          <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold">
            <Trans>Payment schedule</Trans>
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 text-ink-soft transition-transform duration-(--motion-fast) group-open/due:rotate-180"
            />
          </summary>
          <ul className="flex flex-col gap-3 pb-2">
            {plans.map((plan) => (
              <li key={plan.chargeMethod} data-plan={plan.chargeMethod}>
                <p className="font-medium">
                  <PlanName plan={plan} />
                </p>
                <PlanPayments plan={plan} currency={quote.currency} />
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p className="flex items-baseline justify-between gap-4 font-semibold">
          <span>
            <Trans>Due when you book</Trans>
          </span>
          <span className="figures">{priceText(quote.total, quote.currency, i18n.locale)}</span>
        </p>
      )}
    </div>
  );
});
