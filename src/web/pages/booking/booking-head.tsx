import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '#contract/schemas/booking.ts';
import { usePage } from '../../browser/page-config.ts';
import { rangeText } from '../../ui/days.ts';
import { Photo } from '../../ui/photo.tsx';
import { photoOf } from '../../ui/photo-of.ts';
import type { QrDrawing } from '../../ui/qr.ts';
import { StateWords } from './state-words.tsx';

/**
 * The header of a booking in the style of a boarding pass: trip, dates, travellers, reference, and a QR code of this
 * page.
 */
export function BookingHead({ booking, qr }: { booking: BookingView; qr: QrDrawing }) {
  const { t, i18n } = useLingui();
  const { assetBase } = usePage();
  const { tour, reference, travellers } = booking;
  const gone = ['failed', 'declined', 'lapsed', 'cancelled'].includes(booking.state);
  return (
    <header className="overflow-hidden rounded-card bg-night text-on-night md:grid md:grid-cols-[15rem_minmax(0,1fr)_auto]">
      {tour.photo ? (
        <Photo
          photo={photoOf(tour.photo, assetBase)}
          sizes="(max-width: 767px) 100vw, 15rem"
          shape="own"
          className="h-40 w-full object-cover md:h-full"
          first
        />
      ) : null}
      <div className="flex flex-col gap-5 p-6 md:p-8">
        <div>
          <p className="font-semibold text-on-night-soft text-sm">
            <StateWords state={booking.state} />
          </p>
          <h1 className="pt-1 text-3xl text-on-night md:text-4xl">{tour.name}</h1>
          <p className="pt-1 text-on-night-soft">{tour.variant}</p>
        </div>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-3 [&_dd]:font-semibold [&_dt]:text-on-night-soft [&_dt]:text-sm">
          <div className="col-span-2 sm:col-span-1">
            <dt>
              <Trans>Dates</Trans>
            </dt>
            <dd className="figures">{rangeText(booking.from, booking.until, i18n.locale)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Travel dates</Trans>
            </dt>
            <dd>{`${tour.start} – ${tour.end}`}</dd>
          </div>
          <div>
            <dt>
              <Trans>Travellers</Trans>
            </dt>
            <dd>
              <Plural value={travellers.length} one="# person" other="# people" />
            </dd>
          </div>
        </dl>
      </div>
      <div className="flex items-center gap-5 border-on-night-soft/40 border-dashed p-6 max-md:border-t md:flex-col md:justify-center md:border-l md:p-8">
        {gone ? null : (
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={t`QR code for this page`}
            className="size-28 shrink-0 rounded-field bg-white"
          >
            <path d={qr.path} fill="#14211f" />
          </svg>
        )}
        <p className="md:text-center">
          <span className="block text-on-night-soft text-sm">
            <Trans>Reference</Trans>
          </span>
          <strong className="figures text-xl tracking-wider">{reference}</strong>
        </p>
      </div>
    </header>
  );
}
