import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, MapPinned } from 'lucide-react';
import { AgencyFact } from '../../agency/clients-agency.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { dayText, rangeText } from '../../ui/days.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PriceTable } from '../../ui/price-table.tsx';
import { HoldHead } from './hold-head.tsx';
import type { Hold } from './hold-types.ts';

// Hydrated later, because these parts are used late or rarely; the server renders them completely.
const HoldNews = lazyPart('hold news', async () => (await import('./hold-news.tsx')).HoldNews, { ssr: true });
const HoldOptions = lazyPart('hold options', async () => (await import('./hold-options.tsx')).HoldOptions, {
  ssr: true,
});
const ReleaseForm = lazyPart('release form', async () => (await import('./release-form.tsx')).ReleaseForm, {
  ssr: true,
});
const ShareLinkBox = lazyPart(
  'share link',
  async () => (await import('../../checkout/share-link/share-link.tsx')).ShareLinkBox,
  { ssr: true },
);

/** The whole page of a hold: its expiry, what is held, its price, and how to release it. */
export function HoldPage({
  hold,
  code,
  payment,
  mayPay,
  mayShare,
  onEnd,
}: {
  hold: Hold;
  /** The code from the emailed link, if the visitor came by it. */
  code: string | null;
  /** The id of the booking whose payer returns from a bank or has left it. */
  payment: string | null;
  mayPay: boolean;
  /** Whether the viewer may send a client a link to it. */
  mayShare: boolean;
  onEnd: () => void;
}) {
  const alive = hold.state === 'held';
  return (
    <div className="shell flex max-w-6xl flex-col gap-8 pt-6 pb-16">
      <HoldHead hold={hold} onEnd={onEnd} />
      <HoldNews hold={hold} payment={payment} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <Held hold={hold} />
          <Days hold={hold} />
        </div>
        <aside className="flex flex-col gap-6">
          <HeldPrice hold={hold} />
          {alive && mayShare ? (
            <ShareLinkBox enabled request={{ objectId: hold.objectId, object_id: hold.objectId, hold_id: hold.id }} />
          ) : null}
          <div className="flex flex-col gap-3">
            {alive && mayPay ? (
              <ButtonLink to={`/holds/${hold.id}/pay${code ? `?code=${encodeURIComponent(code)}` : ''}`}>
                <Trans>Pay now and book</Trans>
              </ButtonLink>
            ) : null}
            {alive ? (
              <a href={hold.calendarUrl} className={buttonClass('secondary', 'normal')} download>
                <CalendarPlus className="size-5" aria-hidden="true" />
                <Trans>Add to calendar</Trans>
              </a>
            ) : (
              <ButtonLink to={`/t/${hold.tour.slug}`}>
                <Trans>See dates and prices again</Trans>
              </ButtonLink>
            )}
            {alive ? <HoldOptions hold={hold} /> : null}
            {alive && hold.mayRelease ? <ReleaseForm /> : null}
          </div>
        </aside>
      </div>
    </div>
  );
}

function Held({ hold }: { hold: Hold }) {
  const { i18n } = useLingui();
  const { travellers, rooms, extras, operator, agency } = hold;
  return (
    <section aria-labelledby="held-title" className="flex flex-col gap-4">
      <h2 id="held-title">{hold.state === 'held' ? <Trans>Your hold</Trans> : <Trans>Your hold included</Trans>}</h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 [&_dd]:font-semibold [&_dt]:text-ink-soft [&_dt]:text-sm">
        <div>
          <dt>
            <Trans>Dates</Trans>
          </dt>
          <dd className="figures">{rangeText(hold.from, hold.until, i18n.locale)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Operator</Trans>
          </dt>
          <dd>{operator.name}</dd>
        </div>
        <div>
          <dt>
            <Plural value={travellers.length} one="# traveller" other="# travellers" />
          </dt>
          <dd>{travellers.map(({ firstName, type }) => firstName || type).join(', ')}</dd>
        </div>
        {rooms.length > 0 ? (
          <div>
            <dt>
              <Trans>Rooms</Trans>
            </dt>
            {rooms.map((room) => (
              <dd key={room.id}>{`${room.count} × ${room.name}`}</dd>
            ))}
          </div>
        ) : null}
        {extras.length > 0 ? (
          <div>
            <dt>
              <Trans>Extras</Trans>
            </dt>
            {extras.map((extra) => (
              <dd key={`${extra.id}${extra.option}`}>{`${extra.quantity} × ${extra.name}: ${extra.option}`}</dd>
            ))}
          </div>
        ) : null}
        {agency ? (
          <AgencyFact agency={agency}>
            <Trans>Held by the agency</Trans>
          </AgencyFact>
        ) : null}
      </dl>
    </section>
  );
}

function Days({ hold }: { hold: Hold }) {
  return (
    <section aria-labelledby="days-title" className="flex flex-col gap-4">
      <h2 id="days-title">
        <Trans>Itinerary</Trans>
      </h2>
      <ol className="flex flex-col">
        {hold.itinerary.map(({ number, title, place }) => (
          <li key={number} className="flex gap-4 border-line border-b py-3 last:border-b-0">
            <span className="figures w-16 shrink-0 text-ink-soft">
              <Trans>Day {number}</Trans>
            </span>
            <span className="min-w-0">
              <span className="font-semibold">{title}</span>
              {place ? (
                <span className="flex items-center gap-1.5 text-ink-soft text-sm">
                  <MapPinned className="size-4" aria-hidden="true" />
                  {place}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function HeldPrice({ hold }: { hold: Hold }) {
  const { i18n } = useLingui();
  const { price, cancellation } = hold;
  const free = cancellation.find(({ percent }) => percent >= 100);
  const freeUntil = free ? dayText(free.until, i18n.locale) : '';
  return (
    <section aria-labelledby="price-title" className="flex flex-col gap-3 rounded-card border border-line bg-paper p-6">
      <h2 id="price-title" className="text-xl">
        <Trans>Price</Trans>
      </h2>
      <PriceTable price={price} />
      <p className="text-ink-soft text-sm">
        <Trans>Nothing has been paid. The price is fixed for the hold.</Trans>
        {free ? (
          <>
            {' '}
            <Trans>Once booked, you can cancel free of charge until {freeUntil}.</Trans>
          </>
        ) : null}
      </p>
    </section>
  );
}
