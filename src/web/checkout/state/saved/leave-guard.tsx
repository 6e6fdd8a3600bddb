import { useEffect, useLayoutEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { lasting } from '../../../browser/storage.ts';
import { lazyPiece } from '../../../ui/lazy-piece.tsx';
import { useCheckout } from '../checkout-context.tsx';
import { guardLeaving, mayLeave } from './leaving.ts';

const LeavePopup = lazyPiece('leave popup', async () => (await import('./leave-popup.tsx')).default);

/** Asks before a changed booking is left: the browser itself where the whole page goes, a popup where a link leads away. */
export function LeaveGuard({ keeps }: { keeps: boolean }) {
  const { touched } = useCheckout().checkout;
  // The router forgets a blocker a moment after its page has gone; who goes back within it must not be held by nobody.
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
  // Only while there is something to lose: a page that listens is kept less gladly for the way back.
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
      kept={keeps && lasting.works()}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
