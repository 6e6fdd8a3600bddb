import { Trans, useLingui } from '@lingui/react/macro';
import type { RequestOf } from '#contract/schemas.ts';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { useCall } from '../../browser/use-call.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ContentOpener } from '../popups/content-opener.tsx';
import { type CheckoutValue, useCheckout } from '../state/checkout-context.tsx';
import { linkClass } from './link-class.ts';
import { TermsText } from './terms-link.tsx';

const CancellationTable = lazyPart(
  'cancellation table',
  async () => (await import('./cancellation-table.tsx')).CancellationTable,
);

/** Opens the cancellation terms: the refunds by date for the current price, and the full text. */
export function CancellationLink({ termsId }: { termsId: number }) {
  const { t } = useLingui();
  const request = requestOf(useCheckout());
  const shared = { name: 'cancellation-terms', title: t`Cancellation terms`, width: 'large' } as const;
  if (!request)
    return (
      <ContentOpener
        className={linkClass}
        piece={{
          ...shared,
          call: 'loadTerms',
          request: { id: termsId },
          children: (terms) => (
            <div className="flex flex-col gap-6">
              <p className="text-ink-soft">
                <Trans>Choose a date to see your refund and the deadlines.</Trans>
              </p>
              <TermsText terms={terms} />
            </div>
          ),
        }}
      >
        {shared.title}
      </ContentOpener>
    );
  return (
    <ContentOpener
      className={linkClass}
      piece={{
        ...shared,
        call: 'loadCancellations',
        request,
        children: ({ data }) => (
          <div className="flex flex-col gap-6">
            <CancellationTable facts={data} />
            <TextBehind id={data.termsId} />
          </div>
        ),
      }}
    >
      {shared.title}
    </ContentOpener>
  );
}

function TextBehind({ id }: { id: number }) {
  const { answer } = useCall('loadTerms', { id });
  return answer ? <TermsText terms={answer} /> : null;
}

/** Builds the request from the page's query and price; null while there is no price. */
function requestOf({ checkout, price }: CheckoutValue): RequestOf<'loadCancellations'> | null {
  const { selection, context } = checkout;
  const quote = price.answer?.data.quote;
  if (!selection.day || !quote) return null;
  return {
    tourId: context.facts.tour.id,
    date: toDotted(selection.day),
    type: selection.paymentType === 'hold' ? 'hold' : 'book',
    travellers: selection.party,
    currency: context.currency,
    finalPrice: quote.total / 100,
    flexible: selection.flexible,
    signed_quote: quote.id,
  };
}
