import { Refusal } from '../platform/refusal.ts';

/** Deeper than anything the calls ask for, and far from where a recursion would end badly. */
const deepest = 20;
const mostValues = 10_000;
const longestPath = 200;

const refused = (path: string, code: string): Refusal =>
  new Refusal(422, 'invalid', { problems: [{ path: path.slice(0, longestPath).toWellFormed(), code }] });

/** Half a character cannot be written as UTF-8, and PostgreSQL cannot keep a NUL byte. */
const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** Percent escapes of the bytes that make up characters outside ASCII; ASCII escapes end such a run. */
const escapedBytes = /(?:%[89a-f][\da-f])+/gi;

/** Whether percent escapes stand for bytes that are no UTF-8; decoders of addresses and forms put a replacement in their place. */
export function hasBrokenEscapes(text: string): boolean {
  if (!text.includes('%')) return false;
  try {
    for (const [bytes] of text.matchAll(escapedBytes)) decodeURIComponent(bytes);
    return false;
  } catch {
    return true;
  }
}

/** What text is refused with whose escapes are broken. */
export const brokenEscapes = refused('', 'text-broken');

const within = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/**
 * Refuses input that is not text through and through, that is nested too deeply or has too many values, and names the place.
 * It goes through the input without recursion, so no depth can hurt it.
 */
export function refuseInput(sent: object): Refusal | null {
  const waiting: { readonly node: object; readonly path: string; readonly depth: number }[] = [
    { node: sent, path: '', depth: 1 },
  ];
  let values = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, path, depth } = next;
    if (depth > deepest) return refused(path, 'nested-too-deeply');
    for (const [key, value] of Object.entries(node)) {
      values += 1;
      if (values > mostValues) return refused('', 'too-many-values');
      if (isBroken(key)) return refused(path, 'text-broken');
      // Such a key is an own property here, but what merges it later could follow it to the prototype of everything.
      if (key === '__proto__') return refused(path, 'form');
      if (typeof value === 'string' && isBroken(value)) return refused(within(path, key), 'text-broken');
      if (typeof value === 'object' && value !== null)
        waiting.push({ node: value, path: within(path, key), depth: depth + 1 });
    }
  }
  return null;
}
