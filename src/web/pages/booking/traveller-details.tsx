import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '#contract/schemas/booking.ts';
import { AnswerList } from '../../ui/answer-list.tsx';
import { dayText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';

/** Lists the travellers' details for viewers with access. */
export function TravellerDetails({ booking, code }: { booking: BookingView; code: string | null }) {
  const { i18n } = useLingui();
  const { travellers, viewer, sensitiveErasedAt, id } = booking;
  const isOffice = viewer === 'operator' || viewer === 'staff';
  const readable = travellers.filter(({ answers }) => answers !== null && answers.length > 0);
  if (readable.length === 0 && viewer !== 'code') return null;
  const erased =
    sensitiveErasedAt && dayText(new Date(sensitiveErasedAt * 1000).toISOString().slice(0, 10), i18n.locale);
  return (
    <section aria-labelledby="traveller-details-title" className="flex flex-col gap-4">
      <h2 id="traveller-details-title">
        <Trans>Traveller details</Trans>
      </h2>
      {readable.length === 0 ? (
        <p>
          <Trans>
            To see what was entered about the travellers, open this page in the browser you booked with, or sign in with
            the email address of this booking.
          </Trans>
        </p>
      ) : null}
      {readable.map(({ firstName, lastName, type, answers }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: travellers of a booking keep their order, and may share a name
        <div key={at} className="flex flex-col gap-3 border-line border-b pb-4 last:border-b-0">
          <h3 className="wrap-anywhere text-lg">{[firstName, lastName].filter(Boolean).join(' ') || type}</h3>
          <AnswerList answers={answers ?? []} />
        </div>
      ))}
      {booking.answers.mayChange && !isOffice ? (
        <p>
          <TextLink to={`/bookings/${id}/travellers${code ? `?code=${encodeURIComponent(code)}` : ''}`}>
            <Trans>Change names and details</Trans>
          </TextLink>
        </p>
      ) : null}
      {isOffice ? (
        <p>
          <TextLink to={`/office/bookings/${id}`} prefetch="none">
            <Trans>Passport and health details</Trans>
          </TextLink>
        </p>
      ) : erased ? (
        <p className="text-ink-soft text-sm">
          <Trans>Passport and health details were deleted on {erased}.</Trans>
        </p>
      ) : null}
    </section>
  );
}
