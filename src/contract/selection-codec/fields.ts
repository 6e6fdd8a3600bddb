import type { Change } from '#domain/booking/change.ts';
import type { Block } from '#domain/booking/problem.ts';
import type { Selection } from '#domain/booking/selection.ts';
import { type Day, parseDay } from '#domain/calendar/day.ts';
import { NO_INSURANCE_CHOICE } from '#domain/insurance/choice.ts';
import { isMinor, type PassengerCounts } from '#domain/party/passengers.ts';
import type { Answer, Saving } from '#domain/pricing/choices.ts';
import type { FriendAnswer } from '#domain/rooms/friends.ts';
import { chargeMethodOf, planOf } from '../wire/charge-method.ts';
import { answerOf, savingOf } from '../wire/choice-names.ts';
import type { Answered, AnswerKinds, Read, RequestKinds, Written } from './kinds.ts';
import { branch, countsIn, type Form, pairsIn } from './loose.ts';

type Sent = Readonly<Record<string, keyof RequestKinds>>;
type AnswerShape = Readonly<Record<string, keyof AnswerKinds>>;
/** Packs and unpacks a field in a quote as plain JSON data. */
type Token<Value> = { readonly pack: (value: Value) => unknown; readonly unpack: (packed: never) => Value };

/** One field of a selection, with its form in every other place. */
type Field<
  Value,
  Names extends Sent,
  Shows extends AnswerShape,
  Quoted extends Token<Value> | null,
  Held extends boolean,
> = {
  /** Its request fields and their kinds; problems are reported for the first. */
  readonly sent: Names;
  /** The block of the page that contains it. */
  readonly block: Block;
  /** Writes it as a request; null where it is not sent, or is sent with another field. */
  readonly write: ((selection: Selection) => { readonly [Name in keyof Names]?: Written<Names[Name]> }) | null;
  /** Reads it from a parsed request; undefined when it is missing. */
  readonly read: ((sent: { readonly [Name in keyof Names]: Read<Names[Name]> }) => Value | undefined) | null;
  /** Its response fields. */
  readonly answer: Shows;
  readonly show: (value: Value) => { readonly [Name in keyof Shows]: Answered<Shows[Name]> };
  /** Its form in a signed quote; null: the quote does not include it. */
  readonly token: Quoted;
  /** The part that affects the price, so that two selections with the same price are equal in it; null: nothing. */
  readonly priced: ((value: Value) => unknown) | null;
  /** Whether a hold stores it, under its own name. */
  readonly held: Held;
  /** Returns the changes that restore it from a form in the browser's storage; null: it is not stored. */
  readonly restore: ((form: Form) => readonly Change[]) | null;
};

const field =
  <Name extends keyof Selection>() =>
  <
    const Names extends Sent,
    const Shows extends AnswerShape,
    Quoted extends Token<Selection[Name]> | null,
    const Held extends boolean,
  >(
    entry: Field<Selection[Name], Names, Shows, Quoted, Held>,
  ) =>
    entry;

const same = <Value>(value: Value): Value => value;
const asItIs = <Value>(): Token<Value> => ({ pack: same, unpack: same as (packed: never) => Value });

/** Returns counts by id without zeros, so that equal selections have one form. */
function chosen(counts: Readonly<Record<string, number>>): Record<number, number> {
  const positive: Record<number, number> = {};
  for (const id in counts) if ((counts[id] as number) > 0) positive[Number(id)] = counts[id] as number;
  return positive;
}

const isEmpty = (counts: object): boolean => Object.keys(counts).length === 0;

/** Returns maps by id in the order of the ids, without empty ones. */
const chosenMaps = (maps: Readonly<Record<string, Readonly<Record<string, number>>>>) => {
  const positive: Record<number, Record<number, number>> = {};
  for (const id in maps) {
    const counts = chosen(maps[id] ?? {});
    if (!isEmpty(counts)) positive[Number(id)] = counts;
  }
  return positive;
};

/**
 * Every field of a selection with its form outside of the domain: the requests that price and book, the response, the
 * signed quote, the snapshot of a hold, and the form in the browser's storage. Fields are restored in this order.
 */
export const fields = {
  day: field<'day'>()({
    sent: { date: 'day' },
    block: 'date',
    write: ({ day }) => ({ date: day }),
    read: ({ date }) => date as Day | null,
    answer: { date: 'day' },
    show: (day) => ({ date: day }),
    token: asItIs<Selection['day']>(),
    priced: same,
    held: true,
    restore: ({ date }) => {
      const day = typeof date === 'string' ? parseDay(date) : null;
      return day ? [{ kind: 'day', day }] : [];
    },
  }),
  party: field<'party'>()({
    sent: { priceCategories: 'counts' },
    block: 'passengers',
    write: ({ party }) => ({ priceCategories: party }),
    read: ({ priceCategories }) => (isEmpty(priceCategories) ? undefined : chosen(priceCategories)),
    answer: { party: 'counts' },
    show: (party) => ({ party }),
    token: asItIs<Selection['party']>(),
    priced: same,
    held: true,
    restore: ({ priceCategories }) =>
      countsIn(priceCategories).map(([typeId, count]) => ({ kind: 'passengers', typeId, count })),
  }),
  rooms: field<'rooms'>()({
    sent: { accommodationsSelected: 'rooms' },
    block: 'rooms',
    // A room is sent together with the answer about its open beds.
    write: ({ rooms, friends }) => {
      const ids = new Set([...Object.keys(rooms), ...Object.keys(friends)].map(Number));
      return {
        accommodationsSelected: Object.fromEntries([...ids].map((id) => [id, writeRoom(rooms[id], friends[id])])),
      };
    },
    read: ({ accommodationsSelected }) => {
      const rooms: Record<number, PassengerCounts> = {};
      for (const [id, { co_passengers: _, friend_unknown: __, ...people }] of Object.entries(accommodationsSelected)) {
        const sleeping = chosen(people as Record<string, number>);
        if (!isEmpty(sleeping)) rooms[Number(id)] = sleeping;
      }
      return rooms;
    },
    answer: { rooms: 'countsOfCounts' },
    show: (rooms) => ({ rooms }),
    token: asItIs<Selection['rooms']>(),
    priced: same,
    held: true,
    // Passengers who need an adult beside them come after the adults.
    restore: ({ accommodationsSelected }) =>
      pairsIn(accommodationsSelected).flatMap(([roomId, room]) =>
        countsIn(room)
          .sort(([one], [other]) => Number(isMinor(one)) - Number(isMinor(other)))
          .map(([typeId, count]) => ({ kind: 'room', roomId, typeId, count }) as const),
      ),
  }),
  friends: field<'friends'>()({
    sent: { accommodationsSelected: 'rooms' },
    block: 'rooms',
    write: null,
    read: ({ accommodationsSelected }) => {
      const answers: Record<number, FriendAnswer> = {};
      for (const [id, { co_passengers, friend_unknown }] of Object.entries(accommodationsSelected)) {
        if (!co_passengers && friend_unknown === null) continue;
        const friends = (co_passengers ?? []).map(({ name, email }) => ({ name: name ?? '', email: email ?? '' }));
        answers[Number(id)] = { unknown: friend_unknown ?? false, friends };
      }
      return answers;
    },
    answer: { friends: 'friends' },
    show: (friends) => ({ friends }),
    // Names and addresses of people are not part of a quote.
    token: null,
    priced: null,
    held: false,
    restore: ({ accommodationsSelected }) =>
      pairsIn(accommodationsSelected).flatMap(([roomId, room]) => {
        const { co_passengers, friend_unknown } = branch(room);
        const friends = Object.values(branch(co_passengers)).map((friend) => {
          const { name, email } = branch(friend);
          return { name: String(name ?? ''), email: String(email ?? '') };
        });
        if (friend_unknown === undefined && friends.length === 0) return [];
        return [{ kind: 'friends', roomId, answer: { unknown: friend_unknown === '1', friends } } as const];
      }),
  }),
  extras: field<'extras'>()({
    sent: { extrasSelected: 'countsOfCounts' },
    block: 'extras',
    write: ({ extras }) => ({ extrasSelected: extras }),
    read: ({ extrasSelected }) => chosenMaps(extrasSelected),
    answer: { extras: 'countsOfCounts' },
    show: (extras) => ({ extras }),
    token: asItIs<Selection['extras']>(),
    priced: same,
    held: true,
    restore: ({ extrasSelected }) =>
      pairsIn(extrasSelected).flatMap(([extraId, options]) =>
        countsIn(options).map(([optionId, quantity]) => ({ kind: 'extra', extraId, optionId, quantity }) as const),
      ),
  }),
  flexible: field<'flexible'>()({
    sent: { flexible: 'flag' },
    block: 'extras',
    write: ({ flexible }) => ({ flexible }),
    read: ({ flexible }) => flexible ?? false,
    answer: { flexible: 'boolean' },
    show: (flexible) => ({ flexible }),
    token: { pack: Number, unpack: (packed: 0 | 1) => packed === 1 },
    priced: same,
    held: true,
    restore: ({ flexible }) => [{ kind: 'flexible', chosen: flexible === '1' }],
  }),
  insurance: field<'insurance'>()({
    sent: {
      insurance_attached: 'flag',
      quote_id: 'insurerQuote',
      policy_type: 'policy',
      opt_out_quote_id: 'insurerQuote',
      insurance_country: 'placeId',
      insurance_state: 'placeId',
      insurance_zip: 'zip',
    },
    block: 'insurance',
    write: ({ insurance: { answer, policyId, quoteId, location } }) => {
      if (quoteId === null || answer === 'undecided') return {};
      if (answer === 'no') return { insurance_attached: false, opt_out_quote_id: quoteId };
      return {
        insurance_attached: true,
        quote_id: quoteId,
        policy_type: policyId,
        insurance_country: location.countryId,
        insurance_state: location.stateId,
        insurance_zip: location.zip,
      };
    },
    read: ({ insurance_attached, quote_id, policy_type, opt_out_quote_id, ...sent }) => {
      if (insurance_attached && quote_id && policy_type)
        return {
          ...NO_INSURANCE_CHOICE,
          answer: 'yes',
          policyId: policy_type,
          quoteId: quote_id,
          location: {
            countryId: sent.insurance_country ?? null,
            stateId: sent.insurance_state ?? null,
            zip: sent.insurance_zip ?? '',
          },
        };
      const declined = insurance_attached === false && opt_out_quote_id !== null;
      return declined ? { ...NO_INSURANCE_CHOICE, answer: 'no', quoteId: opt_out_quote_id } : NO_INSURANCE_CHOICE;
    },
    answer: { insurance: 'insurance' },
    show: ({ answer, policyId }) => ({ insurance: { answer, policyId } }),
    token: {
      pack: ({ answer, policyId }) => [answer, policyId],
      unpack: ([answer, policyId]: [Answer, string | null]) => ({ ...NO_INSURANCE_CHOICE, answer, policyId }),
    },
    priced: ({ answer, policyId }) => (answer === 'yes' ? policyId : null),
    held: false,
    restore: null,
  }),
  membership: field<'membership'>()({
    sent: { with_membership: 'flag' },
    block: 'membership',
    write: ({ membership }) => ({ with_membership: membership === 'undecided' ? null : membership === 'yes' }),
    read: ({ with_membership }) => answerOf(with_membership),
    answer: { membership: 'answer' },
    show: (membership) => ({ membership }),
    token: asItIs<Selection['membership']>(),
    priced: (membership) => membership === 'yes',
    held: false,
    restore: ({ with_membership }) =>
      with_membership ? [{ kind: 'membership', answer: with_membership === '1' ? 'yes' : 'no' }] : [],
  }),
  saving: field<'saving'>()({
    sent: { saving: 'saving', promoCode: 'code', offer: 'code' },
    block: 'savings',
    write: ({ saving }) => ({
      saving: saving.kind,
      promoCode: saving.kind === 'promoCode' ? saving.code : null,
      offer: saving.kind === 'specialPrice' ? saving.code : null,
    }),
    read: ({ saving, promoCode, offer }) => savingOf(saving, promoCode, offer),
    answer: { saving: 'saving' },
    show: (saving) => ({ saving: { kind: saving.kind, code: 'code' in saving ? saving.code : null } }),
    token: asItIs<Saving>(),
    priced: (saving) => ('code' in saving ? `${saving.kind} ${saving.code.toUpperCase()}` : saving.kind),
    held: true,
    restore: ({ saving: kind, promoCode: code }) => {
      if (kind === 'promoCode' && typeof code === 'string' && code !== '')
        return [{ kind: 'saving', saving: { kind, code } }];
      return kind === 'member' || kind === 'travelCredits' ? [{ kind: 'saving', saving: { kind } }] : [];
    },
  }),
  paymentType: field<'paymentType'>()({
    sent: { paymentOption: 'paymentOption' },
    block: 'payment',
    write: ({ paymentType }) => ({ paymentOption: paymentType }),
    read: ({ paymentOption }) => paymentOption ?? 'book',
    answer: { paymentType: 'paymentType' },
    show: (paymentType) => ({ paymentType }),
    token: asItIs<Selection['paymentType']>(),
    priced: null,
    held: false,
    // Nothing about payment is stored in a browser.
    restore: null,
  }),
  plan: field<'plan'>()({
    sent: { chargeMethod: 'chargeMethod' },
    block: 'plan',
    write: ({ plan }) => ({ chargeMethod: plan && chargeMethodOf(plan) }),
    read: ({ chargeMethod }) => planOf(chargeMethod),
    answer: { chargeMethod: 'chargeMethod' },
    show: (plan) => ({ chargeMethod: plan && chargeMethodOf(plan) }),
    token: asItIs<Selection['plan']>(),
    priced: null,
    held: false,
    restore: null,
  }),
  recommendation: field<'recommendation'>()({
    // Applying it is a change that a request asks for, not a state.
    sent: { applyRecommendation: 'flag' },
    block: 'rooms',
    write: null,
    read: null,
    answer: { recommendation: 'recommendation' },
    show: (recommendation) => ({ recommendation }),
    token: null,
    priced: null,
    held: false,
    restore: null,
  }),
  released: field<'released'>()({
    sent: {},
    block: 'rooms',
    write: null,
    read: null,
    answer: { released: 'released' },
    show: (released) => ({ released }),
    token: null,
    priced: null,
    held: false,
    restore: null,
  }),
} as const satisfies { readonly [Name in keyof Selection]: unknown };

export type Fields = typeof fields;

const writeRoom = (people: PassengerCounts | undefined, answer: FriendAnswer | undefined) => ({
  ...people,
  ...(answer && { friend_unknown: answer.unknown, co_passengers: answer.friends.map((friend) => ({ ...friend })) }),
});
