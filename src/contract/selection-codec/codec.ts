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
type Kinds<Part extends 'sent' | 'answer'> = Together<Fields[Name][Part]>;

/** The request fields of a selection, each with its kind; `schema.ts` makes their schema. */
export type SentKinds = { readonly [At in keyof Kinds<'sent'>]: Kinds<'sent'>[At] & keyof RequestKinds };
/** The response fields of a selection, each with its kind. */
export type AnswerFieldKinds = { readonly [At in keyof Kinds<'answer'>]: Kinds<'answer'>[At] & keyof AnswerKinds };

/** A parsed selection in a request. */
export type SentSelection = { readonly [At in keyof SentKinds]: Read<SentKinds[At]> };
/** A selection as a request is written. */
export type WrittenSelection = { readonly [At in keyof SentKinds]?: Written<SentKinds[At]> };
/** A selection in a response. */
export type AnswerSelection = { readonly [At in keyof AnswerFieldKinds]: Answered<AnswerFieldKinds[At]> };

/** The choices that affect a quote; names and addresses of people are not part of it. */
export type QuotedChoices = {
  readonly [At in Name as Fields[At]['token'] extends null ? never : At]: Selection[At];
};
/** The part of a selection that a hold stores. */
export type HeldChoices = { readonly [At in Name as Fields[At]['held'] extends true ? At : never]: Selection[At] };

// The types of the fields differ; in a loop, each is used with its own value only.
type Entry = {
  readonly sent: Readonly<Record<string, keyof RequestKinds>>;
  readonly block: Block;
  readonly write: ((selection: Selection) => object) | null;
  readonly read: ((sent: object) => unknown) | null;
  readonly answer: Readonly<Record<string, keyof AnswerKinds>>;
  readonly show: (value: unknown) => object;
  readonly token: { readonly pack: (value: unknown) => unknown; readonly unpack: (packed: unknown) => unknown } | null;
  readonly priced: ((value: unknown) => unknown) | null;
  readonly held: boolean;
  readonly restore: ((form: Form) => readonly Change[]) | null;
};
const entries = Object.entries(fields) as unknown as readonly (readonly [Name, Entry])[];
const quoted = entries.flatMap(([name, { token }]) => (token ? [{ name, ...token }] : []));

/** The kind of every request field of a selection. */
export const sentKinds = Object.assign({}, ...entries.map(([, { sent }]) => sent)) as SentKinds;
/** The kind of every response field of a selection. */
export const answerFieldKinds = Object.assign({}, ...entries.map(([, { answer }]) => answer)) as AnswerFieldKinds;

// Some endpoints accept a part of a selection; a field without its name in the request stays undefined.
const readers = entries.flatMap(([name, { sent, read }]) => {
  const [first] = Object.keys(sent);
  return read && first !== undefined ? [{ name, first, read }] : [];
});

/** Reads a selection from a request; it is not validated against the facts yet, and missing fields are absent. */
export function readSelection(sent: Partial<SentSelection>): Partial<Selection> {
  const request: Record<string, unknown> = {};
  for (const { name, first, read } of readers) {
    const value = first in sent ? read(sent) : undefined;
    if (value !== undefined) request[name] = value;
  }
  return request as Partial<Selection>;
}

/** Returns the insurer's quote that a request takes a policy from; null when it takes none. */
export const insurerQuoteOf = (sent: SentSelection): string | null =>
  fields.insurance.read?.(sent)?.answer === 'yes' ? sent.quote_id : null;

/** Writes a selection as a request; `readSelection` reads the same from it. */
export const writeSelection = (selection: Selection): WrittenSelection =>
  Object.assign({}, ...entries.map(([, { write }]) => write?.(selection)));

/** Writes a selection as a response. */
export const showSelection = (selection: Selection): AnswerSelection =>
  Object.assign({}, ...entries.map(([name, { show }]) => show(selection[name])));

/**
 * Returns the part of a selection that a signed quote stores, as plain data. JavaScript orders integer keys of objects,
 * so equal selections have equal results.
 */
export const packSelection = (selection: QuotedChoices): unknown[] =>
  quoted.map(({ name, pack }) => pack(selection[name as keyof QuotedChoices]));

/** Reads the selection that a signed quote stores. */
export const unpackSelection = (packed: readonly unknown[]): QuotedChoices =>
  Object.fromEntries(quoted.map(({ name, unpack }, at) => [name, unpack(packed[at])])) as QuotedChoices;

/** Returns whether two selections are equal in everything that affects the price. */
export const samePriced = (one: QuotedChoices, other: QuotedChoices): boolean =>
  entries.every(([name, { priced }]) => {
    if (!priced) return true;
    const at = name as keyof QuotedChoices;
    return JSON.stringify(priced(one[at])) === JSON.stringify(priced(other[at]));
  });

/** Returns the part of a selection that a hold stores. */
export const heldChoices = (selection: Selection): HeldChoices =>
  Object.fromEntries(
    entries.flatMap(([name, { held }]) => (held ? [[name, selection[name]]] : [])),
  ) as unknown as HeldChoices;

/** Returns the part of a selection that a browser stores, as form fields. */
export const writeForm = (selection: Selection): [string, string][] =>
  entries
    .flatMap(([, { write, restore }]) => (restore && write ? encodeForm({ ...write(selection) }) : []))
    .filter(([, value]) => value !== '');

/** Returns the changes that restore a selection from a browser's storage; invalid parts are ignored. */
export function readForm(pairs: readonly (readonly [string, string])[]): Change[] {
  try {
    const form = decodeForm(pairs);
    return entries.flatMap(([, { restore }]) => restore?.(form) ?? []);
  } catch {
    return [];
  }
}

/** The request fields besides the selection, as problems name them, with the block of the page for each. */
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

/** Returns the request path of a selection path: `party.2` is `priceCategories.2`. */
export function requestPath(path: string): string {
  const [head = '', ...rest] = path.split('.');
  // A friend is part of the room's list: `friends.7.0.name` is `accommodationsSelected.7.co_passengers.0.name`.
  if (head === 'friends') rest.splice(1, 0, 'co_passengers');
  // The location of insured people is sent beside the policy: `insurance.zip` is `insurance_zip`.
  if (head === 'insurance' && rest.length > 0) return `insurance_${rest.join('.')}`;
  return [places.get(head)?.[0] ?? head, ...rest].join('.');
}

const blocks = new Map<string, Block>([
  ...entries.flatMap(([, { sent, block }]) => Object.keys(sent).map((name) => [name, block] as const)),
  ...places.values(),
]);

/** Returns the block of the page that a request path belongs to; the default is the payment. */
export const blockOf = (path: string): Block => blocks.get(path.split('.')[0] ?? '') ?? 'payment';

/** Returns a problem's code as requests name it: `soldOut` is `sold-out`. */
export const requestCode = (code: string): string => code.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns a problem of a selection by the names of the request. */
export const requestProblem = ({ path, code }: { readonly path: string; readonly code: string }) => ({
  path: requestPath(path),
  code: requestCode(code),
});
