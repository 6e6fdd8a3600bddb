import { Trans } from '@lingui/react/macro';
import type { RequestOf } from '#contract/schemas.ts';
import type { Day } from '#domain/calendar/day.ts';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { call } from '../../browser/call.ts';
import { Popup } from '../../popups/popup.tsx';
import { AskedContent } from '../asked-content.tsx';
import type { PopupPieceProps } from '../popup-link.tsx';
import { useAnswer } from '../use-answer.ts';
import type { BookingView } from '../view.ts';
import { CancellationTable } from './cancellation-table.tsx';
import { TermsText } from './terms-text.tsx';

/** What comes back on which day for the price as it stands, and the terms behind it. */
export default function CancellationPopup({
  view,
  termsId,
  open,
  onClose,
}: PopupPieceProps & { view: BookingView; termsId: number }) {
  const request = requestOf(view);
  const table = useAnswer(open && request !== null, JSON.stringify(request), () =>
    call('loadCancellations', request as RequestOf<'loadCancellations'>),
  );
  const terms = useAnswer(open, String(termsId), () => call('loadTerms', { id: termsId }));
  return (
    <Popup
      name="cancellation-terms"
      width="large"
      title={<Trans>Cancellation terms</Trans>}
      open={open}
      onClose={onClose}
    >
      <div className="flex flex-col gap-6">
        {request === null ? (
          <p className="text-ink-soft">
            <Trans>Choose a date to see until which day how much comes back.</Trans>
          </p>
        ) : (
          <AskedContent asked={table}>{({ data }) => <CancellationTable facts={data} />}</AskedContent>
        )}
        <AskedContent asked={terms}>{(answer) => <TermsText terms={answer} />}</AskedContent>
      </div>
    </Popup>
  );
}

/** The page's own query and its price; null while there is none. */
function requestOf(view: BookingView): RequestOf<'loadCancellations'> | null {
  const { departure, quote, selection, tourId, currency } = view;
  if (!departure || !quote) return null;
  return {
    tourId,
    date: toDotted(departure.from as Day),
    type: selection.paymentType === 'hold' ? 'hold' : 'book',
    travellers: selection.party,
    currency,
    finalPrice: quote.total / 100,
    flexible: selection.flexible,
    signed_quote: quote.id,
  };
}
