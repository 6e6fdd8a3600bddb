/**
 * Form encoding with brackets, both ways: `travellers[1]=2&friends[0][name]=Ada` is `{travellers: {1: '2'}, friends:
 * [{name: 'Ada'}]}`. Limits make a hostile body cheap; keys that could reach an object's prototype are refused.
 */

/** The maximum number of fields in a form; no form of the product has more. */
export const maxFields = 2000;
const maxDepth = 6;
const forbidden = new Set(['__proto__', 'prototype', 'constructor']);

/** An unreadable form body, with an error message for the client. */
export class FormProblem extends Error {}

type Tree = { [key: string]: Tree | string | string[] };

/** Returns the parts of `a[b][c]`; throws when brackets do not match or a name is not allowed. */
function keyParts(key: string): string[] {
  const open = key.indexOf('[');
  const head = open < 0 ? key : key.slice(0, open);
  const rest = open < 0 ? '' : key.slice(open);
  const parts = [head];
  for (let at = 0; at < rest.length; ) {
    const close = rest.indexOf(']', at);
    if (rest[at] !== '[' || close < 0)
      throw new FormProblem(`the field name "${key.slice(0, 60)}" has unmatched brackets`);
    parts.push(rest.slice(at + 1, close));
    at = close + 1;
  }
  if (parts.length > maxDepth) throw new FormProblem(`the field name "${key.slice(0, 60)}" is nested too deeply`);
  if (parts.some((part) => forbidden.has(part)))
    throw new FormProblem(`the field name "${key.slice(0, 60)}" is not allowed`);
  return parts;
}

function isList(node: Tree): boolean {
  const keys = Object.keys(node);
  return keys.length > 0 && keys.every((key, index) => key === String(index));
}

function settle(node: Tree | string | string[]): unknown {
  if (typeof node === 'string' || Array.isArray(node)) return node;
  const entries = Object.entries(node).map(([key, child]) => [key, settle(child)] as const);
  return isList(node) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}

/** Reads form pairs into a plain object; a name that ends in `[]`, or is repeated, becomes a list. */
export function decodeForm(pairs: Iterable<readonly [string, string]>): Record<string, unknown> {
  const root: Tree = Object.create(null);
  let fields = 0;
  for (const [key, value] of pairs) {
    fields += 1;
    if (fields > maxFields) throw new FormProblem(`the form has more than ${maxFields} fields`);
    const parts = keyParts(key);
    const appends = parts.length > 1 && parts.at(-1) === '';
    if (appends) parts.pop();
    let node = root;
    for (const part of parts.slice(0, -1)) {
      const next = node[part] ?? Object.create(null);
      if (typeof next !== 'object' || Array.isArray(next))
        throw new FormProblem(`the field "${key.slice(0, 60)}" is sent twice in two shapes`);
      node[part] = next;
      node = next;
    }
    const last = parts.at(-1) as string;
    const existing = node[last];
    if (existing === undefined) node[last] = appends ? [value] : value;
    else if (typeof existing === 'string') node[last] = [existing, value];
    else if (Array.isArray(existing)) existing.push(value);
    else throw new FormProblem(`the field "${key.slice(0, 60)}" is sent twice in two shapes`);
  }
  return Object.fromEntries(Object.entries(root).map(([key, child]) => [key, settle(child)]));
}

/** Writes a plain object as form pairs with brackets; undefined is omitted, null is empty, a boolean is 1 or 0. */
export function encodeForm(value: Readonly<Record<string, unknown>>): [string, string][] {
  const pairs: [string, string][] = [];
  const write = (name: string, item: unknown): void => {
    if (item === undefined) return;
    if (item === null) pairs.push([name, '']);
    else if (typeof item === 'boolean') pairs.push([name, item ? '1' : '0']);
    else if (Array.isArray(item))
      item.forEach((child, index) => {
        write(`${name}[${index}]`, child);
      });
    else if (typeof item === 'object') for (const [key, child] of Object.entries(item)) write(`${name}[${key}]`, child);
    else pairs.push([name, String(item)]);
  };
  for (const [key, item] of Object.entries(value)) write(key, item);
  return pairs;
}
