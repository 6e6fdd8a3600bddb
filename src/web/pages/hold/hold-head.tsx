import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../../browser/page-config.ts';
import { rangeText } from '../../ui/days.ts';
import { Moment } from '../../ui/moment.tsx';
import { Photo } from '../../ui/photo.tsx';
import { photoOf } from '../../ui/photo-of.ts';
import { Countdown } from './countdown.tsx';
import type { Hold } from './hold-types.ts';

/** The header of a hold in the style of a boarding pass: trip, dates, reference, and the time left. */
export function HoldHead({ hold, onEnd }: { hold: Hold; onEnd: () => void }) {
  const { i18n } = useLingui();
  const { assetBase } = usePage();
  const { tour, reference } = hold;
  return (
    <header className="overflow-hidden rounded-card bg-night text-on-night md:grid md:grid-cols-[18rem_minmax(0,1fr)]">
      {tour.photo ? (
        <Photo
          photo={photoOf(tour.photo, assetBase)}
          sizes="(max-width: 767px) 100vw, 18rem"
          shape="own"
          className="h-44 w-full object-cover md:h-full"
          first
        />
      ) : null}
      <div className="flex flex-col gap-5 p-6 md:p-8">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <div className="min-w-0">
            <p className="font-semibold text-on-night-soft text-sm">
              <HoldState hold={hold} />
            </p>
            <h1 className="pt-1 text-3xl text-on-night md:text-4xl">{tour.name}</h1>
            <p className="figures pt-2 text-on-night-soft">
              {rangeText(hold.from, hold.until, i18n.locale)} · {tour.start} – {tour.end}
            </p>
          </div>
          <p className="rounded-field border border-on-night-soft/50 border-dashed px-4 py-2">
            <span className="block text-on-night-soft text-sm">
              <Trans>Reference</Trans>
            </span>
            <strong className="figures text-xl tracking-wider">{reference}</strong>
          </p>
        </div>
        {hold.state === 'held' ? (
          <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
            <Countdown endsAt={hold.endsAt} now={hold.now} onEnd={onEnd} />
            <p className="text-on-night-soft">
              <Trans>Held until</Trans>{' '}
              <span className="block font-semibold text-on-night">
                <Moment seconds={hold.endsAt} />
              </span>
            </p>
          </div>
        ) : (
          <EndWords hold={hold} />
        )}
      </div>
    </header>
  );
}

function HoldState({ hold }: { hold: Hold }) {
  switch (hold.state) {
    case 'held':
      return <Trans>Your places are held</Trans>;
    case 'expired':
      return <Trans>This hold has ended</Trans>;
    case 'released':
      return <Trans>This hold has been released</Trans>;
    default:
      return <Trans>This hold is being booked</Trans>;
  }
}

function EndWords({ hold }: { hold: Hold }) {
  return (
    <p className="max-w-prose">
      {hold.state === 'expired' ? (
        <Trans>
          Your hold has ended and the places are on sale again. You can book them if they’re still available.
        </Trans>
      ) : hold.state === 'released' ? (
        <Trans>The places are on sale again. You haven’t been charged.</Trans>
      ) : (
        <Trans>Your places are held while the booking is being made.</Trans>
      )}
    </p>
  );
}
