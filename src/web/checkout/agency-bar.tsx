import { Trans } from '@lingui/react/macro';
import { commissionOf } from '#domain/pricing/commission.ts';
import { AgencyBar, Earned } from '../agency/bar.tsx';
import { useCall } from '../browser/use-call.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useCheckout } from './state/checkout-context.tsx';

/** Shows an agent the client of the booking, and the commission for the current selection at the displayed price. */
export default function CheckoutAgencyBar() {
  const { page, checkout, price } = useCheckout();
  const { context, forms } = checkout;
  const terms = useCall('loadAgencyTerms', { objectId: page.objectId });
  const values = forms[0]?.values ?? {};
  const client = [values['first-name'], values['last-name']].filter((part) => part?.trim()).join(' ') || values.email;
  const quote = price.answer?.data.quote ?? null;
  const { operator, rates } = context.facts;
  const waiting = <Skeleton className="h-5 w-20" />;
  const { answer } = terms;
  const openHolds = answer?.openHolds ?? 0;
  const limit = answer?.openHoldsLimit ?? 0;
  const money =
    answer && quote ? commissionOf(quote.lines, quote.currency, operator.currency, rates, answer.rate) : null;
  return (
    <AgencyBar
      agency={page.agency}
      facts={[
        { id: 'client', name: <Trans>Client</Trans>, value: client || <Trans>No client yet</Trans> },
        {
          id: 'commission',
          name: <Trans>Commission</Trans>,
          value: money ? <Earned money={money} /> : answer ? '–' : waiting,
        },
        {
          id: 'holds',
          name: <Trans>Open holds</Trans>,
          value: answer ? (
            <span className="figures">
              <Trans>
                {openHolds} of {limit}
              </Trans>
            </span>
          ) : (
            waiting
          ),
        },
      ]}
      action={
        terms.state === 'failed' ? (
          <Button size="small" variant="secondary" onClick={terms.retry}>
            <Trans>Reload the terms</Trans>
          </Button>
        ) : null
      }
    />
  );
}
