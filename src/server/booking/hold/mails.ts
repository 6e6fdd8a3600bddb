import type { HeldInMail, MailProps } from '#contract/mail.ts';
import type { Language } from '#contract/shop.ts';
import type { Selection } from '#domain/booking/selection.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Currency } from '#domain/money/currency.ts';
import { partySize } from '#domain/party/passengers.ts';
import type { OutgoingMail } from '../../platform/mail/outgoing-mail.ts';
import { senderName } from '../../platform/mail/sender-name.ts';
import { loginAddress, pageAddress } from '../../platform/page-address.ts';
import type { Settings } from '../../platform/settings.ts';
import { holdCode } from './codes.ts';
import type { HeldSelection } from './snapshot.ts';

/** The data of a hold that its mails need. */
export type MailedHold = {
  readonly id: string;
  readonly reference: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly endsAt: Date;
  readonly selection: HeldSelection;
  readonly total: number;
  readonly currency: Currency;
  readonly tour: { readonly slug: string; readonly tagline: string };
  /** The client of an agency's hold, otherwise null. Agency members open the hold by login, a traveller by its code. */
  readonly client: string | null;
  /** The lead traveller, or the agency's current members. */
  readonly recipients: readonly string[];
  readonly operator: { readonly email: string; readonly language: Language };
};

/** A friend who was named for an open bed. */
export type NamedFriend = { readonly roomId: number; readonly name: string; readonly email: string };

/** Returns the friends who were named for open beds. */
export const friendsOf = ({ friends }: Pick<Selection, 'friends'>): NamedFriend[] =>
  Object.entries(friends).flatMap(([roomId, answer]) =>
    answer.unknown
      ? []
      : answer.friends.map(({ name, email }) => ({
          roomId: Number(roomId),
          name: name.trim(),
          email: email.trim().toLowerCase(),
        })),
  );

type Where = Pick<Settings, 'origin' | 'secret'>;
type HoldMailKind = 'hold-confirmed' | 'hold-placed' | 'hold-extended' | 'hold-ended' | 'hold-invitation';
type HoldMail = { [Kind in HoldMailKind]: OutgoingMail<Kind> }[HoldMailKind];

/** The facts of a hold that mails contain. */
type HeldFacts = Pick<
  MailedHold,
  'id' | 'reference' | 'language' | 'timeZone' | 'endsAt' | 'selection' | 'total' | 'currency'
>;

/** Returns a hold's summary for a mail, in one language. */
export function heldIn(hold: HeldFacts, language: Language): HeldInMail {
  const { choices, tour, variant, until, rooms } = hold.selection;
  return {
    reference: hold.reference,
    tour: tour[language],
    variant: variant[language],
    from: choices.day as Day,
    until,
    travellers: partySize(choices.party),
    rooms: rooms.map(({ name, count }) => `${count} × ${name[language]}`),
    total: { amount: hold.total, currency: hold.currency },
    endsAt: hold.endsAt.toISOString(),
    timeZone: hold.timeZone,
  };
}

/** Returns the address of a hold's page with its code, for recipients without a login. */
export const holdLink = ({ id, language }: HeldFacts, { origin, secret }: Where, path: string): string =>
  `${pageAddress(origin, language, path)}?code=${holdCode(secret, id)}`;

/** Returns the additional data in the agency's copy of a mail. */
const forAgency = ({ client }: Pick<MailedHold, 'client'>) => (client === null ? {} : { client });

/** Returns the links in the mails to a hold's recipients: to its page and to its calendar file. */
const holderLinks = (hold: MailedHold, where: Where): { readonly url: string; readonly calendarUrl: string | null } =>
  hold.client === null
    ? {
        url: holdLink(hold, where, `/holds/${hold.id}`),
        calendarUrl: holdLink(hold, where, `/api/holds/${hold.id}/calendar.ics`),
      }
    : { url: loginAddress(where.origin, hold.language, `/holds/${hold.id}`), calendarUrl: null };

/** Returns the mails that confirm a hold to its recipients; the key of each is unique when they are sent again. */
export function mailsToHolder(hold: MailedHold, dedupeKey: string, where: Where): OutgoingMail<'hold-confirmed'>[] {
  const { language } = hold;
  const props = { held: heldIn(hold, language), ...forAgency(hold), ...holderLinks(hold, where) };
  return hold.recipients.map((to) => ({ kind: 'hold-confirmed', language, to, props, dedupeKey }));
}

/** Returns the mails about an extended hold: to its recipients and to the operator. */
export function mailsOfExtended(hold: MailedHold, where: Where): OutgoingMail<'hold-extended'>[] {
  const { id, language, operator } = hold;
  const held = heldIn(hold, language);
  const toHolder = { held, to: 'holder' as const, ...forAgency(hold), ...holderLinks(hold, where) };
  return [
    ...hold.recipients.map((to) => ({
      kind: 'hold-extended' as const,
      language,
      to,
      props: toHolder,
      dedupeKey: `hold ${id} extended holder${hold.client === null ? '' : ` ${to}`}`,
    })),
    {
      kind: 'hold-extended',
      language: operator.language,
      to: operator.email,
      props: {
        held: { ...heldIn(hold, operator.language), timeZone: 'UTC' },
        to: 'operator',
        url: pageAddress(where.origin, operator.language, `/holds/${id}`),
        calendarUrl: null,
      },
      dedupeKey: `hold ${id} extended operator`,
    },
  ];
}

/**
 * Returns the mails about a new hold: to its recipients, to the operator, and to friends who were named for open beds.
 */
export function mailsOfNew(
  hold: MailedHold,
  lead: string,
  agency: string | null,
  friends: readonly NamedFriend[],
  where: Where,
): HoldMail[] {
  const { id, language, operator, selection, tour } = hold;
  const placed: MailProps<'hold-placed'> = {
    held: { ...heldIn(hold, operator.language), timeZone: 'UTC' },
    lead,
    agency,
    url: pageAddress(where.origin, operator.language, `/holds/${id}`),
  };
  const invitation = (friend: NamedFriend): MailProps<'hold-invitation'> => ({
    sender: senderName(lead),
    friend: senderName(friend.name),
    tour: selection.tour[language],
    tagline: tour.tagline,
    from: selection.choices.day as Day,
    until: selection.until,
    url: pageAddress(where.origin, language, `/t/${tour.slug}`),
  });
  const invited = [...new Map(friends.map((friend) => [friend.email, friend])).values()];
  return [
    ...mailsToHolder(hold, `hold ${id} confirmed`, where),
    {
      kind: 'hold-placed',
      language: operator.language,
      to: operator.email,
      props: placed,
      dedupeKey: `hold ${id} placed`,
    },
    ...invited
      .filter(({ email }) => !hold.recipients.includes(email))
      .map((friend) => ({
        kind: 'hold-invitation' as const,
        language,
        to: friend.email,
        props: invitation(friend),
        dedupeKey: `hold ${id} invites ${friend.email}`,
      })),
  ];
}

/** Returns the mails about a hold that ended unpaid: to its recipients and to the operator. */
export function mailsOfEnded(hold: MailedHold, how: 'expired' | 'released', { origin }: Where): HoldMail[] {
  const { id, language, operator, tour } = hold;
  const page = (to: Language) => pageAddress(origin, to, `/t/${tour.slug}`);
  return [
    ...hold.recipients.map((to) => ({
      kind: 'hold-ended' as const,
      language,
      to,
      props: { held: heldIn(hold, language), how, to: 'holder' as const, url: page(language), ...forAgency(hold) },
      dedupeKey: `hold ${id} ended holder${hold.client === null ? '' : ` ${to}`}`,
    })),
    {
      kind: 'hold-ended',
      language: operator.language,
      to: operator.email,
      props: {
        held: { ...heldIn(hold, operator.language), timeZone: 'UTC' },
        how,
        to: 'operator',
        url: page(operator.language),
      },
      dedupeKey: `hold ${id} ended operator`,
    },
  ];
}
