/**
 * How Node is started. Rendering pages makes much that is soon forgotten. A Node that believes it may have four gigabytes lets it
 * pile up to four times what is really in use before it clears it away; one that may have a gigabyte clears away sooner. That and room
 * for 4 MB of new things hold a busy shop below 250 MB instead of 400 (`npm run bench -- pages`). A catalogue that needs more is
 * given more with `NODE_OPTIONS=--max-old-space-size=...`.
 */
export const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  ...(process.env.NODE_OPTIONS?.includes('max-old-space-size') ? [] : ['--max-old-space-size=1024']),
];

/**
 * How memory is asked of the system, unless the environment says otherwise. Pages are packed on several threads; left alone, each of
 * them keeps a store of its own of what it has used once, and what was freed is given back only in large pieces.
 */
export const memoryHabits = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
};
