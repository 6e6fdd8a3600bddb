import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { usePage } from '../../browser/page-config.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { lazyPiece } from '../../ui/lazy-piece.tsx';
import { drawQr } from '../../ui/qr.ts';
import type { Route } from './+types/booking.ts';
import { BookingPage } from './booking-page.tsx';

/** How often a booking whose payment is being checked is asked about, in ms. */
const askAgain = 3000;

// For agents alone.
const ClaimBar = lazyPiece(
  'agency bar',
  async () => (await import('../../agency/claim-bar.tsx')).ClaimBar,
  <div className="min-h-16 bg-pine-soft" />,
);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { call, page } = context.get(shopContext);
  const { bookingId } = params;
  const code = new URL(request.url).searchParams.get('code');
  const { booking } = await call('loadBooking', { bookingId, code });
  // Whoever may see it anyway gets the page without the code in the address, where others could read it.
  if (code !== null && booking.viewer !== 'code') throw redirect(`/bookings/${bookingId}`);
  const payUrl = `/bookings/${bookingId}/pay${code ? `?code=${encodeURIComponent(code)}` : ''}`;
  return { booking, payUrl, qr: drawQr(`${page.origin}/bookings/${bookingId}`) };
}

export default function BookingRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { booking, payUrl, qr } = loaderData;
  const { reference } = booking;
  const isAgents = usePage().account?.role === 'agent' && booking.viewer !== 'code';
  const { revalidate, state } = useRevalidator();
  const checking = (booking.state === 'attempting' || booking.payment.checking) && state === 'idle';
  useEffect(() => {
    if (!checking) return;
    const timer = window.setTimeout(() => void revalidate(), askAgain);
    return () => window.clearTimeout(timer);
  }, [checking, revalidate]);
  return (
    <>
      <PageHead title={t`Booking ${reference}`} hidden />
      {isAgents && booking.agency ? <ClaimBar claimId={booking.id} agency={booking.agency.name} /> : null}
      <BookingPage booking={booking} payUrl={payUrl} qr={qr} />
    </>
  );
}
