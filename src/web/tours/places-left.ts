/** From this many places on nobody has to hurry. */
const plenty = 9;
/** Up to this many places the number itself is worth saying aloud. */
const few = 4;

/** How to speak of the places that a departure still has. */
export type PlacesLeft = 'none' | 'last' | 'few' | 'some' | 'plenty';

/** Puts a number of places into the word for it, so that urgency is shown only when it is true. */
export function placesLeft(places: number): PlacesLeft {
  if (places <= 0) return 'none';
  if (places === 1) return 'last';
  if (places <= few) return 'few';
  return places < plenty ? 'some' : 'plenty';
}
