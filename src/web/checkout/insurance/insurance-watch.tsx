import { useEffect, useRef } from 'react';
import { gaEvent } from '../../browser/data-layer.ts';
import { usePage } from '../../browser/page-config.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { readInsurance, readSavedInsurance, saveInsurance, writeInsurance } from './saved-insurance.ts';
import { useInsuranceOffer } from './use-insurance-offer.ts';

/**
 * Syncs the choice with the insurer's current quote and with local storage; it runs while the section is collapsed,
 * too.
 */
export function InsuranceWatch() {
  useOffer();
  useMemory();
  return null;
}

function useOffer(): void {
  const { checkout, price, dispatch } = useCheckout();
  const request = useInsuranceOffer();
  const { insurance } = checkout.selection;
  const settled = request && request.state !== 'loading' ? request : null;
  const offer = settled?.answer?.success && settled.state === 'ready' ? settled.answer : null;
  const missing = settled !== null && offer === null;

  useEffect(() => {
    if (!offer || (insurance.quoteId === offer.quote_id && checkout.insurer === 'offers')) return;
    const policyIds = offer.policies.map(({ id }) => id);
    dispatch({ kind: 'insurer', insurer: 'offers', change: { kind: 'offer', quoteId: offer.quote_id, policyIds } });
  }, [offer, insurance.quoteId, checkout.insurer, dispatch]);

  useEffect(() => {
    if (!missing) return;
    gaEvent({ event: 'gaEvent', action: 'insurance not loaded' });
    dispatch({ kind: 'insurer', insurer: 'silent', change: { kind: 'noOffer' } });
  }, [missing, dispatch]);

  // The server drops a policy when its quote has expired; a new quote is requested once per expired one.
  const renewed = useRef<string | null>(null);
  const lost =
    price.state === 'fresh' && price.answer?.data.takenBack.some(({ path }) => path === 'insurance_attached');
  const { quoteId, answer } = insurance;
  const retry = request?.retry;
  useEffect(() => {
    if (!lost || answer !== 'yes' || quoteId !== offer?.quote_id || renewed.current === quoteId) return;
    renewed.current = quoteId;
    retry?.();
  }, [lost, answer, quoteId, offer, retry]);
}

/** Restores the stored choice when the page opens, and stores every change; nothing is stored for agents. */
function useMemory(): void {
  const { page, checkout, dispatch } = useCheckout();
  const { account } = usePage();
  const { insurer, selection } = checkout;
  const { insurance } = selection;
  const savesAnswers = page.agency === null;
  const { objectId } = page;
  const owner = account?.id ?? null;
  const first = insurer === 'unasked';
  useEffect(() => {
    if (!first) return;
    const whose = { objectId, account: owner, now: Date.now() };
    const stored = savesAnswers ? readInsurance(readSavedInsurance(), whose) : null;
    dispatch({ kind: 'insurer', insurer: 'asked', change: stored ? { kind: 'restore', stored } : undefined });
  }, [first, savesAnswers, objectId, owner, dispatch]);
  useEffect(() => {
    if (first || !savesAnswers) return;
    saveInsurance(writeInsurance(insurance, insurer === 'offers', { objectId, account: owner, now: Date.now() }));
  }, [first, savesAnswers, insurance, insurer, objectId, owner]);
}
