/** What the card must leave of the window's height, in px: the header above it, and some air. */
const reserved = 128;

/** Whether the card is too tall for the window and must scroll inside. */
export function isOverflowing(height: number, windowHeight: number): boolean {
  return !(height + reserved < windowHeight);
}

/** Whether the bar at the foot of the window is shown: only between the first section and the price itself. */
export function isBarShown(edges: { top: number; end: number }, windowHeight: number): boolean {
  const above = edges.top >= windowHeight;
  const below = edges.end < windowHeight;
  return !above && !below;
}
