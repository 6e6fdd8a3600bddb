import { Trans, useLingui } from '@lingui/react/macro';
import { redirect, useNavigation, useSearchParams } from 'react-router';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { useCapability } from '../../browser/use-capability.ts';
import { shopContext } from '../../shop.ts';
import { AnswerList } from '../../ui/answer-list.tsx';
import { Button } from '../../ui/button.tsx';
import { rangeText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { Route } from './+types/booking.ts';
import { BookingNotes } from './booking-notes.tsx';
import { BookingStateLabel } from './booking-state.tsx';
import { OfficeHead } from './office-head.tsx';

type Loaded = Route.ComponentProps['loaderData'];

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(shopContext).call('loadOfficeBooking', { bookingId: params.bookingId });
}

/** Adds a note, or sends the confirmation again. */
export async function action({ context, params: { bookingId }, request }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const body = field('body');
  if (field('intent') !== 'resend') return tryCall(context, 'addBookingNote', { bookingId, body }, { body });
  const refused = await tryCall(context, 'resendBookingConfirmation', { bookingId });
  return refused ?? redirect(`/office/bookings/${bookingId}?done=resent`);
}

export default function OfficeBooking({ loaderData: { booking, notes, views }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const may = useCapability();
  const { formData } = useNavigation();
  const isResent = useSearchParams()[0].get('done') === 'resent';
  const { id, departureId, reference, state, tour, variant, from, until, rooms } = booking;
  return (
    <>
      <TextLink to="/office/bookings" className="inline-flex min-h-11 items-center lg:min-h-9">
        <Trans>All bookings</Trans>
      </TextLink>
      <OfficeHead
        title={t`Booking ${reference}`}
        lead={[tour, variant, rangeText(from, until, i18n.locale), ...rooms].filter(Boolean).join(' · ')}
        action={
          <span className="flex flex-wrap gap-x-6">
            {may('bookings.change') || may('money.read') ? (
              <TextLink to={`/bookings/${id}`}>
                <Trans>Price and payments</Trans>
              </TextLink>
            ) : null}
            {may('travellers.read') && (state === 'confirmed' || state === 'completed') ? (
              <TextLink to={`/office/departures/${departureId}/manifest`}>
                <Trans>Manifest of the departure</Trans>
              </TextLink>
            ) : null}
            {booking.forms.mayChange && may('bookings.change') ? (
              <TextLink to={`/office/bookings/${id}/travellers`}>
                <Trans>Change traveller details</Trans>
              </TextLink>
            ) : null}
            {may('bookings.change') && (state === 'confirmed' || state === 'completed') ? (
              <PostForm>
                <Button
                  type="submit"
                  size="small"
                  variant="quiet"
                  name="intent"
                  value="resend"
                  pending={formData?.get('intent') === 'resend'}
                >
                  <Trans>Send confirmation again</Trans>
                </Button>
              </PostForm>
            ) : null}
            {state === 'confirmed' && may('bookings.change') ? (
              <TextLink to={`/office/bookings/${id}/change`}>
                <Trans>Change dates or travellers</Trans>
              </TextLink>
            ) : null}
            {state === 'confirmed' && may('bookings.cancel') ? (
              <TextLink to={`/office/bookings/${id}/cancel`}>
                <Trans>Cancel booking</Trans>
              </TextLink>
            ) : null}
          </span>
        }
      />
      {isResent ? (
        <div className="pb-5">
          <Notice kind="success" announce>
            <Trans>The confirmation has been sent again.</Trans>
          </Notice>
        </div>
      ) : null}
      <p className="pb-6 font-semibold">
        <BookingStateLabel state={state} />
      </p>
      <Missing booking={booking} />
      <Travellers booking={booking} />
      <BookingNotes notes={notes} refused={actionData ?? undefined} />
      {views ? <Views views={views} /> : null}
    </>
  );
}

/** What the travellers still have to answer. */
function Missing({ booking: { forms } }: Pick<Loaded, 'booking'>) {
  const { t } = useLingui();
  if (forms.missing.length === 0) return null;
  return (
    <div className="pb-6">
      <Notice kind="warning" title={<Trans>Traveller details are missing</Trans>}>
        <ul>
          {forms.missing.map(({ traveller, name, questions }) => {
            const number = traveller + 1;
            return (
              <li
                key={traveller}
                className="wrap-anywhere"
              >{`${name || t`Traveller ${number}`}: ${questions.join(', ')}`}</li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}

function Travellers({ booking: { travellers, sensitiveErasedAt, hidden } }: Pick<Loaded, 'booking'>) {
  return (
    <section aria-labelledby="travellers-title" className="flex flex-col gap-4">
      <h2 id="travellers-title" className="text-xl">
        <Trans>Travellers</Trans>
      </h2>
      <p className="max-w-prose text-ink-soft text-sm">
        {hidden === 'all' ? (
          <Trans>Your role doesn’t include traveller details.</Trans>
        ) : hidden === 'sensitive' ? (
          <Trans>Your role doesn’t include passport and health details.</Trans>
        ) : sensitiveErasedAt ? (
          <>
            <Trans>Passport and health details have been deleted:</Trans> <Moment seconds={sensitiveErasedAt} />
          </>
        ) : (
          <Trans>Passport and health details are for this trip only. We log each time someone opens them.</Trans>
        )}
      </p>
      {travellers.map(({ name, type, answers }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: travellers of a booking keep their order, and may share a name
        <article key={at} className="flex flex-col gap-3 rounded-card border border-line bg-paper p-5">
          <h3 className="wrap-anywhere text-lg">
            {name || type}
            {name ? <span className="font-normal text-ink-soft">{` · ${type}`}</span> : null}
          </h3>
          {answers.length > 0 ? (
            <AnswerList answers={answers} />
          ) : hidden === 'all' ? null : (
            <p className="text-ink-soft text-sm">
              <Trans>No further details.</Trans>
            </p>
          )}
        </article>
      ))}
    </section>
  );
}

/** Lists who opened passport or health details. */
function Views({ views }: { views: NonNullable<Loaded['views']> }) {
  return (
    <section aria-labelledby="views-title" className="pt-8 text-sm">
      <h2 id="views-title" className="text-lg">
        <Trans>Who opened passport and health details</Trans>
      </h2>
      {views.length === 0 ? (
        <p className="pt-2 text-ink-soft">
          <Trans>No views yet.</Trans>
        </p>
      ) : (
        <ul className="pt-2 text-ink-soft">
          {views.map(({ id, role, name, at }) => (
            <li key={id}>
              {name ?? <Trans>Deleted account</Trans>}
              {' · '}
              {role === 'staff' ? (
                <Trans>Staff</Trans>
              ) : role === 'guide' ? (
                <Trans>Guide link</Trans>
              ) : (
                <Trans>Operator</Trans>
              )}
              {' · '}
              <Moment seconds={at} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
