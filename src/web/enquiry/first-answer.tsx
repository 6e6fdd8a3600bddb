import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Database } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FirstAnswer as Known } from '#contract/schemas/enquiry.ts';
import { dayText, rangeText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';

/** Shows facts from the catalogue about a question until a person answers it, with figures and lists only. */
export function FirstAnswer({ known }: { known: Known }) {
  const { t, i18n } = useLingui();
  const { departures, party, included, excluded, ages, cancellation } = known;
  const money = ({ amount, currency }: { amount: number; currency: string }) =>
    priceText(amount, currency, i18n.locale);
  return (
    <section
      aria-label={t`From the tour details`}
      data-first-answer
      className="flex flex-col gap-4 rounded-card border border-line-strong/60 border-dashed bg-paper p-4 md:p-5"
    >
      <header className="flex flex-col gap-1">
        <h2 className="flex items-center gap-2 font-sans font-semibold text-base tracking-normal">
          <Database className="size-4.5 text-pine" aria-hidden="true" />
          <Trans>From the tour details</Trans>
        </h2>
        <p className="text-ink-soft text-sm">
          <Trans>
            While you wait for a reply, this may help. It was put together automatically; no one has read your question
            yet.
          </Trans>
        </p>
      </header>
      {departures.length > 0 ? (
        <Part title={<Trans>Departures with places left</Trans>}>
          <ul className="flex flex-col gap-1">
            {departures.map(({ from, until, price, placesLeft }) => (
              <li key={`${from} ${price.amount}`} className="flex flex-wrap justify-between gap-x-4">
                <span>{rangeText(from, until, i18n.locale)}</span>
                <span className="figures text-ink-soft">
                  <Plural value={placesLeft} one="# place left" other="# places left" />
                  {' · '}
                  <Trans>{money(price)} per person</Trans>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {party ? (
        <Part title={<Trans>Price for your group</Trans>}>
          <p>
            <b className="figures">{money(party.total)}</b>{' '}
            <span className="text-ink-soft">
              <Plural value={party.adults} one="# adult" other="# adults" />
              {party.children > 0 ? (
                <>
                  {', '}
                  <Plural value={party.children} one="# child" other="# children" />
                </>
              ) : null}
              {' · '}
              {dayText(party.day, i18n.locale)}
              {' · '}
              <Trans>in total, in the cheapest rooms</Trans>
            </span>
          </p>
        </Part>
      ) : null}
      {included.length > 0 ? <List title={<Trans>Included</Trans>} things={included} /> : null}
      {excluded.length > 0 ? <List title={<Trans>Not included</Trans>} things={excluded} /> : null}
      {ages ? (
        <Part title={<Trans>Ages</Trans>}>
          <p>
            <Trans>
              From {ages.from} to {ages.to} years
            </Trans>
          </p>
        </Part>
      ) : null}
      {cancellation ? (
        <Part title={<Trans>Refund if you cancel, for {dayText(cancellation.departure, i18n.locale)}</Trans>}>
          <ul className="flex flex-col gap-1">
            {cancellation.rows.map(({ from, until, refund }) => (
              <li key={from} className="flex flex-wrap justify-between gap-x-4">
                <span>{rangeText(from, until, i18n.locale)}</span>
                <span className="figures text-ink-soft">
                  {i18n.number(refund / 10_000, { style: 'percent', maximumFractionDigits: 1 })}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </section>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <h3 className="font-sans font-semibold text-sm tracking-normal">{title}</h3>
      {children}
    </div>
  );
}

function List({ title, things }: { title: ReactNode; things: readonly string[] }) {
  return (
    <Part title={title}>
      <ul className="list-disc ps-5">
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </Part>
  );
}
