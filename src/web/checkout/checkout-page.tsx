import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PriceAnswer } from '#contract/schemas/book-now.ts';
import { PageHead } from '../frame/page-head.tsx';
import { Blocked } from './blocked/blocked.tsx';
import { DateWatch } from './date/date-watch.tsx';
import { Finish } from './finish/finish.tsx';
import { ProblemSummary } from './finish/problem-summary.tsx';
import { useHold } from './finish/use-hold.ts';
import { FloatingBar } from './price/floating-bar.tsx';
import { PriceSummary } from './price/price-summary.tsx';
import { Sections } from './sections.tsx';
import { type BookingPage, type Opening, openCheckout } from './state/checkout.ts';
import { CheckoutProvider, useCheckout } from './state/checkout-context.tsx';
import { SavedForm } from './state/saved/saved-form.tsx';
import { useAddress } from './state/use-address.ts';
import { useCurrency } from './state/use-currency.ts';

/** The booking page: what is chosen on the left, what it costs on the right. */
export function CheckoutPage({
  page,
  opening,
  first,
}: {
  page: BookingPage;
  opening: Opening;
  first: PriceAnswer | null;
}) {
  // The page is opened once; what the loader says later does not undo what the visitor chose.
  const [start] = useState(() => ({ page, opening, opened: openCheckout(page, opening), first }));
  const { blocked } = page.facts.tour;
  if (blocked) return <Blocked page={page} notification={blocked[opening.language]} />;
  return (
    <CheckoutProvider {...start}>
      <Layout />
    </CheckoutProvider>
  );
}

function Layout() {
  const { t } = useLingui();
  const { page, problems } = useCheckout();
  const holding = useHold();
  useAddress();
  useCurrency();
  const { name } = page.tour;
  const failed = problems.length > 0 || holding.failure?.kind === 'problems';
  return (
    <>
      <PageHead title={t`Book ${name}`} error={failed} hidden />
      <div className="shell grid gap-x-12 gap-y-5 pt-6 pb-16 lg:grid-cols-[minmax(0,40rem)_minmax(20rem,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <h1 className="text-3xl md:text-4xl">{name}</h1>
          <ProblemSummary holding={holding} />
          <SavedForm />
          <DateWatch />
          <Sections />
        </div>
        <PriceSummary />
        <Finish holding={holding} />
        <FloatingBar />
      </div>
    </>
  );
}
