import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { paymentTypeName, SCHEDULE_CARD } from '#contract/wire/payment-types.ts';
import { allowsPlan } from '#domain/payment/method.ts';
import { paymentOptionsRequest } from '../../checkout/payment/payment-answers.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { rangeText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import type { Route } from './+types/pay.ts';
import { PayForm } from './pay-form.tsx';
import { Payments } from './payments.tsx';

/** Loads a booking with an open balance and its payment options; otherwise redirects to the booking. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { call } = context.get(shopContext);
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('code');
  const { booking } = await call('loadBooking', { bookingId: params.bookingId, code });
  const back = `/bookings/${params.bookingId}${code ? `?code=${encodeURIComponent(code)}` : ''}`;
  // Signed-in viewers are redirected to the URL without the code, so that it does not leak.
  if (code !== null && booking.viewer !== 'code') throw redirect(`/bookings/${params.bookingId}/pay`);
  if (!booking.payment.canPay) throw redirect(back);
  const optionsRequest = paymentOptionsRequest(
    booking.objectId,
    booking.from,
    booking.price.currency,
    request.headers.get('user-agent') ?? '',
    false,
  );
  const offered = await call('listPaymentOptions', optionsRequest);
  // Only methods that can be charged again later are suitable.
  const options = offered.filter(({ method }) => allowsPlan(method, { kind: 'deposit' }));
  const [first] = options;
  if (!first) throw redirect(back);
  const cardOnly = searchParams.get('only') === 'card';
  const { card } = booking.payment;
  const storedCard = !cardOnly && card?.own && !card.refused ? card : null;
  const { paymentProvider } = first;
  return {
    booking,
    code,
    back,
    cardOnly,
    options: storedCard
      ? [
          {
            methodId: SCHEDULE_CARD,
            type: paymentTypeName('storedCard'),
            method: 'storedCard' as const,
            paymentProvider,
            card: storedCard,
          },
          ...options.filter(
            (one) => !one.card || one.card.brand !== storedCard.brand || one.card.lastFour !== storedCard.lastFour,
          ),
        ]
      : options,
  };
}

export default function PayBookingRoute({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { booking, code, back, cardOnly } = loaderData;
  const { reference, tour } = booking;
  return (
    <div className="shell grid max-w-6xl gap-x-12 gap-y-6 pt-6 pb-16 lg:grid-cols-[minmax(0,40rem)_minmax(20rem,1fr)]">
      <PageHead title={t`Pay for booking ${reference}`} hidden />
      <div className="lg:col-span-2">
        <TextLink to={back}>
          <Trans>Back to the booking</Trans>
        </TextLink>
        <h1 className="pt-3 text-3xl md:text-4xl">
          {cardOnly ? <Trans>Use another card</Trans> : <Trans>Pay for your trip</Trans>}
        </h1>
      </div>
      <PayForm key={String(cardOnly)} {...loaderData} />
      <aside className="flex flex-col gap-4 self-start rounded-card border border-line bg-paper p-6 lg:sticky lg:top-20">
        <div>
          <h2 className="text-xl">{tour.name}</h2>
          <p className="figures text-ink-soft text-sm">{rangeText(booking.from, booking.until, i18n.locale)}</p>
        </div>
        <Payments booking={booking} code={code} plain />
      </aside>
    </div>
  );
}
