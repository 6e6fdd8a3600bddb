/**
 * Which photograph each card of a screen shows, as a place in its list: one that is nowhere else where that is possible, else the
 * one that was shown longest ago. `taken` are files that the screen shows elsewhere.
 */
export function spreadPhotos(
  cards: readonly { readonly photos: readonly { readonly file: string }[] }[],
  taken: readonly string[] = [],
): number[] {
  const lastSeen = new Map(taken.map((file) => [file, -1]));
  return cards.map(({ photos }, here) => {
    let best = 0;
    let oldest = Number.POSITIVE_INFINITY;
    for (const [place, { file }] of photos.entries()) {
      const seen = lastSeen.get(file) ?? Number.NEGATIVE_INFINITY;
      if (seen < oldest) [best, oldest] = [place, seen];
    }
    const shown = photos[best];
    if (shown) lastSeen.set(shown.file, here);
    return best;
  });
}
