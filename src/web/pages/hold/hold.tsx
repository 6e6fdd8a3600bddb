import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import { redirect, useRevalidator } from 'react-router';
import type { Shop } from '#contract/shop.ts';
import { usePage } from '../../browser/page-config.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { later } from '../../ui/later.tsx';
import type { Route } from './+types/hold.ts';
import { HoldPage } from './hold-page.tsx';
import type { Hold } from './hold-types.ts';
import { optionsRequest } from './options-request.ts';

/** The code of a mailed link stands in the address; the browser or account that made the hold needs none. */
const wanted = (holdId: string, request: Request) => ({
  holdId,
  code: new URL(request.url).searchParams.get('code'),
});

// For agents alone.
const ClaimBar = later(
  'agency bar',
  async () => (await import('../../agency/claim-bar.tsx')).ClaimBar,
  <div className="min-h-16 bg-pine-soft" />,
);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const link = wanted(params.holdId, request);
  const answer = await context.get(shopContext).call('loadHold', link);
  const { viewer, confirmation } = answer.hold;
  // Whoever may see it anyway and needs the code for nothing else gets the page without it in the address, where others could read it.
  if (link.code !== null && viewer !== 'code' && confirmation !== 'possible') throw redirect(`/holds/${params.holdId}`);
  // Who comes back from a page of a bank, and who has left it, is told what came of it.
  const back = new URL(request.url).searchParams.get('payment');
  const payment = back && /^[\da-f-]{36}$/.test(back) ? back : answer.hold.payment;
  return { ...answer, code: link.code, payment, mayPay: await mayPay(answer.hold, request, context.get(shopContext)) };
}

/** Whether a hold can be paid here: by whoever it belongs to, where there is a way to pay. */
async function mayPay(hold: Hold, request: Request, { callResult }: Shop): Promise<boolean> {
  if (hold.state !== 'held' || !['owner', 'code', 'colleague'].includes(hold.viewer)) return false;
  const options = await callResult('listPaymentOptions', optionsRequest(hold, request), (status) => status < 500);
  return options.ok && options.answer.length > 0;
}

/** Gives the places back, or confirms that the hold is one's own. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const hold = wanted(params.holdId, request);
  if ((await request.formData()).get('intent') !== 'confirm') return shop.call('releaseHold', hold);
  // Whether the address has held before, or the hold is over: the page that follows says so.
  const isTold = (status: number) => status === 409 || status === 410;
  const confirmed = await shop.callResult('confirmHold', hold, isTold);
  return confirmed.ok ? confirmed.answer : null;
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
  // An answer that is on its way is waited for, however slow the line is.
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
