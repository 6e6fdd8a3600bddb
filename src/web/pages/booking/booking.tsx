import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { usePage } from '../../browser/page-config.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { drawQr } from '../../ui/qr.ts';
import type { Route } from './+types/booking.ts';
import { BookingPage } from './booking-page.tsx';

/** How often a booking with a pending payment is reloaded, in ms. */
const askAgain = 3000;

// Loaded only for agents.
const ClaimBar = lazyPart('agency bar', async () => (await import('../../agency/claim-bar.tsx')).ClaimBar, {
  fallback: <div className="min-h-16 bg-pine-soft" />,
});

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { call, page } = context.get(shopContext);
  const { bookingId } = params;
  const code = new URL(request.url).searchParams.get('code');
  const { booking } = await call('loadBooking', { bookingId, code });
  // Signed-in viewers are redirected to the URL without the code, so that it does not leak.
  if (code !== null && booking.viewer !== 'code') throw redirect(`/bookings/${bookingId}`);
  const payUrl = `/bookings/${bookingId}/pay${code ? `?code=${encodeURIComponent(code)}` : ''}`;
  return { booking, code, payUrl, qr: drawQr(`${page.origin}/bookings/${bookingId}`) };
}

/** Withdraws the card for later payments. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const code = new URL(request.url).searchParams.get('code');
  // A missing card or a charge in progress is explained by the next page.
  const isVisible = (status: number) => status === 404 || status === 409;
  const withdrawn = await context
    .get(shopContext)
    .callResult('withdrawBookingCard', { bookingId: params.bookingId, code }, isVisible);
  return { cardWithdrawn: withdrawn.ok };
}

export default function BookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { booking, code, payUrl, qr } = loaderData;
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
      <BookingPage
        booking={booking}
        code={code}
        payUrl={payUrl}
        qr={qr}
        cardWithdrawn={actionData?.cardWithdrawn ?? null}
      />
    </>
  );
}
