/** The widest window in px that counts as a phone; equals the `max-md:` breakpoint of the styles. */
export const mobileUpTo = 767;
/** The widest window in px that counts as a tablet; equals the `max-lg:` breakpoint of the styles. */
export const tabletUpTo = 1023;

/** The window sizes that layouts distinguish. */
export type Breakpoint = 'mobile' | 'tablet' | 'desktop';

/** Returns the breakpoint of a width. */
export function breakpointOf(width: number): Breakpoint {
  if (width <= mobileUpTo) return 'mobile';
  return width <= tabletUpTo ? 'tablet' : 'desktop';
}

/** Returns whether the window currently has the width of a phone. */
export function isMobile(): boolean {
  return window.matchMedia(`(max-width: ${mobileUpTo}px)`).matches;
}

/** Animation durations in ms, equal to the `--motion` variables of the styles; all are 0 with reduced motion. */
export const motion = { normal: 400, fast: 200, slow: 600 } as const;

/** Returns an animation duration, respecting the reduced-motion setting. */
export function motionFor(kind: keyof typeof motion): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : motion[kind];
}
