import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { isInsuranceOffered, isMembershipOffered } from '#domain/booking/offers.ts';
import { later } from '../ui/later.tsx';
import { lazyPiece } from '../ui/lazy-piece.tsx';
import { blockSection, type SectionName } from './block-section.ts';
import { DateSummary } from './date/date.tsx';
import { DateChoice } from './date/date-choice.tsx';
import { dateWarning } from './date/date-warning.ts';
import { ExtrasBlock, ExtrasSummary } from './extras/extras.tsx';
import { FlexibleBlock, FlexibleSummary } from './extras/flexible.tsx';
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

const InsuranceBlock = lazyPiece(
  'insurance',
  async () => (await import('./insurance/insurance-block.tsx')).InsuranceBlock,
  <div className="min-h-96" />,
);
const InsuranceWatch = lazyPiece(
  'insurance watch',
  async () => (await import('./insurance/insurance-watch.tsx')).InsuranceWatch,
);

// Far down the page; they are read before they are alive.
const MembershipBlock = later('membership', async () => (await import('./savings/membership.tsx')).MembershipBlock);
const SavingsBlock = later('savings', async () => (await import('./savings/savings.tsx')).SavingsBlock);

type Entry = {
  readonly id: SectionName;
  readonly title: ReactNode;
  readonly summary: ReactNode;
  readonly body: ReactNode;
};

/** The sections that this booking needs, in the order of the page. */
function entriesOf({ page, opening, act, price, problems, checkout }: CheckoutValue): Entry[] {
  const { selection, context, forms } = checkout;
  const { variant } = context.facts;
  const chosen = { selection, context };
  const given = (block: SectionName) => ({
    ...chosen,
    price: price.answer?.data ?? null,
    act,
    problems: problems.filter((problem) => problem.block === block),
  });
  const entries: (Entry | false)[] = [
    {
      id: 'date',
      title: <Trans>Date</Trans>,
      summary: <DateSummary {...chosen} />,
      body: <DateChoice {...given('date')} />,
    },
    {
      id: 'passengers',
      title: <Trans>Travellers</Trans>,
      summary: <PassengersSummary {...chosen} />,
      body: <PassengersBlock {...given('passengers')} help={<PassengersHelp />} />,
    },
    variant.rooms.length > 0 && {
      id: 'rooms',
      title: <Trans>Rooms</Trans>,
      summary: <RoomsSummary {...chosen} />,
      body: (
        <RoomsBlock
          {...given('rooms')}
          names={typedNames(forms)}
          photographs={<RoomPhotos objectId={page.objectId} photos={page.tour.photos} />}
        />
      ),
    },
    variant.extras.length > 0 && {
      id: 'extras',
      title: <Trans>Extras</Trans>,
      summary: <ExtrasSummary {...chosen} />,
      body: <ExtrasBlock {...given('extras')} />,
    },
    variant.travellerFields.length > 0 && {
      id: 'travellers',
      title: <Trans>Traveller details</Trans>,
      summary: <TravellersSummary />,
      body: <TravellersBlock />,
    },
    context.facts.operator.flexible !== null && {
      id: 'flexible',
      title: <Trans>Flexible booking</Trans>,
      summary: <FlexibleSummary selection={selection} />,
      body: <FlexibleBlock {...given('flexible')} />,
    },
    isInsuranceOffered(selection, context) &&
      // An insurer that has nothing is not spoken of, unless somebody has counted on it.
      (checkout.insurer !== 'silent' || selection.insurance.policyId !== null) && {
        id: 'insurance',
        title: <Trans>Travel insurance</Trans>,
        summary: <InsuranceSummary insurance={selection.insurance} />,
        body: <InsuranceBlock {...given('insurance')} />,
      },
    isMembershipOffered(selection, context) &&
      // A membership is bought by who travels, for themselves.
      !opening.link && {
        id: 'membership',
        title: <Trans>Membership</Trans>,
        summary: <MembershipSummary selection={selection} />,
        body: <MembershipBlock {...given('membership')} />,
      },
    {
      id: 'savings',
      title: <Trans>Savings</Trans>,
      summary: <SavingsSummary selection={selection} price={price.answer?.data ?? null} />,
      body: <SavingsBlock {...given('savings')} email={forms[0]?.values.email} credits={price.answer?.travelCredits} />,
    },
  ];
  return entries.filter((entry) => entry !== false);
}

/** Every section of the booking page; a section that is done folds, and one with a problem is open whatever was folded. */
export function Sections() {
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
  // A section that was unfolded for its problems stays so when they are mended: whoever works in it keeps their place.
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
        >
          {body}
        </Section>
      ))}
    </>
  );
}

/** How long a popup may take to leave, in ms. */
const longestExit = 1000;

/** The focus goes where the visitor goes on, once the page has been drawn anew. A popup that leaves takes the focus and stops the scrolling, so it is waited for. */
function focusTitle(section: string, until = performance.now() + longestExit): void {
  requestAnimationFrame((now) => {
    if (document.querySelector('[data-popup]') && now < until) return focusTitle(section, until);
    const title = document.getElementById(`${section}-title`);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  });
}
