import type { Words } from '#domain/catalogue/words.ts';
import type { TourPlan } from './plans.ts';

/** Places that are closed, for fictional reasons. */
const CLOSED: Readonly<Record<string, Words>> = {
  taveuni: {
    en: 'A storm has damaged the jetty and the coast path on Taveuni. No departures are sold until both have been repaired; the operator will write to everyone who asks to be told.',
    de: 'Ein Sturm hat den Anleger und den Küstenweg auf Taveuni beschädigt. Bis beides repariert ist, werden keine Termine verkauft; wer möchte, wird vom Veranstalter benachrichtigt.',
  },
};

/** Returns why a tour cannot be sold, or null. */
export const closureOf = (plan: TourPlan): Words | null =>
  plan.stops.map((stop) => CLOSED[stop.place.slug]).find((reason) => reason !== undefined) ?? null;
