/** The widest window in px that counts as a phone; the styles' `max-md:` is the same line. */
export const mobileUpTo = 767;
/** The widest window in px that counts as a tablet; the styles' `max-lg:` is the same line. */
export const tabletUpTo = 1023;

/** The kinds of window that layouts are drawn for. */
export type Breakpoint = 'mobile' | 'tablet' | 'desktop';

/** Which kind of window a width is. */
export function breakpointOf(width: number): Breakpoint {
  if (width <= mobileUpTo) return 'mobile';
  return width <= tabletUpTo ? 'tablet' : 'desktop';
}

/** Whether the window is a phone's at this moment. */
export function isMobile(): boolean {
  return window.matchMedia(`(max-width: ${mobileUpTo}px)`).matches;
}

/** How long movements take in ms; the styles' `--motion` variables are the same numbers, and all are 0 when less motion is wanted. */
export const motion = { normal: 400, fast: 200, slow: 600 } as const;

/** The time a movement takes for this visitor. */
export function motionFor(kind: keyof typeof motion): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : motion[kind];
}
