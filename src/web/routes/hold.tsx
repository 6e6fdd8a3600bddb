import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { PageHead } from '../frame/page-head.tsx';
import { HoldPage } from '../hold/hold-page.tsx';
import { shopContext } from '../shop.ts';
import type { Route } from './+types/hold.ts';

/** The code of a mailed link stands in the address; the browser or account that made the hold needs none. */
const wanted = (holdId: string, request: Request) => ({
  holdId,
  code: new URL(request.url).searchParams.get('code'),
});

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const link = wanted(params.holdId, request);
  const answer = await context.get(shopContext).call('loadHold', link);
  // Whoever may see it anyway gets the page without the code in its address, where others could read it.
  if (link.code !== null && answer.hold.viewer !== 'code') throw redirect(`/holds/${params.holdId}`);
  return answer;
}

/** Gives the places back. */
export async function action({ params, request, context }: Route.ActionArgs) {
  return context.get(shopContext).call('releaseHold', wanted(params.holdId, request));
}

export default function HoldRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { hold } = loaderData;
  const { reference } = hold;
  const onEnd = useCallback(() => void revalidate(), [revalidate]);
  return (
    <>
      <PageHead title={t`Hold ${reference}`} hidden />
      <HoldPage hold={hold} onEnd={onEnd} />
    </>
  );
}
