import type { GazetteerPlace } from './gazetteer.ts';

const RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two places in kilometres. */
export function distance(one: GazetteerPlace, other: GazetteerPlace): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const across = radians(other.longitude - one.longitude);
  const half = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(across / 2) ** 2;
  return 2 * RADIUS_KM * Math.asin(Math.sqrt(half));
}
