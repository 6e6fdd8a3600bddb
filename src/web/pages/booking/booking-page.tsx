import type { BookingView } from '#contract/schemas/booking.ts';
import { later } from '../../ui/later.tsx';
import type { QrDrawing } from '../../ui/qr.ts';
import { BookingHead } from './booking-head.tsx';

const BookingDetails = later('booking details', async () => (await import('./booking-details.tsx')).BookingDetails);

/** Everything about a booking: how it stands, and what belongs to it. */
export function BookingPage({ booking, payUrl, qr }: { booking: BookingView; payUrl: string; qr: QrDrawing }) {
  return (
    <div className="shell flex max-w-6xl flex-col gap-8 pt-6 pb-16">
      <BookingHead booking={booking} qr={qr} />
      <BookingDetails booking={booking} payUrl={payUrl} />
    </div>
  );
}
