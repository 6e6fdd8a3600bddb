import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BedDouble, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Manifest, ManifestBooking, ManifestTraveller } from '#contract/schemas/manifest.ts';
import { answerText } from '../ui/answer-list.tsx';
import { Badge } from '../ui/badge.tsx';
import { classes } from '../ui/classes.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { priceText } from '../ui/price-parts.ts';
import { type ArrivalDesk, ArrivalMark } from './arrival.tsx';

/** The questions that the manifest answers elsewhere: in the contact line. */
const contacts = ['phone', 'email'];

/** The manifest of a departure: meeting, rooms, and travellers by booking. Made for a phone in the sun and for A4. */
export function ManifestView({
  manifest,
  desk,
  bookingLink,
}: {
  manifest: Manifest;
  desk: ArrivalDesk;
  bookingLink?: (booking: ManifestBooking) => ReactNode;
}) {
  const { departure, bookings, rooms } = manifest;
  const people = bookings.flatMap(({ travellers }) => travellers).length;
  return (
    <div className="print-sheet flex flex-col gap-8">
      <Facts departure={departure} people={people} bookings={bookings.length} />
      {bookings.length === 0 ? (
        <EmptyState level={2} icon={<Users />} title={<Trans>No travellers yet</Trans>}>
          <Trans>Travellers appear here once a booking is confirmed.</Trans>
        </EmptyState>
      ) : (
        <>
          <section aria-labelledby="manifest-travellers" className="flex flex-col gap-4">
            <h2 id="manifest-travellers" className="text-xl">
              <Trans>Travellers</Trans>
            </h2>
            {bookings.map((booking) => (
              <Booking
                key={booking.id}
                booking={booking}
                desk={desk}
                title={bookingLink?.(booking) ?? booking.reference}
              />
            ))}
          </section>
          {rooms.length > 0 ? <Rooms rooms={rooms} /> : null}
        </>
      )}
    </div>
  );
}

function Facts({
  departure: { operator, code, meetingPoint, meetingTime, note },
  people,
  bookings,
}: Pick<Manifest, 'departure'> & { people: number; bookings: number }) {
  const facts: readonly (readonly [string, ReactNode, ReactNode])[] = [
    ['people', <Trans key="people">Travellers</Trans>, people],
    ['bookings', <Trans key="bookings">Bookings</Trans>, bookings],
    ['operator', <Trans key="operator">Operator</Trans>, operator],
    ['code', <Trans key="code">Code</Trans>, code],
    [
      'meeting',
      <Trans key="meeting">Meeting point</Trans>,
      [meetingTime, meetingPoint].filter(Boolean).join(' · ') || null,
    ],
    ['note', <Trans key="note">Note</Trans>, note],
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {facts
        .filter(([, , value]) => value !== null)
        .map(([id, title, value]) => (
          <div key={id}>
            <dt className="text-ink-soft">{title}</dt>
            <dd className="figures wrap-anywhere font-semibold">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Booking({ booking, desk, title }: { booking: ManifestBooking; desk: ArrivalDesk; title: ReactNode }) {
  const { t, i18n } = useLingui();
  const { id, email, phone, agency, travellers, extras, due } = booking;
  const amount = due && priceText(due.amount, due.currency, i18n.locale);
  const lead = travellers[0]?.name;
  return (
    <article className="rounded-card border border-line bg-paper">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b px-4 py-3">
        <h3 className="wrap-anywhere text-base">
          {title}
          {lead ? <span className="font-normal text-ink-soft">{` · ${lead}`}</span> : null}
        </h3>
        <p className="wrap-anywhere flex flex-wrap gap-x-4 text-sm">
          {phone ? (
            <a href={`tel:${phone}`} className="underline underline-offset-4">
              {phone}
            </a>
          ) : null}
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
          {agency ? <span>{agency}</span> : null}
        </p>
        {extras.length > 0 || due ? (
          <p className="flex basis-full flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            {extras.map((extra) => (
              <span key={extra}>{extra}</span>
            ))}
            {due && due.amount > 0 ? <Badge tone="danger">{t`Balance due: ${amount}`}</Badge> : null}
            {due?.amount === 0 ? <Badge tone="success">{t`Paid`}</Badge> : null}
          </p>
        ) : null}
      </header>
      <ul className="divide-y divide-line">
        {travellers.map((traveller) => (
          <li key={traveller.position} className="flex items-start justify-between gap-4 px-4 py-3">
            <Traveller traveller={traveller} />
            <ArrivalMark
              key={String(traveller.arrival?.at)}
              desk={desk}
              bookingId={id}
              traveller={{ ...traveller, name: traveller.name || traveller.type }}
            />
          </li>
        ))}
      </ul>
    </article>
  );
}

function Traveller({ traveller: { name, type, age, answers, hiddenAnswers, gaps } }: { traveller: ManifestTraveller }) {
  const { t, i18n } = useLingui();
  const open = gaps.map(({ label }) => label).join(', ');
  // Health first: it is what a guide must not overlook.
  const rank = { health: 0, document: 2, ordinary: 1 } as const;
  const shown = answers
    .filter(({ kind }) => !contacts.includes(kind))
    .toSorted((one, other) => rank[one.class] - rank[other.class]);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="wrap-anywhere font-semibold">
        <span aria-hidden="true" className="mr-2 hidden size-3 border border-ink align-middle print:inline-block" />
        {name || type}
        <span className="font-normal text-ink-soft">
          {name ? ` · ${type}` : null}
          {age === null ? null : ` · ${t`aged ${age}`}`}
        </span>
      </p>
      {shown.length > 0 ? (
        <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
          {shown.map((answer) => (
            <div key={answer.id} className="min-w-0">
              <dt className="inline text-ink-soft">{`${answer.label.replace(/[?:]$/, '')}: `}</dt>
              <dd
                className={classes(
                  'wrap-anywhere inline',
                  answer.class === 'health' && 'rounded bg-sun-soft px-1 font-semibold',
                )}
              >
                {answerText(answer, i18n.locale)}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {hiddenAnswers.length > 0 ? (
        <p className="text-ink-soft text-sm">
          <Trans>Answered, not shown:</Trans> {hiddenAnswers.map(({ label }) => label).join(', ')}
        </p>
      ) : null}
      {gaps.length > 0 ? <p className="text-danger text-sm">{t`Missing: ${open}`}</p> : null}
    </div>
  );
}

function Rooms({ rooms }: Pick<Manifest, 'rooms'>) {
  return (
    <section aria-labelledby="manifest-rooms" className="flex flex-col gap-4">
      <h2 id="manifest-rooms" className="text-xl">
        <Trans>Rooms</Trans>
      </h2>
      <ol className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
        {rooms.map(({ name, shared, sleepers, openBeds, expected, isCertain }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms are numbered by their place in the list
          <li key={at} className="flex gap-3 rounded-card border border-line bg-paper p-4">
            <BedDouble className="mt-0.5 size-5 shrink-0 text-pine" aria-hidden="true" />
            <div className="flex min-w-0 flex-col gap-1 text-sm">
              <p className="font-semibold">{`${at + 1}. ${name}`}</p>
              {sleepers.map((sleeper) => (
                <p key={`${sleeper.bookingId} ${sleeper.position}`} className="wrap-anywhere">
                  {sleeper.name || '–'}
                </p>
              ))}
              {expected.map((friend) => (
                <p key={friend} className="wrap-anywhere text-ink-soft">
                  <Trans>Room-mate without a booking: {friend}</Trans>
                </p>
              ))}
              {openBeds > 0 ? (
                <p className="text-ink-soft">
                  <Plural value={openBeds} one="# open bed" other="# open beds" />
                </p>
              ) : null}
              {shared ? (
                <p className="text-ink-soft">
                  <Trans>Booked by the bed. You decide who shares.</Trans>
                </p>
              ) : isCertain ? null : (
                <p className="text-ink-soft">
                  <Trans>Suggestion: the booking doesn’t say who shares.</Trans>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
