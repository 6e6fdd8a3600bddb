import { G, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import type { RouteDrawing } from '../ui/route-drawing.ts';
import { textFamilies } from './fonts.ts';
import { printable } from './printable.ts';
import { colours } from './styles.ts';

const offsets = {
  right: { x: 13, y: 4, anchor: 'start' },
  left: { x: -13, y: 4, anchor: 'end' },
  below: { x: 0, y: 22, anchor: 'middle' },
  above: { x: 0, y: -14, anchor: 'middle' },
} as const;

/** The printable map of a route. */
export function RoutePicture({ drawing }: { drawing: RouteDrawing }) {
  const { width, height } = drawing;
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} style={{ width: '100%', height: 250, marginBottom: 10 }}>
      <Rect x={0} y={0} width={width} height={height} fill={colours.sea} />
      {drawing.land.map(({ path, visited }) => (
        <Path
          key={path.slice(0, 48)}
          d={path}
          fill={visited ? colours.paper : colours.sand}
          stroke={visited ? '#87806f' : colours.line}
          strokeWidth={0.8}
        />
      ))}
      <Path d={drawing.route} fill="none" stroke={colours.coral} strokeWidth={2.2} strokeDasharray="5 4" />
      {drawing.stops.map((stop) => {
        const label = stop.side ? offsets[stop.side] : null;
        return (
          <G key={stop.numbers}>
            <Rect
              x={stop.x - 9 - (stop.numbers.length > 2 ? stop.numbers.length * 1.8 : 0)}
              y={stop.y - 9}
              width={18 + (stop.numbers.length > 2 ? stop.numbers.length * 3.6 : 0)}
              height={18}
              rx={9}
              ry={9}
              fill={colours.pine}
            />
            <Text
              x={stop.x}
              y={stop.y + 3.6}
              textAnchor="middle"
              style={{ fontFamily: textFamilies, fontWeight: 700, fontSize: 10 }}
              fill={colours.paper}
            >
              {stop.numbers}
            </Text>
            {label ? (
              <Text
                x={stop.x + label.x}
                y={stop.y + label.y}
                textAnchor={label.anchor}
                style={{ fontFamily: textFamilies, fontWeight: 700, fontSize: 11 }}
                fill={colours.ink}
              >
                {printable(stop.name)}
              </Text>
            ) : null}
          </G>
        );
      })}
    </Svg>
  );
}
