import { useEffect, useRef } from 'react';
import { gaEvent } from '../../browser/data-layer.ts';
import { usePage } from '../../browser/page-config.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { keepSavedInsurance, readInsurance, readSavedInsurance, writeInsurance } from './saved-insurance.ts';
import { useInsuranceOffer } from './use-insurance-offer.ts';

/** Keeps the choice like the insurer's offer for the trip as it is now, and on this device; folded sections forget nothing. */
export function InsuranceWatch() {
  useOffer();
  useMemory();
  return null;
}

function useOffer(): void {
  const { checkout, price, dispatch } = useCheckout();
  const asked = useInsuranceOffer();
  const { insurance } = checkout.selection;
  const settled = asked && asked.state !== 'loading' ? asked : null;
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

  // The server takes a policy back when its offer has ended: then the insurer is asked again, once for each offer.
  const renewed = useRef<string | null>(null);
  const lost =
    price.state === 'fresh' && price.answer?.data.takenBack.some(({ path }) => path === 'insurance_attached');
  const { quoteId, answer } = insurance;
  const retry = asked?.retry;
  useEffect(() => {
    if (!lost || answer !== 'yes' || quoteId !== offer?.quote_id || renewed.current === quoteId) return;
    renewed.current = quoteId;
    retry?.();
  }, [lost, answer, quoteId, offer, retry]);
}

/** Brings back what was kept once, when the page opens, and keeps every change; nothing is kept for agents. */
function useMemory(): void {
  const { page, checkout, dispatch } = useCheckout();
  const { account } = usePage();
  const { insurer, selection } = checkout;
  const { insurance } = selection;
  const keeps = page.agency === null;
  const { objectId } = page;
  const owner = account?.id ?? null;
  const first = insurer === 'unasked';
  useEffect(() => {
    if (!first) return;
    const whose = { objectId, account: owner, now: Date.now() };
    const kept = keeps ? readInsurance(readSavedInsurance(), whose) : null;
    dispatch({ kind: 'insurer', insurer: 'asked', change: kept ? { kind: 'restore', kept } : undefined });
  }, [first, keeps, objectId, owner, dispatch]);
  useEffect(() => {
    if (first || !keeps) return;
    keepSavedInsurance(writeInsurance(insurance, insurer === 'offers', { objectId, account: owner, now: Date.now() }));
  }, [first, keeps, insurance, insurer, objectId, owner]);
}
