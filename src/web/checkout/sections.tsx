import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { extraOffers } from '#domain/booking/extra-offers.ts';
import { isInsuranceOffered } from '#domain/booking/offers.ts';
import type { Block } from '#domain/booking/problem.ts';
import { motionFor } from '../browser/breakpoints.ts';
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
  const { page, opening, act, price, problems, checkout } = checkoutValue;
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
          unfolded={opening.recommend}
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

/** The sections of the booking page; complete and optional ones fold, and those with a problem are always open. */
export function Sections({ missing }: { missing: readonly Block[] }) {
  const checkoutValue = useCheckout();
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => optionalSections(checkoutValue.checkout));
  // Both only grow, so that a section never shrinks above what the visitor is pressing.
  const [everFolded, setEverFolded] = useState(folded);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
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

  /** Folds a section, optionally with the complete ones above it; if it is incomplete it shows what is missing. */
  const fold = (id: Entry['id'], above: readonly Entry[]): boolean => {
    const wrong = currentProblems(checkoutValue.checkout, checkoutValue.price.answer?.data);
    const isComplete = (one: string) => !wrong.some(({ block }) => block === one);
    checkoutValue.show(wrong.filter(({ block }) => block === id));
    if (!isComplete(id)) return false;
    const done = [...above.map((entry) => entry.id).filter(isComplete), id];
    setFolded(new Set([...folded, ...done]));
    setEverFolded(new Set([...everFolded, ...done]));
    setVisited(new Set([...visited, ...done]));
    return true;
  };
  const finish = (id: Entry['id']): void => {
    const at = entries.findIndex((entry) => entry.id === id);
    if (!fold(id, entries.slice(0, at))) return;
    const next = entries[at + 1];
    focusTitle(next ? blockSection(next.id) : 'booking-finish');
  };
  const unfold = (id: Entry['id']): void => setFolded(new Set([...folded].filter((other) => other !== id)));
  const reopen = (id: Entry['id']): void => {
    unfold(id);
    focusTitle(blockSection(id));
  };
  useSectionRequests(reopen);
  const visit = (id: Entry['id']): void => setVisited((ids) => (ids.has(id) ? ids : new Set([...ids, id])));
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
          done={isFolded(id) && (isFixed(id) || visited.has(id))}
          onToggle={everFolded.has(id) && !isFixed(id) ? () => (isFolded(id) ? unfold(id) : fold(id, [])) : null}
          onVisit={() => visit(id)}
          onContinue={visited.has(id) ? () => finish(id) : null}
          others={othersMissing(missing, blockSection(id))}
        >
          {body}
        </Section>
      ))}
    </>
  );
}

/** Returns the sections that need no answer, which are folded from the start. */
function optionalSections({ selection, context }: CheckoutValue['checkout']): ReadonlySet<SectionName> {
  const needsExtras = extraOffers(selection, context).some(({ extra }) => extra.required);
  return new Set(needsExtras ? ['flexible'] : ['extras', 'flexible']);
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
    title?.scrollIntoView({ block: 'start', behavior: motionFor('normal') === 0 ? 'instant' : 'smooth' });
  });
}
