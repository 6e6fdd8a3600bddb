import { useEffect, useLayoutEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { lasting } from '../../../browser/storage.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useCheckout } from '../checkout-context.tsx';
import { guardLeaving, mayLeave } from './leaving.ts';

const LeavePopup = lazyPart('leave popup', async () => (await import('./leave-popup.tsx')).default);

/** Confirms before a changed booking is left: with the browser's dialog for a page load, with a popup for a link. */
export function LeaveGuard({ savesForm }: { savesForm: boolean }) {
  const { touched } = useCheckout().checkout;
  // The router removes a blocker shortly after its page unmounts, so an unmounted guard must not block a step back.
  const here = useRef(true);
  useLayoutEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      here.current && touched && !mayLeave() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(guardLeaving, []);
  // Registered only while there are changes, because a `beforeunload` listener can keep the page out of the
  // back/forward cache.
  useEffect(() => {
    if (!touched) return;
    LeavePopup.preload();
    const ask = (event: BeforeUnloadEvent): void => {
      if (!mayLeave()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [touched]);
  if (blocker.state === 'unblocked') return null;
  return (
    <LeavePopup
      open={blocker.state === 'blocked'}
      isSaved={savesForm && lasting.works()}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
