import { expect, test } from 'vitest';
import { breakpointOf } from './breakpoints.ts';

test('NAV-08 a window is mobile up to 767 px, a tablet up to 1023 px and a desktop above', () => {
  expect([320, 767, 768, 1023, 1024].map(breakpointOf)).toEqual(['mobile', 'mobile', 'tablet', 'tablet', 'desktop']);
});
