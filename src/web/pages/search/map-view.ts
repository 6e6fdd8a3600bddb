import { type GeoProjection, geoNaturalEarth1 } from 'd3-geo';

/** The visible part of the world: its centre, and the scale. */
export type MapView = { readonly longitude: number; readonly latitude: number; readonly scale: number };

export type MapSize = { readonly width: number; readonly height: number };

type Position = { readonly longitude: number; readonly latitude: number };

/** The maximum scale: about 400 km across a phone. */
const nearest = 6000;
const margin = 48;

/** Returns the scale at which the whole world just fits. */
export function worldScale({ width, height }: MapSize): number {
  return geoNaturalEarth1()
    .fitExtent(
      [
        [0, 0],
        [width, height],
      ],
      { type: 'Sphere' },
    )
    .scale();
}

const within = (scale: number, size: MapSize): number => Math.min(nearest, Math.max(worldScale(size), scale));

/** Returns the projection of a view, rotated so that the centre has the least distortion. */
export function projectionOf({ longitude, latitude, scale }: MapView, { width, height }: MapSize): GeoProjection {
  return geoNaturalEarth1()
    .rotate([-longitude, 0])
    .center([0, latitude])
    .scale(scale)
    .translate([width / 2, height / 2])
    .clipExtent([
      [-10, -10],
      [width + 10, height + 10],
    ]);
}

/** Returns the central longitude of positions, also across the date line. */
function middleLongitude(positions: readonly Position[]): number {
  const radians = positions.map(({ longitude }) => (longitude * Math.PI) / 180);
  const x = radians.reduce((sum, angle) => sum + Math.cos(angle), 0);
  const y = radians.reduce((sum, angle) => sum + Math.sin(angle), 0);
  return Math.hypot(x, y) < 1e-6 ? 0 : (Math.atan2(y, x) * 180) / Math.PI;
}

/** Returns the view with all positions, or the whole world when there are none or they are spread around it. */
export function viewOf(positions: readonly Position[], size: MapSize): MapView {
  const world: MapView = { longitude: 0, latitude: 0, scale: worldScale(size) };
  if (positions.length === 0) return world;
  const longitude = middleLongitude(positions);
  const fitted = geoNaturalEarth1()
    .rotate([-longitude, 0])
    .fitExtent(
      [
        [margin, margin],
        [size.width - margin, size.height - margin],
      ],
      { type: 'MultiPoint', coordinates: positions.map((one) => [one.longitude, one.latitude]) },
    );
  const [onlyOne] = positions;
  if (!Number.isFinite(fitted.scale()) || positions.length === 1)
    return { longitude, latitude: onlyOne?.latitude ?? 0, scale: within(1200, size) };
  const scale = within(fitted.scale(), size);
  // A view of almost the whole world is harder to read than all of it.
  if (scale <= world.scale * 1.4) return world;
  const middle = fitted.invert?.([size.width / 2, size.height / 2]);
  return { longitude, latitude: middle?.[1] ?? 0, scale };
}

/** Pans the view by px on the screen. */
export function movedBy(view: MapView, size: MapSize, dx: number, dy: number): MapView {
  const middle = projectionOf(view, size).invert?.([size.width / 2 - dx, size.height / 2 - dy]);
  if (!middle?.every(Number.isFinite)) return view;
  return { ...view, longitude: middle[0], latitude: Math.max(-75, Math.min(80, middle[1])) };
}

/** Zooms the view in by a factor, or out for one below 1, around a point of the map or its centre. */
export function zoomed(view: MapView, size: MapSize, factor: number, around?: Position): MapView {
  const scale = within(view.scale * factor, size);
  return around ? { longitude: around.longitude, latitude: around.latitude, scale } : { ...view, scale };
}
