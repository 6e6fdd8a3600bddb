import type { Saving } from '#domain/pricing/choices.ts';
import type { Selection } from './selection.ts';

/** What an agent can let the client of a link change. */
export const CLIENT_CHOICES = ['rooms', 'extras'] as const;
export type ClientChoice = (typeof CLIENT_CHOICES)[number];

/** How long a link lasts that pays no hold; one that does lasts as long as the hold. */
export const SHARE_LINK_DAYS = 14;

/** What a link says about the journey. */
export type SharedChoices = Pick<Selection, 'day' | 'party' | 'rooms' | 'extras' | 'flexible' | 'saving'>;

/** The sections of the booking page that can be fixed by a link. */
export type FixedSection = 'date' | 'passengers' | 'rooms' | 'extras' | 'flexible' | 'membership' | 'savings';

/** What can be said of a link that somebody made. */
export const SHARE_LINK_STATES = ['open', 'paying', 'used', 'revoked', 'expired'] as const;
export type ShareLinkState = (typeof SHARE_LINK_STATES)[number];

/** What the state of a link hangs on. */
export type ShareLinkFacts = {
  /** The booking that was begun by it and has not failed. */
  readonly booking: 'none' | 'attempting' | 'made';
  readonly revoked: boolean;
  /** Whether its time is over, or the hold that it pays is. */
  readonly over: boolean;
};

/** The state of a link: what was paid stays paid, whatever happened to the link afterwards. */
export function shareLinkState({ booking, revoked, over }: ShareLinkFacts): ShareLinkState {
  if (booking !== 'none') return booking === 'made' ? 'used' : 'paying';
  if (revoked) return 'revoked';
  return over ? 'expired' : 'open';
}

/** The sections that the client of a link cannot change, in the order of the page. */
export function fixedSections(allows: readonly ClientChoice[]): FixedSection[] {
  const always: FixedSection[] = ['date', 'passengers'];
  if (!allows.includes('rooms')) always.push('rooms');
  if (!allows.includes('extras')) always.push('extras', 'flexible');
  return [...always, 'membership', 'savings'];
}

/** The sections that a client changed although the link does not allow it. */
export function changedSections(
  shared: SharedChoices,
  chosen: SharedChoices & Pick<Selection, 'membership'>,
  allows: readonly ClientChoice[],
): FixedSection[] {
  const same: Record<FixedSection, boolean> = {
    date: shared.day === chosen.day,
    passengers: sameCounts(shared.party, chosen.party),
    rooms: sameMaps(shared.rooms, chosen.rooms),
    extras: sameMaps(shared.extras, chosen.extras),
    flexible: shared.flexible === chosen.flexible,
    membership: chosen.membership !== 'yes',
    savings: savingText(shared.saving) === savingText(chosen.saving),
  };
  return fixedSections(allows).filter((section) => !same[section]);
}

/** Whether a saving can travel with a link: what belongs to a person cannot. */
export const isShareable = ({ kind }: Saving): boolean => kind === 'none' || kind === 'promoCode';

type Counts = Readonly<Record<number, number>>;

const sameCounts = (one: Counts, other: Counts): boolean => {
  const ids = Object.keys({ ...one, ...other }).map(Number);
  return ids.every((id) => (one[id] ?? 0) === (other[id] ?? 0));
};

const sameMaps = (one: Readonly<Record<number, Counts>>, other: Readonly<Record<number, Counts>>): boolean => {
  const ids = Object.keys({ ...one, ...other }).map(Number);
  return ids.every((id) => sameCounts(one[id] ?? {}, other[id] ?? {}));
};

const savingText = (saving: Saving): string =>
  saving.kind === 'promoCode' ? `promoCode ${saving.code.toUpperCase()}` : saving.kind;
