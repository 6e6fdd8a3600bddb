type WithPhotos = { readonly photos: readonly { readonly file: string }[] };

/**
 * Which photograph each card of a screen shows, as a place in its list: one that is nowhere else where that is possible, else the
 * one that was shown longest ago. `taken` are files that the screen shows elsewhere, the nearest last.
 */
export function spreadPhotos(cards: readonly WithPhotos[], taken: readonly string[] = []): number[] {
  const lastSeen = new Map(taken.map((file, place) => [file, place - taken.length]));
  return cards.map(({ photos }, index) => {
    let best = 0;
    let oldest = Number.POSITIVE_INFINITY;
    for (const [place, { file }] of photos.entries()) {
      const seen = lastSeen.get(file) ?? Number.NEGATIVE_INFINITY;
      if (seen < oldest) [best, oldest] = [place, seen];
    }
    const shown = photos[best];
    if (shown) lastSeen.set(shown.file, index);
    return best;
  });
}

/** The files that cards show, for a second listing on the same screen. */
export function shownPhotos(cards: readonly WithPhotos[], taken: readonly string[] = []): string[] {
  const places = spreadPhotos(cards, taken);
  return [...taken, ...cards.flatMap(({ photos }, card) => photos[places[card] ?? 0]?.file ?? [])];
}

/** The files of tiles and heads, of those that have one. */
export function filesOf(
  things: readonly ({ readonly photo: { readonly file: string } | null } | undefined)[],
): string[] {
  return things.flatMap((thing) => thing?.photo?.file ?? []);
}
