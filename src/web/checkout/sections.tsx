import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { isInsuranceOffered } from '#domain/booking/offers.ts';
import type { Block } from '#domain/booking/problem.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { blockSection, type SectionName } from './block-section.ts';
import { DateSummary } from './date/date.tsx';
import { DateChoice } from './date/date-choice.tsx';
import { dateWarning } from './date/date-warning.ts';
import { ExtrasSummary } from './extras/extras-summary.tsx';
import { FlexibleSummary } from './extras/flexible-summary.tsx';
import { othersMissing } from './finish/missing-blocks.ts';
import { useSectionRequests } from './go-to-section.ts';
import { InsuranceSummary } from './insurance/insurance-summary.tsx';
import { PassengersBlock, PassengersSummary } from './party/passengers.tsx';
import { PassengersHelp } from './party/passengers-help.tsx';
import { typedNames } from './rooms/people.ts';
import { RoomPhotos } from './rooms/room-photos.tsx';
import { RoomsBlock, RoomsSummary } from './rooms/rooms.tsx';
import { MembershipSummary } from './savings/membership-summary.tsx';
import { SavingsSummary } from './savings/savings-summary.tsx';
import { Section } from './section.tsx';
import { type CheckoutValue, useCheckout } from './state/checkout-context.tsx';
import { currentProblems } from './state/readiness.ts';
import { TravellersBlock, TravellersSummary } from './travellers/travellers.tsx';
import { listVisibleSections } from './visible-sections.ts';

const InsuranceBlock = lazyPart(
  'insurance',
  async () => (await import('./insurance/insurance-block.tsx')).InsuranceBlock,
  { fallback: <div className="min-h-96" /> },
);
const InsuranceWatch = lazyPart(
  'insurance watch',
  async () => (await import('./insurance/insurance-watch.tsx')).InsuranceWatch,
);

const Recommendation = lazyPart(
  'room advice',
  async () => (await import('./rooms/recommendation.tsx')).Recommendation,
  { ssr: true },
);

// Below the fold, so they hydrate later.
const ExtrasBlock = lazyPart('extras', async () => (await import('./extras/extras.tsx')).ExtrasBlock, { ssr: true });
const FlexibleBlock = lazyPart('flexible', async () => (await import('./extras/flexible.tsx')).FlexibleBlock, {
  ssr: true,
});
const MembershipBlock = lazyPart('membership', async () => (await import('./savings/membership.tsx')).MembershipBlock, {
  ssr: true,
});
const SavingsBlock = lazyPart('savings', async () => (await import('./savings/savings.tsx')).SavingsBlock, {
  ssr: true,
});

type Entry = {
  readonly id: SectionName;
  readonly title: ReactNode;
  readonly summary: ReactNode;
  readonly body: ReactNode;
};

/** Returns the sections of this booking, in page order. */
function entriesOf(checkoutValue: CheckoutValue): Entry[] {
  const { page, act, price, problems, checkout } = checkoutValue;
  const { selection, context, forms } = checkout;
  const chosen = { selection, context };
  const blockProps = (block: SectionName) => ({
    ...chosen,
    price: price.answer?.data ?? null,
    act,
    problems: problems.filter((problem) => problem.block === block),
  });
  const entries: Entry[] = [
    {
      id: 'date',
      title: <Trans>Date</Trans>,
      summary: <DateSummary {...chosen} />,
      body: <DateChoice {...blockProps('date')} />,
    },
    {
      id: 'passengers',
      title: <Trans>Travellers</Trans>,
      summary: <PassengersSummary {...chosen} />,
      body: <PassengersBlock {...blockProps('passengers')} help={<PassengersHelp />} />,
    },
    {
      id: 'rooms',
      title: <Trans>Rooms</Trans>,
      summary: <RoomsSummary {...chosen} />,
      body: (
        <RoomsBlock
          {...blockProps('rooms')}
          names={typedNames(forms)}
          Advice={Recommendation}
          photographs={<RoomPhotos objectId={page.objectId} photos={page.tour.photos} />}
        />
      ),
    },
    {
      id: 'extras',
      title: <Trans>Extras</Trans>,
      summary: <ExtrasSummary {...chosen} />,
      body: <ExtrasBlock {...blockProps('extras')} />,
    },
    {
      id: 'travellers',
      title: <Trans>Traveller details</Trans>,
      summary: <TravellersSummary />,
      body: <TravellersBlock />,
    },
    {
      id: 'flexible',
      title: <Trans>Flexible booking</Trans>,
      summary: <FlexibleSummary selection={selection} />,
      body: <FlexibleBlock {...blockProps('flexible')} />,
    },
    {
      id: 'insurance',
      title: <Trans>Travel insurance</Trans>,
      summary: <InsuranceSummary insurance={selection.insurance} />,
      body: <InsuranceBlock {...blockProps('insurance')} />,
    },
    {
      id: 'membership',
      title: <Trans>Membership</Trans>,
      summary: <MembershipSummary selection={selection} />,
      body: <MembershipBlock {...blockProps('membership')} />,
    },
    {
      id: 'savings',
      title: <Trans>Savings</Trans>,
      summary: <SavingsSummary selection={selection} price={price.answer?.data ?? null} />,
      body: (
        <SavingsBlock {...blockProps('savings')} email={forms[0]?.values.email} credits={price.answer?.travelCredits} />
      ),
    },
  ];
  const visible = listVisibleSections(checkoutValue);
  return entries.filter(({ id }) => visible.includes(id));
}

/** The sections of the booking page; complete sections collapse, and sections with a problem always expand. */
export function Sections({ missing }: { missing: readonly Block[] }) {
  const checkoutValue = useCheckout();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const entries = entriesOf(checkoutValue);
  const warned = dateWarning(checkoutValue) !== null;
  const { link } = checkoutValue.opening;
  const isFixed = (id: string) => link?.fixed.some((section) => section === id) ?? false;
  const isFolded = (id: string) =>
    isFixed(id) ||
    (folded.has(id) && !checkoutValue.problems.some(({ block }) => block === id) && !(id === 'date' && warned));
  const wrong = checkoutValue.problems.map(({ block }) => block).join(' ');
  // A section that was expanded for its problems stays open when they are fixed, so that the visitor does not lose
  // their place.
  useEffect(() => {
    if (wrong) setFolded((ids) => new Set([...ids].filter((id) => !wrong.split(' ').includes(id))));
  }, [wrong]);
  const current = entries.find(({ id }) => !isFolded(id))?.id;

  const finish = (id: Entry['id']): void => {
    const wrong = currentProblems(checkoutValue.checkout, checkoutValue.price.answer?.data).filter(
      ({ block }) => block === id,
    );
    checkoutValue.show(wrong);
    if (wrong.length > 0) return;
    setFolded(new Set([...folded, id]));
    const next = entries[entries.findIndex((entry) => entry.id === id) + 1];
    focusTitle(next ? blockSection(next.id) : 'booking-finish');
  };
  const reopen = (id: Entry['id']): void => {
    setFolded(new Set([...folded].filter((other) => other !== id)));
    focusTitle(blockSection(id));
  };
  useSectionRequests(reopen);
  const { selection, context } = checkoutValue.checkout;
  return (
    <>
      {isInsuranceOffered(selection, context) ? <InsuranceWatch /> : null}
      {entries.map(({ id, title, summary, body }, index) => (
        <Section
          key={id}
          id={blockSection(id)}
          number={index + 1}
          title={title}
          summary={summary}
          state={isFolded(id) ? 'folded' : 'open'}
          current={id === current}
          onEdit={isFixed(id) ? null : () => reopen(id)}
          onContinue={() => finish(id)}
          others={othersMissing(missing, blockSection(id))}
        >
          {body}
        </Section>
      ))}
    </>
  );
}

/** The maximum duration of a popup's exit animation, in ms. */
const maxExitMs = 1000;

/**
 * Focuses the section's title after the next render. A closing popup holds the focus and blocks scrolling, so it waits
 * for that.
 */
function focusTitle(section: string, until = performance.now() + maxExitMs): void {
  requestAnimationFrame((now) => {
    if (document.querySelector('[data-popup]') && now < until) return focusTitle(section, until);
    const title = document.getElementById(`${section}-title`);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  });
}
