import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
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
  return context.get(shopContext).call('loadHold', wanted(params.holdId, request));
}

/** Gives the places back. */
export async function action({ params, request, context }: Route.ActionArgs) {
  return context.get(shopContext).call('releaseHold', wanted(params.holdId, request));
}

/** A link with a code must not be told to other sites. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

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
