import { Refusal } from '../platform/refusal.ts';

/** Deeper than any request of the endpoints, and well below the limits of recursion. */
const maxDepth = 20;
const maxValues = 10_000;
const maxPathLength = 200;

const refused = (path: string, code: string): Refusal =>
  new Refusal(422, 'invalid', { problems: [{ path: path.slice(0, maxPathLength).toWellFormed(), code }] });

/** Lone surrogates cannot be encoded in UTF-8, and PostgreSQL cannot store NUL. */
const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** Percent escapes of bytes outside ASCII; an ASCII escape ends the run. */
const escapedBytes = /(?:%[89a-f][\da-f])+/gi;

/** Whether percent escapes contain invalid UTF-8, which URL and form decoders replace silently. */
export function hasBrokenEscapes(text: string): boolean {
  if (!text.includes('%')) return false;
  try {
    for (const [bytes] of text.matchAll(escapedBytes)) decodeURIComponent(bytes);
    return false;
  } catch {
    return true;
  }
}

/** The refusal of text with invalid percent escapes. */
export const brokenEscapes = refused('', 'text-broken');

const [quote, backslash] = [34, 92];
const opening = new Set([91, 123]);
const closing = new Set([93, 125]);

/** Rejects deeply nested JSON before it is parsed, because every level costs memory. */
export function refuseDeepJson(text: string): Refusal | null {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isInString && sign === backslash) at += 1;
    else if (sign === quote) isInString = !isInString;
    else if (isInString) continue;
    else if (closing.has(sign)) depth -= 1;
    else if (opening.has(sign)) {
      depth += 1;
      if (depth > maxDepth) return refused('', 'nested-too-deeply');
    }
  }
  return null;
}

const within = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/**
 * Rejects input with invalid text, too many levels or too many values, and names the location. Works without recursion,
 * so that depth cannot exhaust the stack.
 */
export function refuseInput(sent: object): Refusal | null {
  const waiting: { readonly node: object; readonly path: string; readonly depth: number }[] = [
    { node: sent, path: '', depth: 1 },
  ];
  let values = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, path, depth } = next;
    if (depth > maxDepth) return refused(path, 'nested-too-deeply');
    if (Array.isArray(node) && node.length > maxValues) return refused('', 'too-many-values');
    for (const [key, value] of Object.entries(node)) {
      values += 1;
      if (values > maxValues) return refused('', 'too-many-values');
      if (isBroken(key)) return refused(path, 'text-broken');
      // An own property here, but merging the object later could modify the prototype.
      if (key === '__proto__') return refused(path, 'form');
      if (typeof value === 'string' && isBroken(value)) return refused(within(path, key), 'text-broken');
      if (typeof value === 'object' && value !== null)
        waiting.push({ node: value, path: within(path, key), depth: depth + 1 });
    }
  }
  return null;
}
