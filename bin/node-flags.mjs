/**
 * How Node is started. Rendering pages makes much that is soon forgotten; left alone, Node keeps so much room for it that a shop
 * takes half as much memory again. Room for 8 MB at a time holds it down.
 */
export const nodeFlags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];

/**
 * How memory is asked of the system, unless the environment says otherwise. Pages are packed and pictures drawn on several threads; left
 * alone, each of them keeps a store of its own of what it has used once.
 */
export const memoryHabits = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };
