/**
 * The Node flags. Rendering creates many short-lived objects. With a heap limit of four gigabytes, garbage grows to
 * four times the memory in use before it is collected; with a limit of one gigabyte it is collected earlier. That and a
 * young generation of 4 MB limit a busy shop to 250 MB instead of 400 (`npm run bench -- pages`). A larger catalogue
 * can raise the limit with `NODE_OPTIONS=--max-old-space-size=...`.
 */
export const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  ...(process.env.NODE_OPTIONS?.includes('max-old-space-size') ? [] : ['--max-old-space-size=1024']),
];

/**
 * The malloc settings, unless the environment overrides them. Pages are compressed on several threads; by default each
 * thread has an arena of its own that retains its memory, and freed memory is returned only in large blocks.
 */
export const memoryHabits = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
};
