import { Trans, useLingui } from '@lingui/react/macro';
import { Globe, Minus, Plus } from 'lucide-react';
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Card, Pin } from '../../tours/catalogue-types.ts';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { priceText } from '../../ui/price-parts.ts';
import { type Cluster, clusters } from './map-clusters.ts';
import { MapLand } from './map-land.tsx';
import { type MapSize, type MapView, movedBy, projectionOf, viewOf, zoomed } from './map-view.ts';
import { PinCards } from './pin-cards.tsx';

/** Pins within this distance in px share a marker. */
const reach = { across: 56, down: 38 };

type PlacedPin = Pin & { readonly x: number; readonly y: number };

function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<MapSize | null>(null);
  useEffect(() => {
    if (!box.current) return;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return { box, size };
}

function MapPin({
  cluster,
  chosen,
  onOpen,
}: {
  cluster: Cluster<PlacedPin>;
  chosen: boolean;
  onOpen: (cluster: Cluster<PlacedPin>) => void;
}) {
  const { t, i18n } = useLingui();
  const [pin] = cluster.items;
  const many = cluster.items.length;
  if (!pin) return null;
  // A pin shows a whole number, rounded up so that it is never below the price.
  const absoluteUrl = Math.ceil((pin.price?.amount ?? 0) / 100) * 100;
  const price = pin.price ? priceText(absoluteUrl, pin.price.currency, i18n.locale, 'whole') : '·';
  return (
    <button
      type="button"
      data-pin={pin.id}
      aria-label={many === 1 ? t`${pin.name}, from ${price}` : t`${many} tours here, zoom in`}
      aria-pressed={many === 1 ? chosen : undefined}
      onClick={() => onOpen(cluster)}
      style={{ left: cluster.x, top: cluster.y }}
      className={classes(
        'figures absolute z-10 flex min-h-8 min-w-8 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border font-bold text-xs shadow-card transition-colors duration-(--motion-fast) hover:z-20 focus-visible:z-20',
        many > 1
          ? 'border-white/70 bg-pine text-on-pine hover:bg-pine-strong'
          : 'border-line-strong bg-paper px-2 text-ink hover:bg-mist',
        chosen && 'z-20 border-coral bg-coral text-on-coral hover:bg-coral-strong',
        many > 9 && 'size-10',
      )}
    >
      {many > 1 ? many : price}
    </button>
  );
}

/** The results on a map. Close markers are grouped until the visitor zooms in; a single one opens its card. */
export default function SearchMap({ pins, hits }: { pins: readonly Pin[]; hits: readonly Card[] }) {
  const { t } = useLingui();
  const { box, size } = useSize();
  const [moved, setMoved] = useState<MapView | null>(null);
  const [open, setOpen] = useState<readonly Pin[]>([]);
  const [visiblePins, setVisiblePins] = useState(pins);
  if (visiblePins !== pins) {
    setVisiblePins(pins);
    setMoved(null);
    setOpen([]);
  }
  const drag = useRef<{ x: number; y: number; view: MapView } | null>(null);
  const absoluteUrl = useMemo(() => (size ? viewOf(pins, size) : null), [pins, size]);
  const view = moved ?? absoluteUrl;
  const drawn = useMemo(() => {
    if (!size || !view) return null;
    const projection = projectionOf(view, size);
    const placed = pins.flatMap((pin): PlacedPin[] => {
      const [x, y] = projection([pin.longitude, pin.latitude]) ?? [-1, -1];
      const inside = x > 0 && y > 0 && x < size.width && y < size.height;
      return inside ? [{ ...pin, x, y }] : [];
    });
    return { projection, marks: clusters(placed, reach) };
  }, [pins, size, view]);

  const onOpen = ({ items }: Cluster<PlacedPin>): void => {
    const [pin] = items;
    if (!size || !view || !pin) return;
    if (items.length === 1) setOpen(items);
    else {
      const around = viewOf(items, size);
      // Tours that start at the same place cannot be separated by zooming.
      const same = items.every((item) => item.latitude === pin.latitude && item.longitude === pin.longitude);
      if (same || around.scale <= view.scale * 1.05) setOpen(items);
      else setMoved(around);
    }
  };
  const onDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (!view || event.button !== 0 || (event.target as Element).closest('button, a, [data-card]')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, view };
  };
  const onMove = (event: PointerEvent): void => {
    const from = drag.current;
    if (from && size) setMoved(movedBy(from.view, size, event.clientX - from.x, event.clientY - from.y));
  };
  const stop = (): void => {
    drag.current = null;
  };
  const close = (): void => {
    box.current?.querySelector<HTMLElement>(`[data-pin="${open[0]?.id}"]`)?.focus();
    setOpen([]);
  };
  return (
    <section aria-label={t`Map of the results`} className="relative">
      <div
        ref={box}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={stop}
        onPointerCancel={stop}
        className="relative h-[60dvh] min-h-96 lg:h-[calc(100dvh-6.5rem)] cursor-grab touch-none select-none overflow-hidden rounded-card border border-line bg-[light-dark(#dbe8ea,#13262b)] active:cursor-grabbing"
      >
        {drawn && size ? (
          <>
            <svg viewBox={`0 0 ${size.width} ${size.height}`} className="absolute inset-0 size-full" aria-hidden="true">
              <MapLand projection={drawn.projection} />
            </svg>
            {drawn.marks.map((cluster) => (
              <MapPin
                key={cluster.items[0]?.id}
                cluster={cluster}
                chosen={cluster.items.some((pin) => open.some(({ id }) => id === pin.id))}
                onOpen={onOpen}
              />
            ))}
          </>
        ) : null}
        <div className="absolute top-3 right-3 z-30 flex flex-col rounded-full border border-line bg-paper">
          <IconButton label={t`Zoom in`} onClick={() => size && view && setMoved(zoomed(view, size, 1.7))}>
            <Plus aria-hidden="true" />
          </IconButton>
          <IconButton label={t`Zoom out`} onClick={() => size && view && setMoved(zoomed(view, size, 1 / 1.7))}>
            <Minus aria-hidden="true" />
          </IconButton>
          <IconButton label={t`Show all results`} onClick={() => setMoved(null)}>
            <Globe aria-hidden="true" />
          </IconButton>
        </div>
        {open.length > 0 ? <PinCards key={open[0]?.id} pins={open} hits={hits} onClose={close} /> : null}
      </div>
      {pins.length === 0 ? (
        <p className="pt-3 text-ink-soft text-sm">
          <Trans>No tours to show on the map.</Trans>
        </p>
      ) : null}
    </section>
  );
}
