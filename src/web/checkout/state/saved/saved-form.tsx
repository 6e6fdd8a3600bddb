import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { fromQuery } from '#domain/booking/page-address.ts';
import { beginKeeping, forgetSavedForm, keepSavedForm, readSavedForm } from '../../../browser/book-now-form.ts';
import { usePage } from '../../../browser/page-config.ts';
import type { SavedAnswers } from '../checkout.ts';
import { useCheckout } from '../checkout-context.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { keepWith } from './leaving.ts';
import { readSaved, writeSaved } from './saved-map.ts';

const nothing: SavedAnswers = { forms: [], acceptedTerms: false, acceptedDataTerms: false, changes: [] };

/** Keeps what was typed on this device, brings it back, and asks before it is left behind; nothing is kept for agents and their clients. */
export function SavedForm() {
  const { page, opening } = useCheckout();
  // What an agent chose for somebody is not mixed with what they chose themselves.
  const keeps = page.agency === null && !opening.link;
  return (
    <>
      {keeps ? <Keeper /> : null}
      <LeaveGuard keeps={keeps} />
    </>
  );
}

function Keeper() {
  const { page, checkout, dispatch } = useCheckout();
  const { account } = usePage();
  const { search } = useLocation();
  const [restored, setRestored] = useState(false);
  const saved = { objectId: page.objectId, account: account?.id ?? null };
  const latest = useRef({ checkout, saved });
  latest.current = { checkout, saved };
  const keep = useCallback((): void => {
    const { checkout: typed, saved: whose } = latest.current;
    if (typed.touched) keepSavedForm(JSON.stringify(writeSaved(typed, { ...whose, now: Date.now() })));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is brought back once, when the page opens
  useEffect(() => {
    beginKeeping();
    keepWith(keep);
    const found = readSaved(readSavedForm(), { ...saved, now: Date.now() });
    if (!found) return;
    dispatch({ kind: 'restore', saved: besideAddress(found, search) });
    setRestored(found.forms.some(({ values }) => Object.keys(values).length > 0));
  }, []);

  // With the page's last drawing, not some time after it: who goes back at once finds it.
  useLayoutEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  if (!restored) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      <Trans>We kept what you typed.</Trans>
      <button
        type="button"
        className="min-h-11 rounded-sm font-medium text-pine underline underline-offset-4 hover:decoration-2"
        onClick={() => {
          forgetSavedForm();
          dispatch({ kind: 'restore', saved: nothing });
          setRestored(false);
        }}
      >
        <Trans>Forget it</Trans>
      </button>
    </p>
  );
}

/** The address says more of today's wishes than the last visit does: its day and its party count where it names them, and an offer with its rooms and price. */
function besideAddress(saved: SavedAnswers, search: string): SavedAnswers {
  const query = new URLSearchParams(search);
  const { day, party } = fromQuery(Object.fromEntries(query));
  const named = Object.keys(party).length > 0;
  const offered = query.has('offer');
  const changes = saved.changes.filter(
    ({ kind }) =>
      !(kind === 'day' && day) &&
      !(kind === 'passengers' && named) &&
      !((kind === 'room' || kind === 'saving') && offered),
  );
  return { ...saved, changes };
}
