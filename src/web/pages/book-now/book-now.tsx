import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Shop } from '#contract/shop.ts';
import { asksForRecommendation, fromQuery } from '#domain/booking/page-address.ts';
import { CheckoutPage } from '../../checkout/checkout-page.tsx';
import { paymentOptionsRequest } from '../../checkout/payment/payment-answers.ts';
import { openCheckout, type SharedLink } from '../../checkout/state/checkout.ts';
import { priceRequest } from '../../checkout/state/use-quote.ts';
import { shopContext } from '../../shop.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Route } from './+types/book-now.ts';

/** Loads the booking page of a variant according to its URL, with the first price. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const address = new URL(request.url);
  const query = Object.fromEntries(address.searchParams);
  const shared = query.share === undefined ? null : await sharedLink(query.share, params.objectId, shop);
  // A link is paid in the agent's currency, which its own URL contains.
  if (shared && query.currency !== shared.currency) throw redirect(`/pay/${encodeURIComponent(query.share ?? '')}`);
  // The link's selection takes precedence over the URL.
  const pageAddress = fromQuery({ ...query, ...shared?.query });
  const { data: page } = await shop.call('loadBookingPage', {
    objectId: params.objectId,
    date: pageAddress.day,
    offer: query.offer,
  });
  if (page.tour.slug !== params.slug) throw redirect(`/book-now/${page.tour.slug}/${params.objectId}${address.search}`);
  const opening = {
    address: pageAddress,
    recommend: asksForRecommendation(query),
    language: shop.page.language,
    link: shared?.link ?? null,
  };
  const { selection } = openCheckout(page, opening);
  const first = page.facts.tour.blocked
    ? null
    : await shop.call('loadBookingData', priceRequest(selection, page.objectId, page.currency));
  const { day } = selection;
  // A date that cannot be paid for is not an error here, because the page explains it.
  const options = day
    ? await shop.callResult(
        'listPaymentOptions',
        paymentOptionsRequest(
          page.objectId,
          day,
          page.currency,
          request.headers.get('user-agent') ?? '',
          page.agency !== null,
        ),
        (status) => status < 500,
      )
    : null;
  return { page, opening, first, options: options?.ok ? options.answer : null };
}

/** Loads an agent's selection for a client; a link that cannot be paid here is explained on another page. */
async function sharedLink(code: string, objectId: string, { callResult }: Shop) {
  const found = await callResult('loadShareLink', { link: code }, (status) => status === 404);
  const shared = found.ok ? found.answer.shared : null;
  if (!found.ok || !shared || shared.holdId !== null || String(shared.objectId) !== objectId)
    throw redirect(`/pay/${encodeURIComponent(code)}`);
  const link: SharedLink = { form: shared.form, fixed: shared.fixed, seller: found.answer.seller };
  return { link, query: shared.query, currency: shared.currency };
}

/** Disables revalidation until the variant changes, because the page loads its own updates. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.objectId !== nextParams.objectId;

const BookingAsk = lazyPart('booking ask', async () => (await import('../../enquiry/ask-band.tsx')).BookingAsk, {
  ssr: true,
});

export default function BookNow({ loaderData }: Route.ComponentProps) {
  const { page, opening, first, options } = loaderData;
  return (
    <>
      <CheckoutPage key={page.objectId} page={page} opening={opening} first={first} options={options} />
      <BookingAsk tourId={page.facts.tour.id} objectId={page.objectId} date={opening.address.day} />
    </>
  );
}
