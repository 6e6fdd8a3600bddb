/** The height in px that the card leaves free: the header, and a margin. */
const reserved = 128;

/** Returns whether the card is taller than the window and must scroll inside. */
export function isOverflowing(height: number, windowHeight: number): boolean {
  return !(height + reserved < windowHeight);
}

/** Returns whether the bottom bar is visible: only between the first section and the price itself. */
export function isBarVisible(edges: { top: number; end: number }, windowHeight: number): boolean {
  const above = edges.top >= windowHeight;
  const below = edges.end < windowHeight;
  return !above && !below;
}
