import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCall } from '../../browser/use-call.ts';
import { CardGrid } from '../../tours/card-grid.tsx';
import type { Card, Pin } from '../../tours/catalogue-types.ts';
import { TourCardSkeleton } from '../../tours/tour-card-skeleton.tsx';
import { IconButton } from '../../ui/button.tsx';

/** The maximum number of cards over the map. */
const max = 12;

/**
 * The cards of the pins at one position, over the map; missing ones are loaded. They receive the focus, and Escape
 * closes them.
 */
export function PinCards({
  pins,
  hits,
  onClose,
}: {
  pins: readonly Pin[];
  hits: readonly Card[];
  onClose: () => void;
}) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const first = pins.slice(0, max);
  const known = first.flatMap((pin) => hits.find((hit) => hit.id === pin.id) ?? []);
  const isKnown = known.length === first.length;
  const request = useCall('loadCards', { ids: first.map((pin) => pin.id).join(',') }, { enabled: !isKnown });
  const cards = isKnown ? known : request.answer?.cards;
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      data-card
      role="dialog"
      aria-label={pins.length === 1 ? (pins[0]?.name ?? '') : t`Tours in this place`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="absolute inset-x-3 bottom-3 z-40 flex max-h-[calc(100%-1.5rem)] cursor-auto select-text flex-col overflow-hidden rounded-card border border-line bg-sand shadow-float sm:right-auto sm:w-80"
    >
      <div className="flex items-center justify-between pl-4 text-sm">
        <Plural value={pins.length} one="# tour" other="# tours" />
        <IconButton label={t`Close`} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="overflow-y-auto overscroll-contain p-2 pt-0">
        {cards ? (
          <CardGrid cards={cards} layout="small" />
        ) : request.state === 'failed' ? (
          <p className="p-2 text-sm">
            <Trans>These tours didn’t load. Please try again.</Trans>
          </p>
        ) : (
          <TourCardSkeleton />
        )}
      </div>
    </div>
  );
}
