import { Plural } from '@lingui/react/macro';
import type { SharedTour } from '#contract/fragment.ts';
import { Photo } from '../ui/photo.tsx';
import { photoOf } from '../ui/photo-of.ts';

/** A summary of the shared tour. */
export function ShareTourHead({ tour, assetBase }: { tour: SharedTour; assetBase: string }) {
  return (
    <div className="flex items-center gap-4 rounded-card bg-mist p-3">
      {tour.photo ? (
        <Photo
          photo={{ ...photoOf(tour.photo, assetBase), alt: '' }}
          sizes="112px"
          className="w-28 shrink-0 rounded-field"
        />
      ) : null}
      <div className="min-w-0">
        <p className="font-semibold leading-snug">{tour.name}</p>
        <p className="text-ink-soft text-sm">
          <Plural value={tour.lengthDays} one="# day" other="# days" />
        </p>
      </div>
    </div>
  );
}
