import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Price } from '../../ui/price.tsx';
import { blockSection, type SectionName } from '../block-section.ts';
import { goToSection } from '../go-to-section.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { CancellationLine } from './cancellation.tsx';
import { DateFact, ExtrasFact, PartyFact, RoomsFact } from './trip-facts.tsx';

/** Everything that is about to be agreed to, each with a way to change it. */
export function Review() {
  const { price, checkout } = useCheckout();
  const { selection, context } = checkout;
  const { operator, variant } = context.facts;
  const data = price.answer?.data;
  const quote = data?.quote;
  return (
    <section aria-labelledby="booking-review-title" data-review="">
      <h3 id="booking-review-title" className="pb-2 text-lg">
        <Trans>Please check</Trans>
      </h3>
      <dl className="flex flex-col divide-y divide-line border-line border-y text-sm">
        <Row name={<Trans>Date</Trans>} section="date">
          <DateFact selection={selection} context={context} />
        </Row>
        <Row name={<Trans>Travellers</Trans>} section="passengers">
          <PartyFact selection={selection} context={context} />
        </Row>
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
        <Row name={<Trans>Price</Trans>} section="savings">
          {quote ? (
            <Price minor={quote.total} currency={quote.currency} size="small" stale={price.state !== 'fresh'} />
          ) : (
            <Trans>Choose a date to see the price.</Trans>
          )}
        </Row>
        {data && quote && data.cancellation.length > 0 ? (
          <Row name={<Trans>Terms</Trans>} section={operator.flexible ? 'flexible' : null}>
            <CancellationLine rows={data.cancellation} currency={quote.currency} />
            <span className="block text-ink-soft">
              {selection.flexible ? (
                <Trans>With flexible booking</Trans>
              ) : (
                <Trans>By the terms of {operator.name}</Trans>
              )}
            </span>
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
    <div className="flex items-start gap-3 py-0.5">
      <dt className="w-24 shrink-0 py-2.5 text-ink-soft">{name}</dt>
      <dd className="min-w-0 grow py-2.5">{children}</dd>
      {section && !isFixed ? (
        <dd className="shrink-0">
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
