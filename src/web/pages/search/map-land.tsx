import { type GeoProjection, geoGraticule10, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';

const world = atlas as unknown as Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
const land = feature(world, world.objects.land);
const borders = mesh(world, world.objects.countries, (one, other) => one !== other);
const graticule = geoGraticule10();

/** The world's land in a projection. */
export function MapLand({ projection }: { projection: GeoProjection }) {
  const path = geoPath(projection).digits(1);
  return (
    <g>
      <path d={path({ type: 'Sphere' }) ?? ''} className="fill-[light-dark(#dbe8ea,#13262b)]" />
      <path d={path(graticule) ?? ''} fill="none" className="stroke-[light-dark(#c9dbde,#1b333a)]" strokeWidth="0.5" />
      <path
        d={path(land) ?? ''}
        className="fill-[light-dark(#f4eddc,#2a3a34)] stroke-[light-dark(#bfb499,#4a5d55)]"
        strokeWidth="0.8"
      />
      <path d={path(borders) ?? ''} fill="none" className="stroke-[light-dark(#d8ccb0,#3d5048)]" strokeWidth="0.7" />
    </g>
  );
}
