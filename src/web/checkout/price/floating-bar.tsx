/** The price at the foot of narrow windows. */
export function FloatingBar() {
  return null;
}
