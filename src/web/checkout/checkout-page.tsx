import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { PriceAnswer } from '#contract/schemas/book-now.ts';
import { passing } from '../browser/tab-storage.ts';
import { PageHead } from '../frame/page-head.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { DateWatch } from './date/date-watch.tsx';
import { Finish } from './finish/finish.tsx';
import { missingBlocks } from './finish/missing-blocks.ts';
import { isPlaced } from './finish/outcome.ts';
import { useCheckoutSubmission } from './finish/use-checkout-submission.ts';
import type { PaymentOption } from './payment/payment-answers.ts';
import { usePaymentOptions } from './payment/use-payment-options.ts';
import { FloatingBar } from './price/floating-bar.tsx';
import { PriceSummary } from './price/price-summary.tsx';
import { Sections } from './sections.tsx';
import { type BookingPage, type Opening, openCheckout, withOptions } from './state/checkout.ts';
import { CheckoutProvider, useCheckout } from './state/checkout-context.tsx';
import { SavedForm } from './state/saved/saved-form.tsx';
import { useAddress } from './state/use-address.ts';
import { useCurrency } from './state/use-currency.ts';

// Loaded on demand, because few destinations are closed.
const Blocked = lazyPart('blocked', async () => (await import('./blocked/blocked.tsx')).Blocked, { ssr: true });

// Loaded only for agents and their clients.
const SharedSelection = lazyPart(
  'shared',
  async () => (await import('./share-link/shared-selection.tsx')).SharedSelection,
  { ssr: true },
);
const ShareSelection = lazyPart('share link', async () => (await import('./share-link/share-selection.tsx')).default);
const AgentDetection = lazyPart('agent', async () => (await import('./agent/agent-detection.tsx')).default);
// Loaded only for agents.
const CheckoutAgencyBar = lazyPart('agency bar', async () => (await import('./agency-bar.tsx')).default, {
  fallback: <div className="min-h-16 bg-pine-soft" />,
});

// Loaded only after a return from a bank.
const PaymentReturn = lazyPart('payment return', async () => (await import('./finish/payment-return.tsx')).default);

/** The booking page: the selection on the left, the price on the right. */
export function CheckoutPage({
  page,
  opening,
  first,
  options,
}: {
  page: BookingPage;
  opening: Opening;
  first: PriceAnswer | null;
  /** The payment options of the first date; null while they are unknown. */
  options: readonly PaymentOption[] | null;
}) {
  // The initial state is computed once, so that a later loader result does not undo the visitor's choices.
  const [start] = useState(() => {
    const opened = withOptions(openCheckout(page, opening), options);
    return { page, opening, opened, first };
  });
  const { blocked } = page.facts.tour;
  if (blocked) return <Blocked page={page} notification={blocked[opening.language]} />;
  return (
    <CheckoutProvider {...start}>
      <Layout options={options} />
    </CheckoutProvider>
  );
}

function Layout({ options: first }: { options: readonly PaymentOption[] | null }) {
  const { t } = useLingui();
  const { page, opening, problems, checkout } = useCheckout();
  const options = usePaymentOptions(first);
  const submitting = useCheckoutSubmission(options.answer ?? []);
  const [fromBank, setFromBank] = useState<string | null>(null);
  // Reads the booking id before the URL is rewritten, which drops it; the tab stores it for visitors who step back.
  useEffect(
    () =>
      setFromBank(
        /payment=([\w-]+)/.exec(window.location.search)?.[1] ?? passing.read(`bankPayment ${window.location.pathname}`),
      ),
    [],
  );
  useAddress();
  useCurrency();
  const { name } = page.tour;
  const failed = problems.length > 0 || (submitting.failure !== null && isPlaced(submitting.failure));
  const missing = missingBlocks(problems, submitting);
  return (
    <>
      <PageHead title={t`Book ${name}`} error={failed} hidden />
      {page.agency ? <CheckoutAgencyBar /> : null}
      <div className="shell grid gap-x-10 gap-y-4 pt-6 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <h1 className="text-3xl md:text-4xl">{name}</h1>
          {opening.link ? <SharedSelection link={opening.link} /> : null}
          {checkout.forms[0]?.values.email || opening.address.pid ? <AgentDetection /> : null}
          <SavedForm />
          <DateWatch />
          <Sections missing={missing} />
          {page.agency ? <ShareSelection /> : null}
        </div>
        <PriceSummary />
        <Finish submitting={submitting} options={options} failed={failed} missing={missing} />
        <FloatingBar />
        {fromBank ? <PaymentReturn back={fromBank} /> : null}
      </div>
    </>
  );
}
