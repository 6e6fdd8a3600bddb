import { expect, test } from 'vitest';
import { movedBy, projectionOf, viewOf, worldScale, zoomed } from './map-view.ts';

const size = { width: 600, height: 400 };
const at = (longitude: number, latitude: number) => ({ longitude, latitude });

test('a map contains every position', () => {
  for (const positions of [
    [at(12.5, 41.9), at(11.2, 43.8), at(9.2, 45.5)],
    [at(178, -18), at(-172, -13)],
    [at(-70, -33), at(-72, -50), at(-58, -34)],
  ]) {
    const projection = projectionOf(viewOf(positions, size), size);
    for (const { longitude, latitude } of positions) {
      const [x, y] = projection([longitude, latitude]) ?? [-1, -1];
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(size.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(size.height);
    }
  }
});

test('without positions, or with positions all around, the map shows the whole world', () => {
  expect(viewOf([], size).scale).toBe(worldScale(size));
  expect(viewOf([at(-120, 50), at(140, -30), at(20, 60), at(0, -40)], size).scale).toBe(worldScale(size));
});

test('a single position is shown with its surroundings', () => {
  const view = viewOf([at(8, 47)], size);
  expect([Math.round(view.longitude), view.latitude]).toEqual([8, 47]);
  expect(view.scale).toBeGreaterThan(worldScale(size) * 3);
});

test('dragging to the right moves the map west, and zooming is limited', () => {
  const view = viewOf([at(8, 47)], size);
  expect(movedBy(view, size, 100, 0).longitude).toBeLessThan(8);
  expect(movedBy(view, size, 0, 100).latitude).toBeGreaterThan(47);
  expect(zoomed(view, size, 1000).scale).toBe(zoomed(view, size, 2000).scale);
  expect(zoomed(view, size, 0.0001).scale).toBe(worldScale(size));
});
