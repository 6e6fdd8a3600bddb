import type { Change } from '#domain/booking/change.ts';
import type { Block } from '#domain/booking/problem.ts';
import type { Selection } from '#domain/booking/selection.ts';
import { decodeForm, encodeForm } from '../form.ts';
import { type Fields, fields } from './fields.ts';
import type { Answered, AnswerKinds, Read, RequestKinds, Written } from './kinds.ts';
import type { Form } from './loose.ts';

type Name = keyof Fields;
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Kinds<Part extends 'sent' | 'shown'> = Together<Fields[Name][Part]>;

/** The names of a selection in a request, each with its kind; `schema.ts` makes the schema of it. */
export type SentKinds = { readonly [At in keyof Kinds<'sent'>]: Kinds<'sent'>[At] & keyof RequestKinds };
/** The same for an answer. */
export type ShownKinds = { readonly [At in keyof Kinds<'shown'>]: Kinds<'shown'>[At] & keyof AnswerKinds };

/** A selection as a request that fits its schema has it. */
export type SentSelection = { readonly [At in keyof SentKinds]: Read<SentKinds[At]> };
/** A selection as a request is written. */
export type WrittenSelection = { readonly [At in keyof SentKinds]?: Written<SentKinds[At]> };
/** A selection as an answer tells it. */
export type ShownSelection = { readonly [At in keyof ShownKinds]: Answered<ShownKinds[At]> };

/** The choices that a price was given for; names and addresses of people are no part of it. */
export type QuotedChoices = {
  readonly [At in Name as Fields[At]['token'] extends null ? never : At]: Selection[At];
};
/** What a hold keeps of a selection. */
export type HeldChoices = { readonly [At in Name as Fields[At]['held'] extends true ? At : never]: Selection[At] };

// Seen one by one the fields differ in their types; walked through, each meets its own value.
type Entry = {
  readonly sent: Readonly<Record<string, keyof RequestKinds>>;
  readonly block: Block;
  readonly write: ((selection: Selection) => object) | null;
  readonly read: ((sent: object) => unknown) | null;
  readonly shown: Readonly<Record<string, keyof AnswerKinds>>;
  readonly show: (value: unknown) => object;
  readonly token: { readonly pack: (value: unknown) => unknown; readonly unpack: (packed: unknown) => unknown } | null;
  readonly priced: ((value: unknown) => unknown) | null;
  readonly held: boolean;
  readonly restore: ((form: Form) => readonly Change[]) | null;
};
const entries = Object.entries(fields) as unknown as readonly (readonly [Name, Entry])[];
const quoted = entries.flatMap(([name, { token }]) => (token ? [{ name, ...token }] : []));

/** Everything that a request can say about a selection, and how. */
export const sentKinds = Object.assign({}, ...entries.map(([, { sent }]) => sent)) as SentKinds;
/** Everything that an answer tells about a selection, and how. */
export const shownKinds = Object.assign({}, ...entries.map(([, { shown }]) => shown)) as ShownKinds;

// Some calls take a part of a selection; a field whose name they do not have says nothing.
const readers = entries.flatMap(([name, { sent, read }]) => {
  const [first] = Object.keys(sent);
  return read && first !== undefined ? [{ name, first, read }] : [];
});

/** Reads what a request says; nothing of it has been held against the facts yet, and what was not said is not there. */
export function readSelection(sent: Partial<SentSelection>): Partial<Selection> {
  const asked: Record<string, unknown> = {};
  for (const { name, first, read } of readers) {
    const value = first in sent ? read(sent) : undefined;
    if (value !== undefined) asked[name] = value;
  }
  return asked as Partial<Selection>;
}

/** The insurer's quote that a request takes a policy from; null when it takes none. */
export const insurerQuoteOf = (sent: SentSelection): string | null =>
  fields.insurance.read?.(sent)?.answer === 'yes' ? sent.quote_id : null;

/** Writes a selection as a request; `readSelection` reads the same from it. */
export const writeSelection = (selection: Selection): WrittenSelection =>
  Object.assign({}, ...entries.map(([, { write }]) => write?.(selection)));

/** Writes a selection as an answer tells it. */
export const showSelection = (selection: Selection): ShownSelection =>
  Object.assign({}, ...entries.map(([name, { show }]) => show(selection[name])));

/** What a signed quote keeps of a selection: plain data. Maps from ids are in the order of their ids by the language itself, so one selection has one form. */
export const packSelection = (selection: QuotedChoices): unknown[] =>
  quoted.map(({ name, pack }) => pack(selection[name as keyof QuotedChoices]));

/** Reads what a signed quote kept. */
export const unpackSelection = (packed: readonly unknown[]): QuotedChoices =>
  Object.fromEntries(quoted.map(({ name, unpack }, at) => [name, unpack(packed[at])])) as QuotedChoices;

/** Tells whether two selections are the same in all that moves the price. */
export const samePriced = (one: QuotedChoices, other: QuotedChoices): boolean =>
  entries.every(([name, { priced }]) => {
    if (!priced) return true;
    const at = name as keyof QuotedChoices;
    return JSON.stringify(priced(one[at])) === JSON.stringify(priced(other[at]));
  });

/** What a hold keeps of a selection. */
export const heldChoices = (selection: Selection): HeldChoices =>
  Object.fromEntries(
    entries.flatMap(([name, { held }]) => (held ? [[name, selection[name]]] : [])),
  ) as unknown as HeldChoices;

/** What a browser keeps of a selection: form fields. */
export const writeForm = (selection: Selection): [string, string][] =>
  entries
    .flatMap(([, { write, restore }]) => (restore && write ? encodeForm({ ...write(selection) }) : []))
    .filter(([, value]) => value !== '');

/** The changes that bring back what a browser kept; whatever makes no sense is left out. */
export function readForm(pairs: readonly (readonly [string, string])[]): Change[] {
  try {
    const form = decodeForm(pairs);
    return entries.flatMap(([, { restore }]) => restore?.(form) ?? []);
  } catch {
    return [];
  }
}

/** What is asked beside the selection, as problems and requests name it, and the blocks of the page. */
const besides: Readonly<Record<string, readonly [sent: string, block: Block]>> = {
  travellers: ['passengers', 'travellers'],
  acceptedTerms: ['accept_terms', 'terms'],
  acceptedDataTerms: ['accept_data_terms', 'terms'],
};

const places = new Map<string, readonly [sent: string, block: Block]>([
  ...Object.entries(besides),
  ...entries.flatMap(([name, { sent, block }]) => {
    const [first] = Object.keys(sent);
    return first === undefined ? [] : [[name, [first, block]] as const];
  }),
]);

/** Where in a request the place of a selection was sent: `party.2` is `priceCategories.2`. */
export function requestPath(path: string): string {
  const [head = '', ...rest] = path.split('.');
  // A friend stands in the list of the room: `friends.7.0.name` is `accommodationsSelected.7.co_passengers.0.name`.
  if (head === 'friends') rest.splice(1, 0, 'co_passengers');
  // Where insured people live is sent beside the policy: `insurance.zip` is `insurance_zip`.
  if (head === 'insurance' && rest.length > 0) return `insurance_${rest.join('.')}`;
  return [places.get(head)?.[0] ?? head, ...rest].join('.');
}

const blocks = new Map<string, Block>([
  ...entries.flatMap(([, { sent, block }]) => Object.keys(sent).map((name) => [name, block] as const)),
  ...places.values(),
]);

/** The block of the page that a place in a request belongs to; what belongs to none is about the payment. */
export const blockOf = (path: string): Block => blocks.get(path.split('.')[0] ?? '') ?? 'payment';

/** A problem's code as requests read it: `soldOut` is `sold-out`. */
export const requestCode = (code: string): string => code.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A problem of a selection by the names of the request. */
export const requestProblem = ({ path, code }: { readonly path: string; readonly code: string }) => ({
  path: requestPath(path),
  code: requestCode(code),
});
