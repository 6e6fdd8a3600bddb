import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { fromQuery } from '#domain/booking/page-address.ts';
import { beginKeeping, forgetSavedForm, readSavedForm, saveForm } from '../../../browser/book-now-form.ts';
import { usePage } from '../../../browser/page-config.ts';
import type { SavedAnswers } from '../checkout.ts';
import { useCheckout } from '../checkout-context.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { setSaver } from './leaving.ts';
import { readSaved, writeSaved } from './saved-map.ts';

const nothing: SavedAnswers = { forms: [], acceptedTerms: false, acceptedDataTerms: false, changes: [] };

/**
 * Saves the input on this device, restores it, and guards against leaving; nothing is saved for agents and their
 * clients.
 */
export function SavedForm() {
  const { page, opening } = useCheckout();
  // An agent's selection for a client is not mixed with the client's own.
  const savesForm = page.agency === null && !opening.link;
  return (
    <>
      {savesForm ? <Keeper /> : null}
      <LeaveGuard savesForm={savesForm} />
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
  const save = useCallback((): void => {
    const { checkout: typed, saved: whose } = latest.current;
    if (typed.touched) saveForm(JSON.stringify(writeSaved(typed, { ...whose, now: Date.now() })));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is brought back once, when the page opens
  useEffect(() => {
    beginKeeping();
    setSaver(save);
    const found = readSaved(readSavedForm(), { ...saved, now: Date.now() });
    if (!found) return;
    dispatch({ kind: 'restore', saved: besideAddress(found, search) });
    setRestored(found.forms.some(({ values }) => Object.keys(values).length > 0));
  }, []);

  // A layout effect, so that a visitor who steps back at once finds the latest state.
  useLayoutEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  if (!restored) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      <Trans>We saved your details.</Trans>
      <button
        type="button"
        className="min-h-11 rounded-sm font-medium text-pine underline underline-offset-4 hover:decoration-2"
        onClick={() => {
          forgetSavedForm();
          dispatch({ kind: 'restore', saved: nothing });
          setRestored(false);
        }}
      >
        <Trans>Clear saved details</Trans>
      </button>
    </p>
  );
}

/**
 * The URL takes precedence over the last visit: its day and party where it names them, and an offer with its rooms and
 * price.
 */
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
