import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { BookingView } from '#contract/schemas/booking.ts';
import { BOOKING_TAKES_PLACES } from '#domain/booking/lifecycle.ts';
import { AgencyFact } from '../../agency/clients-agency.tsx';
import { usePage } from '../../browser/page-config.ts';
import { dayText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { PriceTable } from '../../ui/price-table.tsx';
import { NextSteps } from './next-steps.tsx';
import { Payments } from './payments.tsx';
import { TravellerDetails } from './traveller-details.tsx';

/** The status of a booking, the next steps, the trip, the travellers and the payments. */
export function BookingDetails({
  booking,
  code,
  payUrl,
}: {
  booking: BookingView;
  code: string | null;
  payUrl: string;
}) {
  const { loggedIn } = usePage();
  return (
    <>
      <NextSteps booking={booking} code={code} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <Booked booking={booking} />
          <TravellerDetails booking={booking} code={code} />
          <Payments booking={booking} code={code} payUrl={payUrl} />
          <Days booking={booking} />
        </div>
        <aside className="flex flex-col gap-6">
          <Part title={<Trans>Price</Trans>}>
            <PriceTable price={booking.price} />
          </Part>
          <Cancellation booking={booking} code={code} />
          {loggedIn || booking.viewer === 'operator' ? null : <AccountOffer />}
        </aside>
      </div>
    </>
  );
}

/** Suggests an account to guests, so that they can find the booking again. */
function AccountOffer() {
  return (
    <Part title={<Trans>Your trips in one place</Trans>}>
      <p>
        <Trans>
          Create an account with the email address of this booking. Once you’ve confirmed it, you’ll find the booking
          there with all its payments.
        </Trans>
      </p>
      <p>
        <TextLink to="/signup">
          <Trans>Create an account</Trans>
        </TextLink>
      </p>
    </Part>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 rounded-card border border-line bg-paper p-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Booked({ booking }: { booking: BookingView }) {
  const { travellers, rooms, extras, operator, agency, referredBy } = booking;
  return (
    <section aria-labelledby="booked-title" className="flex flex-col gap-4">
      <h2 id="booked-title">
        <Trans>What’s booked</Trans>
      </h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 [&_dd]:font-semibold [&_dt]:text-ink-soft [&_dt]:text-sm">
        <div>
          <dt>
            <Plural value={travellers.length} one="# traveller" other="# travellers" />
          </dt>
          {travellers.map(({ firstName, lastName, type }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: travellers of a booking keep their order, and may share a name
            <dd key={at} className="wrap-anywhere">
              {[firstName, lastName].filter(Boolean).join(' ') || type}
              <span className="font-normal text-ink-soft">{firstName ? ` · ${type}` : ''}</span>
            </dd>
          ))}
        </div>
        <div>
          <dt>
            <Trans>Operator</Trans>
          </dt>
          <dd>
            <TextLink to={`/operators/${operator.slug}`}>{operator.name}</TextLink>
          </dd>
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
        {booking.flexible ? (
          <div>
            <dt>
              <Trans>Flexible booking</Trans>
            </dt>
            <dd>
              <Trans>Yes</Trans>
            </dd>
          </div>
        ) : null}
        {booking.policy ? <PolicyFact booking={booking} policy={booking.policy} /> : null}
        {agency ? (
          <AgencyFact agency={agency}>
            <Trans>Booked by the agency</Trans>
          </AgencyFact>
        ) : null}
        {referredBy === null ? null : (
          <div>
            <dt>
              <Trans>Booked via agent ID</Trans>
            </dt>
            <dd className="break-words">{referredBy}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The insurance policy: its number, that it is pending, or that there is none. */
function PolicyFact({ booking, policy }: { booking: BookingView; policy: NonNullable<BookingView['policy']> }) {
  const { i18n } = useLingui();
  const lives = BOOKING_TAKES_PLACES.includes(booking.state);
  const amount = priceText(policy.premium, booking.price.currency, i18n.locale);
  return (
    <div data-policy={policy.state}>
      <dt>
        <Trans>Travel insurance</Trans>
      </dt>
      <dd>
        {policy.name}
        <span className="font-normal text-ink-soft">{` · ${policy.insurer}`}</span>
      </dd>
      {policy.state === 'issued' ? (
        <dd className="figures">{policy.number}</dd>
      ) : !lives ? null : policy.state === 'issuing' ? (
        <dd className="font-normal! text-ink-soft text-sm">
          {booking.state === 'confirmed' ? (
            <Trans>The policy is being issued. We’ll email you the number.</Trans>
          ) : (
            <Trans>The policy is issued once the booking is confirmed.</Trans>
          )}
        </dd>
      ) : (
        <dd className="font-normal! text-sm">
          {policy.returned ? (
            <Trans>The insurer couldn’t issue this policy: you’re not insured, and {amount} has been refunded.</Trans>
          ) : (
            <Trans>The insurer couldn’t issue this policy: you’re not insured, and we’ll refund {amount}.</Trans>
          )}
        </dd>
      )}
    </div>
  );
}

function Days({ booking }: { booking: BookingView }) {
  return (
    <section aria-labelledby="days-title" className="flex flex-col gap-4">
      <h2 id="days-title">
        <Trans>Itinerary</Trans>
      </h2>
      <ol className="flex flex-col">
        {booking.itinerary.map(({ number, title, place }) => (
          <li key={number} className="flex gap-4 border-line border-b py-3 last:border-b-0">
            <span className="figures w-16 shrink-0 text-ink-soft">
              <Trans>Day {number}</Trans>
            </span>
            <span className="min-w-0">
              <span className="font-semibold">{title}</span>
              {place ? <span className="block text-ink-soft text-sm">{place}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The refunds of a cancellation by date; nothing once the booking cannot be cancelled. */
function Cancellation({ booking, code }: { booking: BookingView; code: string | null }) {
  const { i18n } = useLingui();
  const isOwn = ['owner', 'code', 'colleague'].includes(booking.viewer);
  const canCancel = isOwn && ['requested', 'confirmed'].includes(booking.state);
  if (!['attempting', 'requested', 'confirmed'].includes(booking.state)) return null;
  if (booking.cancellation.length === 0 && !canCancel) return null;
  const money = (amount: number) => priceText(amount, booking.price.currency, i18n.locale);
  const paid = money(booking.payment.paid + booking.payment.reserved);
  return (
    <Part title={<Trans>If plans change</Trans>}>
      {booking.cancellation.length === 0 ? null : (
        <p className="text-ink-soft text-sm">
          {booking.state === 'confirmed' ? (
            <Trans>Your refund of the {paid} you’ve paid so far if you cancel:</Trans>
          ) : (
            <Trans>Your refund if you cancel once the trip is paid in full:</Trans>
          )}
        </p>
      )}
      <table className="figures w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">
              <Trans>Cancel by</Trans>
            </th>
            <th scope="col">
              <Trans>Refund</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {booking.cancellation.map((row) => {
            const until = dayText(row.until, i18n.locale);
            const credit = money(row.credit);
            return (
              <tr key={row.from} className="border-line border-b last:border-b-0">
                <th scope="row" className="py-2 text-start font-normal">
                  <Trans>by {until}</Trans>
                </th>
                <td className="py-2 text-end font-semibold">
                  {money(row.money)}
                  {row.credit > 0 ? (
                    <span className="block font-normal text-ink-soft">
                      <Trans>and {credit} as credit</Trans>
                    </span>
                  ) : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {canCancel && booking.state === 'confirmed' ? (
        <p>
          <TextLink to={`/bookings/${booking.id}/change${code ? `?code=${encodeURIComponent(code)}` : ''}`}>
            <Trans>Change dates or travellers</Trans>
          </TextLink>
        </p>
      ) : null}
      {canCancel ? (
        <p>
          <TextLink to={`/bookings/${booking.id}/cancel${code ? `?code=${encodeURIComponent(code)}` : ''}`}>
            <Trans>Cancel this booking</Trans>
          </TextLink>
        </p>
      ) : null}
    </Part>
  );
}
