import type { Saving } from '#domain/pricing/choices.ts';
import type { BookingState } from './lifecycle.ts';
import type { Selection } from './selection.ts';

/** What an agent can let the client of a link change. */
export const CLIENT_CHOICES = ['rooms', 'extras'] as const;
export type ClientChoice = (typeof CLIENT_CHOICES)[number];

/** How many days a link lasts that does not pay a hold; one that does expires with the hold. */
export const SHARE_LINK_DAYS = 14;

/** What a link contains about the trip. */
export type SharedChoices = Pick<Selection, 'day' | 'party' | 'rooms' | 'extras' | 'flexible' | 'saving'>;

/** The sections of the booking page that can be fixed by a link. */
export type FixedSection = 'date' | 'passengers' | 'rooms' | 'extras' | 'flexible' | 'membership' | 'savings';

/**
 * The states of a link. `paying`: its payment is in progress or being checked. `requested`: paid, and awaiting the
 * operator's reply. `used`: the booking is confirmed. `unpaid`: the payment could not be collected, so the booking was
 * undone.
 */
export const SHARE_LINK_STATES = [
  'open',
  'paying',
  'requested',
  'used',
  'declined',
  'lapsed',
  'unpaid',
  'cancelled',
  'revoked',
  'expired',
] as const;
export type ShareLinkState = (typeof SHARE_LINK_STATES)[number];

/** What the state of a link depends on. */
export type ShareLinkFacts = {
  /** The booking started with the link, or by paying its hold another way; null when there is none or it failed. */
  readonly booking: { readonly state: Exclude<BookingState, 'failed'>; readonly reason: string | null } | null;
  readonly revoked: boolean;
  /** Whether the link, or the hold that it pays, has expired. */
  readonly over: boolean;
};

/**
 * Returns the state of a link. A booking takes precedence over expiry or revocation, because a link makes at most one
 * booking.
 */
export function shareLinkState({ booking, revoked, over }: ShareLinkFacts): ShareLinkState {
  if (booking) return stateByBooking(booking);
  if (revoked) return 'revoked';
  return over ? 'expired' : 'open';
}

function stateByBooking({ state, reason }: NonNullable<ShareLinkFacts['booking']>): ShareLinkState {
  if (state === 'attempting') return 'paying';
  if (state === 'confirmed' || state === 'completed') return 'used';
  return reason === 'payment' && state !== 'requested' ? 'unpaid' : state;
}

/** Returns the sections that the client of a link cannot change, in page order. */
export function fixedSections(allows: readonly ClientChoice[]): FixedSection[] {
  const always: FixedSection[] = ['date', 'passengers'];
  if (!allows.includes('rooms')) always.push('rooms');
  if (!allows.includes('extras')) always.push('extras', 'flexible');
  return [...always, 'membership', 'savings'];
}

/** Returns the sections that a client changed although the link does not allow it. */
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

/** Returns whether a saving can be part of a link: one that belongs to a person cannot. */
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
