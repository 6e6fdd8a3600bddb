import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import { redirect, useRevalidator } from 'react-router';
import type { Shop } from '#contract/shop.ts';
import { usePage } from '../../browser/page-config.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Route } from './+types/hold.ts';
import type { HoldResult } from './hold-options.tsx';
import { HoldPage } from './hold-page.tsx';
import type { Hold } from './hold-types.ts';
import { optionsRequest } from './options-request.ts';

/** The code of an emailed link is in the URL; the browser or account that made the hold needs none. */
const wanted = (holdId: string, request: Request) => ({
  holdId,
  code: new URL(request.url).searchParams.get('code'),
});

// Loaded only for agents.
const ClaimBar = lazyPart('agency bar', async () => (await import('../../agency/claim-bar.tsx')).ClaimBar, {
  ssr: true,
  fallback: <div className="min-h-16 bg-pine-soft" />,
});

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const link = wanted(params.holdId, request);
  const answer = await context.get(shopContext).call('loadHold', link);
  const { viewer, confirmation } = answer.hold;
  // Viewers who do not need the code are redirected to the URL without it, so that it does not leak.
  if (link.code !== null && viewer !== 'code' && confirmation !== 'possible') throw redirect(`/holds/${params.holdId}`);
  // Visitors who return from a bank, or have left it, see the result of the payment.
  const back = new URL(request.url).searchParams.get('payment');
  const payment = back && /^[\da-f-]{36}$/.test(back) ? back : answer.hold.payment;
  return { ...answer, code: link.code, payment, mayPay: await mayPay(answer.hold, request, context.get(shopContext)) };
}

/** Returns whether a hold can be paid here: by its owner, if there is a payment option. */
async function mayPay(hold: Hold, request: Request, { callResult }: Shop): Promise<boolean> {
  if (hold.state !== 'held' || !['owner', 'code', 'colleague'].includes(hold.viewer)) return false;
  const options = await callResult('listPaymentOptions', optionsRequest(hold, request), (status) => status < 500);
  return options.ok && options.answer.length > 0;
}

/** Releases the places, confirms that the hold is the visitor's own, extends it, or sends its mail again. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const hold = wanted(params.holdId, request);
  const intent = (await request.formData()).get('intent');
  if (intent === 'extend' || intent === 'mail') return changed(intent, hold, shop);
  if (intent !== 'confirm') return shop.call('releaseHold', hold);
  // Whether an earlier request succeeded or the hold is over is explained by the next page.
  const isExpectedStatus = (status: number) => status === 409 || status === 410;
  const confirmed = await shop.callResult('confirmHold', hold, isExpectedStatus);
  return confirmed.ok ? confirmed.answer : null;
}

async function changed(
  intent: HoldResult['intent'],
  hold: ReturnType<typeof wanted>,
  { callResult }: Shop,
): Promise<HoldResult> {
  const isExpectedStatus = (status: number) => [403, 409, 410, 429].includes(status);
  const answered = await callResult(intent === 'extend' ? 'extendHold' : 'mailHold', hold, isExpectedStatus);
  return { intent, refusal: answered.ok ? null : (answered.refusal.body?.message ?? '') };
}

export default function HoldRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  const { hold, code, payment, mayPay: payable } = loaderData;
  const { reference } = hold;
  const isAgents = usePage().account?.role === 'agent' && hold.viewer !== 'code';
  const asking = useRef(false);
  useEffect(() => {
    asking.current = state === 'loading';
  }, [state]);
  // A pending reload is not restarted, because on a slow line it would never finish.
  const onEnd = useCallback(() => {
    if (!asking.current) void revalidate();
  }, [revalidate]);
  return (
    <>
      <PageHead title={t`Hold ${reference}`} hidden />
      {isAgents && hold.agency ? <ClaimBar claimId={hold.id} agency={hold.agency.name} /> : null}
      <HoldPage
        hold={hold}
        code={code}
        payment={payment}
        mayPay={payable}
        mayShare={payable && isAgents && hold.viewer === 'owner'}
        onEnd={onEnd}
      />
    </>
  );
}
