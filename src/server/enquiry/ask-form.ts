import type { AskFormFacts } from '#contract/fragment.ts';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/refusal.ts';
import { securityToken } from '../platform/security-token.ts';
import type { EnquiryDeps } from './deps.ts';
import { type EnquiryTour, privateMinimum } from './enquiry-tour.ts';

/** Returns the staterooms of a tour, for a departure day if specified. */
export async function listStaterooms(
  { loadTour }: Pick<EnquiryDeps, 'loadTour'>,
  { facts }: EnquiryTour,
  day: string,
  caller: Caller,
): Promise<AskFormFacts['staterooms']> {
  const [tour, original] = await Promise.all([
    loadTour({ slug: facts.slug }, caller),
    loadTour({ slug: facts.slug }, { ...caller, language: 'en' }),
  ]);
  if (tour instanceof Refusal || original instanceof Refusal) return [];
  const departing = tour.months.flatMap(({ departures }) => departures).filter(({ from }) => from === day);
  const variants =
    departing.length > 0 ? departing.map(({ variantId }) => variantId) : tour.variants.map(({ id }) => id);
  const rooms = tour.variants.filter(({ id }) => variants.includes(id)).flatMap((variant) => variant.rooms);
  const originals = new Map(original.variants.flatMap((variant) => variant.rooms).map(({ id, name }) => [id, name]));
  const listed = rooms.map(({ id, name, price, per }) => ({
    name,
    name_original: originals.get(id) ?? name,
    price,
    per,
  }));
  return [...new Map(listed.toReversed().map((room) => [room.name, room])).values()].reverse();
}

/** Returns what the markup of an enquiry form needs to be submitted without changes. */
export async function loadAskForm(
  deps: Pick<EnquiryDeps, 'loadTour' | 'settings'>,
  tour: EnquiryTour | null,
  caller: Caller,
): Promise<AskFormFacts> {
  return {
    minimum: privateMinimum(tour),
    staterooms: tour?.facts.style === 'river' ? await listStaterooms(deps, tour, '', caller) : [],
    securityToken: securityToken(deps.settings.secret, caller.visitorId()),
  };
}
