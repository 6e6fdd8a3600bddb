import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { placeLabels } from './label-places.ts';
import { drawRoute, type World } from './route-drawing.ts';

const world = createRequire(import.meta.url)('world-atlas/countries-50m.json') as World;
const stop = (number: number, name: string, latitude: number, longitude: number) => ({
  number,
  name,
  latitude,
  longitude,
});

test('every stop is inside the route map, and visited countries are highlighted', () => {
  const drawing = drawRoute(
    world,
    [stop(1, 'Lisbon', 38.72, -9.14), stop(2, 'Porto', 41.15, -8.61), stop(3, 'Santiago', 42.88, -8.54)],
    640,
    400,
  );
  for (const { x, y } of drawing.stops) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(640);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(400);
  }
  expect(drawing.land.filter(({ visited }) => visited)).toHaveLength(2);
});

test('a place visited twice is drawn once with all its numbers', () => {
  const drawing = drawRoute(
    world,
    [stop(1, 'Cusco', -13.5, -72), stop(2, 'Puno', -15.8, -70), stop(3, 'Cusco', -13.5, -72)],
    600,
    400,
  );
  expect(drawing.stops.map(({ numbers }) => numbers)).toEqual(['1, 3', '2']);
});

test('a tour of one town shows the land around it', () => {
  const drawing = drawRoute(world, [stop(1, 'Vienna', 48.21, 16.37)], 600, 400);
  expect(drawing.land.length).toBeGreaterThan(1);
  expect(drawing.stops[0]).toMatchObject({ x: expect.closeTo(300, 0), y: expect.closeTo(200, 0) });
});

test('a route across the date line is drawn continuously', () => {
  const drawing = drawRoute(world, [stop(1, 'Suva', -18.14, 178.44), stop(2, 'Apia', -13.83, -171.77)], 600, 400);
  const [suva, apia] = drawing.stops;
  expect((apia?.x ?? 0) - (suva?.x ?? 0)).toBeGreaterThan(100);
});

test('labels do not overlap, and a label without room is left out', () => {
  const sides = placeLabels(
    [
      { x: 100, y: 100, name: 'Alpha' },
      { x: 130, y: 100, name: 'Beta' },
      { x: 20, y: 20, name: 'A name that is much too long for this small drawing' },
    ],
    200,
    200,
  );
  expect(sides[0]).not.toBe('right');
  expect(sides[2]).toBeNull();
});
