import { useMemo } from 'react';
import { isMobile } from '../../browser/breakpoints.ts';
import type { LabelSide } from '../../ui/label-places.ts';
import { drawRoute } from '../../ui/route-drawing.ts';
import { world } from '../../ui/world.ts';
import type { Stop } from './tour-types.ts';

const anchors: Record<
  LabelSide,
  { readonly dx: number; readonly dy: number; readonly anchor: 'start' | 'end' | 'middle' }
> = {
  right: { dx: 15, dy: 4.5, anchor: 'start' },
  left: { dx: -15, dy: 4.5, anchor: 'end' },
  below: { dx: 0, dy: 26, anchor: 'middle' },
  above: { dx: 0, dy: -17, anchor: 'middle' },
};

/** The route on a map. */
export default function RouteMapView({
  stops,
  label,
  width = isMobile() ? 460 : 800,
  height = isMobile() ? 400 : 480,
}: {
  stops: readonly Stop[];
  label: string;
  width?: number;
  height?: number;
}) {
  const drawing = useMemo(
    () =>
      drawRoute(
        world,
        stops.map(({ number, place }) => ({ number, ...place })),
        width,
        height,
      ),
    [stops, width, height],
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="size-full animate-appear font-sans"
    >
      <rect width={width} height={height} className="fill-[light-dark(#dcebe9,#12201f)]" />
      {drawing.land.map(({ path, visited }) => (
        <path
          key={path.slice(0, 48)}
          d={path}
          className={visited ? 'fill-[light-dark(#ffffff,#2c423b)] stroke-line-strong' : 'fill-mist stroke-line'}
          strokeWidth="1"
        />
      ))}
      <path d={drawing.route} fill="none" className="stroke-paper" strokeWidth="6" strokeLinecap="round" />
      <path
        d={drawing.route}
        fill="none"
        className="stroke-coral"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
      {drawing.stops.map((stop) => (
        <g key={stop.numbers} transform={`translate(${stop.x} ${stop.y})`}>
          <rect
            x={-11 - (stop.numbers.length > 2 ? stop.numbers.length * 2.4 : 0)}
            y="-11"
            width={22 + (stop.numbers.length > 2 ? stop.numbers.length * 4.8 : 0)}
            height="22"
            rx="11"
            className="fill-pine stroke-paper"
            strokeWidth="2"
          />
          <text textAnchor="middle" dy="4.5" className="figures fill-on-pine font-bold text-[13px]">
            {stop.numbers}
          </text>
          {stop.side ? (
            <text
              x={anchors[stop.side].dx}
              y={anchors[stop.side].dy}
              textAnchor={anchors[stop.side].anchor}
              className="fill-ink stroke-paper font-semibold text-[14px] [paint-order:stroke]"
              strokeWidth="4"
              strokeLinejoin="round"
            >
              {stop.name}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
