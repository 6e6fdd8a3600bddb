import { Trans, useLingui } from '@lingui/react/macro';
import type { RequestOf } from '#contract/schemas.ts';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { useCall } from '../../browser/use-call.ts';
import { lazyPiece } from '../../ui/lazy-piece.tsx';
import { ContentOpener } from '../popups/content-opener.tsx';
import { type CheckoutValue, useCheckout } from '../state/checkout-context.tsx';
import { linkLook } from './link-look.ts';
import { TermsText } from './terms-link.tsx';

const CancellationTable = lazyPiece(
  'cancellation table',
  async () => (await import('./cancellation-table.tsx')).CancellationTable,
);

/** Opens the cancellation terms: what comes back until which day for the price as it stands, and the text behind it. */
export function CancellationLink({ termsId }: { termsId: number }) {
  const { t } = useLingui();
  const request = requestOf(useCheckout());
  const shared = { name: 'cancellation-terms', title: t`Cancellation terms`, width: 'large' } as const;
  if (!request)
    return (
      <ContentOpener
        className={linkLook}
        piece={{
          ...shared,
          call: 'loadTerms',
          request: { id: termsId },
          children: (terms) => (
            <div className="flex flex-col gap-6">
              <p className="text-ink-soft">
                <Trans>Choose a date to see until which day how much comes back.</Trans>
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
      className={linkLook}
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

/** The page's own query and its price; null while there is none. */
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
