/**
 * Returns the newer of two plain values, reusing objects of the older one wherever they are equal, so that comparison
 * by identity, as React does it, finds only real changes.
 */
export function reuse<Value>(older: Value, newer: Value): Value {
  if (Object.is(older, newer)) return older;
  if (!isPlain(older) || !isPlain(newer) || Array.isArray(older) !== Array.isArray(newer)) return newer;
  const keys = Object.keys(newer);
  let equal = keys.length === Object.keys(older).length;
  const parts = keys.map((key) => {
    const part = reuse(older[key], newer[key]);
    equal &&= Object.hasOwn(older, key) && Object.is(part, older[key]);
    return [key, part] as const;
  });
  if (equal) return older;
  return (Array.isArray(newer) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value;
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
