import { geoContains, geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type LabelSide, placeLabels } from './label-places.ts';

/** The TopoJSON of the world's countries. */
export type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** A stop of a route before it is drawn. */
export type RouteStop = {
  readonly number: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** A drawn stop; a place that is visited several times has all its numbers. */
export type DrawnStop = {
  readonly numbers: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly side: LabelSide | null;
};

/** A route on a map in px, for any surface that can draw paths. */
export type RouteDrawing = {
  readonly width: number;
  readonly height: number;
  readonly land: readonly { readonly path: string; readonly visited: boolean }[];
  readonly route: string;
  readonly stops: readonly DrawnStop[];
};

/** The minimum extent of a map in degrees, so that a walk through one town still shows its surroundings. */
const minDegrees = 3.2;
const margin = 0.16;

/** Returns the longitude of the route's centre, also across the date line. */
function middleLongitude(stops: readonly RouteStop[]): number {
  const turn = Math.PI / 180;
  const east = stops.reduce((sum, { longitude }) => sum + Math.cos(longitude * turn), 0);
  const north = stops.reduce((sum, { longitude }) => sum + Math.sin(longitude * turn), 0);
  return Math.atan2(north, east) / turn;
}

/** Merges the stops at the same place. */
function gather(stops: readonly RouteStop[]): (RouteStop & { numbers: string })[] {
  const places = new Map<string, RouteStop & { numbers: string }>();
  for (const stop of stops) {
    const key = `${stop.latitude},${stop.longitude}`;
    const existing = places.get(key);
    places.set(
      key,
      existing
        ? { ...existing, numbers: `${existing.numbers}, ${stop.number}` }
        : { ...stop, numbers: String(stop.number) },
    );
  }
  return [...places.values()];
}

/** Returns a curved path through the stops. */
function bentLine(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${x.toFixed(1)},${y.toFixed(1)}`;
      const [bx, by] = before;
      const bend = index % 2 === 0 ? 0.12 : -0.12;
      const cx = (x + bx) / 2 + (y - by) * bend;
      const cy = (y + by) / 2 - (x - bx) * bend;
      return `Q${cx.toFixed(1)},${cy.toFixed(1)} ${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join('');
}

/** Draws a route on a map of its surroundings. */
export function drawRoute(world: World, stops: readonly RouteStop[], width: number, height: number): RouteDrawing {
  const middle = middleLongitude(stops);
  const everyStop = {
    type: 'MultiPoint' as const,
    coordinates: stops.map(({ longitude, latitude }) => [longitude, latitude]),
  };
  const [left, top] = [width * margin, height * margin];
  const frame: [[number, number], [number, number]] = [
    [left, top],
    [width - left, height - top],
  ];
  const projection = geoMercator().rotate([-middle, 0]).fitExtent(frame, everyStop);
  const closest = width / ((minDegrees * Math.PI) / 180);
  if (!Number.isFinite(projection.scale()) || projection.scale() > closest) {
    const latitudes = stops.map(({ latitude }) => latitude);
    const centre: [number, number] = [middle, (Math.min(...latitudes) + Math.max(...latitudes)) / 2];
    projection.scale(closest).translate([0, 0]);
    const [x, y] = projection(centre) ?? [0, 0];
    projection.translate([width / 2 - x, height / 2 - y]);
  }
  projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
  const path = geoPath(projection).digits(1);
  const land = feature(world, world.objects.countries).features.flatMap((country) => {
    const drawn = path(country);
    if (!drawn) return [];
    const visited = stops.some(({ longitude, latitude }) => geoContains(country, [longitude, latitude]));
    return [{ path: drawn, visited }];
  });
  const at = ({ longitude, latitude }: RouteStop) => projection([longitude, latitude]) ?? [0, 0];
  const gathered = gather(stops).map((stop) => ({ ...stop, x: at(stop)[0], y: at(stop)[1] }));
  const sides = placeLabels(gathered, width, height);
  return {
    width,
    height,
    land,
    route: bentLine(stops.map(at)),
    stops: gathered.map(({ numbers, name, x, y }, index) => ({ numbers, name, x, y, side: sides[index] ?? null })),
  };
}
