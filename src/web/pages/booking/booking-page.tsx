import { Trans } from '@lingui/react/macro';
import type { BookingView } from '#contract/schemas/booking.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { QrDrawing } from '../../ui/qr.ts';
import { BookingHead } from './booking-head.tsx';

const BookingDetails = lazyPart('booking details', async () => (await import('./booking-details.tsx')).BookingDetails, {
  ssr: true,
});

/** The whole page of a booking. */
export function BookingPage({
  booking,
  code,
  payUrl,
  qr,
  cardWithdrawn,
}: {
  booking: BookingView;
  code: string | null;
  payUrl: string;
  qr: QrDrawing;
  /** Whether withdrawing the plan's card just succeeded or failed; null when it was not requested. */
  cardWithdrawn: boolean | null;
}) {
  return (
    <div className="shell flex max-w-6xl flex-col gap-8 pt-6 pb-16">
      <BookingHead booking={booking} qr={qr} />
      {cardWithdrawn === null ? null : cardWithdrawn ? (
        <Notice kind="success" announce title={<Trans>The card has been removed</Trans>}>
          <Trans>We won’t charge any more payments to it.</Trans>
        </Notice>
      ) : (
        <Notice kind="danger" announce title={<Trans>We couldn’t remove the card</Trans>}>
          <Trans>
            A payment is being charged to it right now, or another card has replaced it. Please try again in a few
            minutes.
          </Trans>
        </Notice>
      )}
      <BookingDetails booking={booking} code={code} payUrl={payUrl} />
    </div>
  );
}
