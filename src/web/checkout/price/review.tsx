import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Price } from '../../ui/price.tsx';
import { blockSection, type SectionName } from '../block-section.ts';
import { FlexibleSummary } from '../extras/flexible-summary.tsx';
import { goToSection } from '../go-to-section.ts';
import { InsuranceSummary } from '../insurance/insurance-summary.tsx';
import { MembershipSummary } from '../savings/membership-summary.tsx';
import { SavingsSummary } from '../savings/savings-summary.tsx';
import { useCheckout } from '../state/checkout-context.tsx';
import { nameOf } from '../travellers/answers.ts';
import { listVisibleSections } from '../visible-sections.ts';
import { CancellationLine } from './cancellation.tsx';
import { DateFact, ExtrasFact, PartyFact, RoomsFact } from './trip-facts.tsx';

/** Reviews everything before submission, each item with an edit button. */
export function Review() {
  const checkoutValue = useCheckout();
  const { price, checkout } = checkoutValue;
  const { selection, context, forms } = checkout;
  const sections = listVisibleSections(checkoutValue);
  const names = forms.map(nameOf).filter(Boolean);
  const { operator, variant } = context.facts;
  const data = price.answer?.data;
  const quote = data?.quote;
  return (
    <section aria-labelledby="booking-review-title" data-review="" className="@container">
      <h3 id="booking-review-title" className="pb-2 text-lg">
        <Trans>Review your booking</Trans>
      </h3>
      <dl className="@2xl:grid @2xl:grid-cols-2 @2xl:gap-x-8 border-line border-t text-sm *:border-line *:border-b">
        <Row name={<Trans>Date</Trans>} section="date">
          <DateFact selection={selection} context={context} />
        </Row>
        <Row name={<Trans>Travellers</Trans>} section="passengers">
          <PartyFact selection={selection} context={context} />
        </Row>
        {names.length > 0 ? (
          <Row name={<Trans>Names</Trans>} section="travellers">
            {names.join(', ')}
          </Row>
        ) : null}
        {variant.rooms.length > 0 ? (
          <Row name={<Trans>Rooms</Trans>} section="rooms">
            <RoomsFact selection={selection} context={context} />
          </Row>
        ) : null}
        {variant.extras.length > 0 ? (
          <Row name={<Trans>Extras</Trans>} section="extras">
            <ExtrasFact selection={selection} context={context} />
          </Row>
        ) : null}
        {sections.includes('flexible') ? (
          <Row name={<Trans>Flexible booking</Trans>} section="flexible">
            <FlexibleSummary selection={selection} />
          </Row>
        ) : null}
        {sections.includes('insurance') ? (
          <Row name={<Trans>Travel insurance</Trans>} section="insurance">
            <InsuranceSummary insurance={selection.insurance} />
          </Row>
        ) : null}
        {sections.includes('membership') ? (
          <Row name={<Trans>Membership</Trans>} section="membership">
            <MembershipSummary selection={selection} />
          </Row>
        ) : null}
        <Row name={<Trans>Savings</Trans>} section="savings">
          <SavingsSummary selection={selection} price={data ?? null} />
        </Row>
        <Row name={<Trans>Price</Trans>} section={null}>
          {quote ? (
            <Price minor={quote.total} currency={quote.currency} size="small" stale={price.state !== 'fresh'} />
          ) : (
            <Trans>Choose a date to see the price.</Trans>
          )}
        </Row>
        {data && quote && data.cancellation.length > 0 ? (
          <Row name={<Trans>Terms</Trans>} section={null}>
            <CancellationLine rows={data.cancellation} currency={quote.currency} />
            {selection.flexible ? null : (
              <span className="block text-ink-soft">
                <Trans>According to the terms of {operator.name}</Trans>
              </span>
            )}
          </Row>
        ) : null}
      </dl>
    </section>
  );
}

function Row({ name, section, children }: { name: ReactNode; section: SectionName | null; children: ReactNode }) {
  const { link } = useCheckout().opening;
  const isFixed = link?.fixed.some((fixed) => fixed === section);
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] gap-x-3">
      <dt className="hyphens-auto py-2.5 text-ink-soft">{name}</dt>
      <dd className="py-2.5">{children}</dd>
      {section && !isFixed ? (
        <dd className="-me-2 self-start">
          <a
            href={`#${blockSection(section)}`}
            onClick={(event) => {
              event.preventDefault();
              goToSection(section);
            }}
            className="inline-flex min-h-11 items-center rounded-field px-2 font-semibold text-pine underline underline-offset-4 hover:bg-pine-soft"
          >
            <Trans>Change</Trans>
            <span className="sr-only">: {name}</span>
          </a>
        </dd>
      ) : null}
    </div>
  );
}
