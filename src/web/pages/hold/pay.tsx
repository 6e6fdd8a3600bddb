import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import type { Shop } from '#contract/shop.ts';
import { chargeMethodOf } from '#contract/wire/charge-method.ts';
import type { Day } from '#domain/calendar/day.ts';
import { isLocal } from '#domain/payment/method.ts';
import { type PlanChoice, paymentPlans } from '#domain/pricing/payment-plan.ts';
import type { Quote } from '#domain/pricing/quote.ts';
import { SharedNote } from '../../checkout/share-link/shared-note.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { rangeText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PriceTable } from '../../ui/price-table.tsx';
import type { Route } from './+types/pay.ts';
import { optionsRequest } from './options-request.ts';
import { PayForm } from './pay-form.tsx';

/** Loads a hold with its payment options; one that can no longer be paid redirects to its page. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { call, callResult } = context.get(shopContext);
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('code');
  const share = searchParams.get('share');
  const back = `/holds/${params.holdId}${code ? `?code=${encodeURIComponent(code)}` : ''}`;
  const seller = share === null ? null : await sellerOf(share, params.holdId, callResult);
  const { hold } = await call('loadHold', { holdId: params.holdId, code, share_link: share });
  if (hold.state !== 'held') throw redirect(back);
  // Signed-in viewers are redirected to the URL without the code, so that it does not leak.
  if (code !== null && hold.viewer !== 'code') throw redirect(`/holds/${params.holdId}/pay`);
  const [{ data: page }, offered] = await Promise.all([
    call('loadBookingPage', { objectId: hold.objectId, date: hold.from }),
    call('listPaymentOptions', optionsRequest(hold, request)),
  ]);
  // Banks redirect back to the page of the hold, which only its owner can open, not a client with a link.
  const options = hold.viewer === 'owner' ? offered : offered.filter(({ method }) => !isLocal(method));
  const { price, travellers, from } = hold;
  if (options.length === 0 && price.total > 0) throw redirect(back);
  // Plans depend on the total and the tour's share of it, but not on the lines of the price.
  const plans = paymentPlans(price as unknown as Quote, page.facts, from as Day, travellers.length, page.today as Day);
  return {
    hold,
    code,
    share,
    seller,
    back,
    options,
    termsIds: page.facts.operator.termsIds,
    plans: plans.map((plan) => ({
      kind: plan.kind,
      chargeMethod: chargeMethodOf(plan as PlanChoice),
      frequency: plan.kind === 'instalments' ? plan.frequency : null,
      payments: plan.payments.map(({ due, amount }) => ({ due, amount })),
    })),
  };
}

/** Loads the agent who sent the payment link; a link that is no longer valid is explained on another page. */
async function sellerOf(link: string, holdId: string, callResult: Shop['callResult']) {
  const found = await callResult('loadShareLink', { link }, (status) => status === 404);
  if (!found.ok || found.answer.shared?.holdId !== holdId) throw redirect(`/pay/${encodeURIComponent(link)}`);
  return found.answer.seller;
}

export default function PayRoute({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { hold, back, seller } = loaderData;
  const { reference, tour } = hold;
  return (
    <div className="shell grid max-w-6xl gap-x-12 gap-y-6 pt-6 pb-16 lg:grid-cols-[minmax(0,40rem)_minmax(20rem,1fr)]">
      <PageHead title={t`Pay for hold ${reference}`} hidden />
      <div className="lg:col-span-2">
        {seller ? null : (
          <TextLink to={back}>
            <Trans>Back to the hold</Trans>
          </TextLink>
        )}
        <h1 className="pt-3 text-3xl md:text-4xl">
          <Trans>Pay and book</Trans>
        </h1>
        {seller ? (
          <div className="pt-5">
            <SharedNote seller={seller} held />
          </div>
        ) : null}
      </div>
      <PayForm {...loaderData} />
      <aside className="flex flex-col gap-4 self-start rounded-card border border-line bg-paper p-6 max-lg:-order-1 max-lg:row-start-2 lg:sticky lg:top-20">
        <div>
          <h2 className="text-xl">{tour.name}</h2>
          <p className="figures text-ink-soft text-sm">{rangeText(hold.from, hold.until, i18n.locale)}</p>
          <p className="text-ink-soft text-sm">
            <Trans>Held until</Trans> <Moment seconds={hold.endsAt} />
          </p>
        </div>
        <PriceTable price={hold.price} />
      </aside>
    </div>
  );
}
