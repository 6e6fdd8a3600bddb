import type { HeldInMail, MailProps } from '#contract/mail.ts';
import type { Language } from '#contract/shop.ts';
import type { Selection } from '#domain/booking/selection.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Currency } from '#domain/money/currency.ts';
import { partySize } from '#domain/party/passengers.ts';
import type { OutgoingMail } from '../../platform/mail/outgoing-mail.ts';
import { senderName } from '../../platform/mail/sender-name.ts';
import { pageAddress } from '../../platform/page-address.ts';
import type { Settings } from '../../platform/settings.ts';
import { holdCode } from './codes.ts';
import type { HeldSelection } from './snapshot.ts';

/** What mails need to know of a hold. */
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
  /** Whoever made it: the agent, or the lead traveller. */
  readonly holder: string;
  readonly operator: { readonly email: string; readonly language: Language };
};

/** Somebody who was named for an open bed. */
export type NamedFriend = { readonly roomId: number; readonly name: string; readonly email: string };

/** The friends who were named for open beds. */
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
type HoldMailKind = 'hold-confirmed' | 'hold-placed' | 'hold-ended' | 'hold-invitation';
type HoldMail = { [Kind in HoldMailKind]: OutgoingMail<Kind> }[HoldMailKind];

/** What is told of a hold itself. */
type HeldFacts = Pick<
  MailedHold,
  'id' | 'reference' | 'language' | 'timeZone' | 'endsAt' | 'selection' | 'total' | 'currency'
>;

/** What is held, in one language. */
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

/** The page of a hold for whoever has no other key to it. */
export const holdLink = ({ id, language }: HeldFacts, { origin, secret }: Where, path: string): string =>
  `${pageAddress(origin, language, path)}?code=${holdCode(secret, id)}`;

/** The mails that go out with a new hold: to the holder, to the operator, to friends who were named for open beds. */
export function mailsOfNew(
  hold: MailedHold,
  lead: string,
  agency: string | null,
  friends: readonly NamedFriend[],
  where: Where,
): HoldMail[] {
  const { id, language, operator, selection, tour } = hold;
  const confirmed: MailProps<'hold-confirmed'> = {
    held: heldIn(hold, language),
    url: holdLink(hold, where, `/holds/${id}`),
    calendarUrl: holdLink(hold, where, `/api/holds/${id}/calendar.ics`),
  };
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
    { kind: 'hold-confirmed', language, to: hold.holder, props: confirmed, dedupeKey: `hold ${id} confirmed` },
    {
      kind: 'hold-placed',
      language: operator.language,
      to: operator.email,
      props: placed,
      dedupeKey: `hold ${id} placed`,
    },
    ...invited
      .filter(({ email }) => email !== hold.holder)
      .map((friend) => ({
        kind: 'hold-invitation' as const,
        language,
        to: friend.email,
        props: invitation(friend),
        dedupeKey: `hold ${id} invites ${friend.email}`,
      })),
  ];
}

/** The mails that go out when a hold ends unpaid: to the holder and to the operator. */
export function mailsOfEnded(hold: MailedHold, how: 'expired' | 'released', { origin }: Where): HoldMail[] {
  const { id, language, operator, tour } = hold;
  const page = (to: Language) => pageAddress(origin, to, `/t/${tour.slug}`);
  return [
    {
      kind: 'hold-ended',
      language,
      to: hold.holder,
      props: { held: heldIn(hold, language), how, to: 'holder', url: page(language) },
      dedupeKey: `hold ${id} ended holder`,
    },
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
