import { Plural } from '@lingui/react/macro';
import type { Stop } from './tour-types.ts';

/** The stops as text, the accessible alternative of the map. */
export function StopList({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-4 gap-y-3">
      {stops.map((stop) => (
        <li key={stop.number} className="flex gap-2.5">
          <span className="figures flex size-6 shrink-0 items-center justify-center rounded-full bg-pine font-bold text-on-pine text-xs">
            {stop.number}
          </span>
          <span className="flex min-w-0 flex-col leading-tight">
            <span className="pt-0.5 font-semibold">{stop.place.name}</span>
            {stop.nights > 0 ? (
              <span className="text-ink-soft text-sm">
                <Plural value={stop.nights} one="# night" other="# nights" />
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
