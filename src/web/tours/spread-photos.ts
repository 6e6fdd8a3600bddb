type WithPhotos = { readonly photos: readonly { readonly file: string }[] };

/**
 * Chooses a photo index for each card: an unused photo where possible, otherwise the one that was used longest ago.
 * `taken` are files that the screen displays elsewhere, the nearest last.
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
    const photo = photos[best];
    if (photo) lastSeen.set(photo.file, index);
    return best;
  });
}

/** Returns the files that the cards display, for a second listing on the same screen. */
export function choosePhotos(cards: readonly WithPhotos[], taken: readonly string[] = []): string[] {
  const places = spreadPhotos(cards, taken);
  return [...taken, ...cards.flatMap(({ photos }, card) => photos[places[card] ?? 0]?.file ?? [])];
}

/** Returns the photo files of tiles and headers. */
export function filesOf(
  things: readonly ({ readonly photo: { readonly file: string } | null } | undefined)[],
): string[] {
  return things.flatMap((thing) => thing?.photo?.file ?? []);
}
