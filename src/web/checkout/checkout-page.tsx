import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageHead } from '../frame/page-head.tsx';
import { type BookingPage, type Opening, openCheckout } from './checkout.ts';
import { DeskProvider, useDesk } from './desk.tsx';
import { Finish } from './finish/finish.tsx';
import { ProblemSummary } from './finish/problem-summary.tsx';
import { useHold } from './finish/use-hold.ts';
import { FloatingBar } from './price/floating-bar.tsx';
import { PriceSummary } from './price/price-summary.tsx';
import { SavedForm } from './saved/saved-form.tsx';
import { Sections } from './sections.tsx';
import { useAddress } from './use-address.ts';
import type { PriceAnswer } from './view.ts';

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
  const [start] = useState(() => ({ page, opened: openCheckout(page, opening), first }));
  return (
    <DeskProvider {...start}>
      <Layout />
    </DeskProvider>
  );
}

function Layout() {
  const { t } = useLingui();
  const { page, problems } = useDesk();
  const holding = useHold();
  useAddress();
  const { name } = page.tour;
  const failed = problems.length > 0 || holding.failure?.kind === 'problems';
  return (
    <>
      <PageHead title={t`Book ${name}`} error={failed} hidden />
      <div className="shell grid gap-x-12 gap-y-8 pt-6 pb-16 lg:grid-cols-[minmax(0,40rem)_minmax(20rem,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <h1 className="text-3xl md:text-4xl">{name}</h1>
          <ProblemSummary holding={holding} />
          <SavedForm />
          <Sections />
          <Finish holding={holding} />
        </div>
        <PriceSummary />
        <FloatingBar />
      </div>
    </>
  );
}
