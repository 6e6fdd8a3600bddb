// When a process that exited is restarted.

const firstPauseMs = 1000;
const maxPauseMs = 60_000;
/** A process that ran for this long restarts after the shortest pause. */
const steadyMs = 60_000;

/**
 * Returns whether a process is restarted. One that never opened would fail the same way; one that was stopped, or
 * exited without an error, is no longer needed.
 * @param {{ code: number | null, hasOpened: boolean, isStopping: boolean }} ended
 */
export const isRestarted = ({ code, hasOpened, isStopping }) => hasOpened && !isStopping && code !== 0;

/**
 * Returns a function for the pause before each restart, by how long the process was open: a second, doubled up to a
 * minute.
 * @returns {(openMs: number) => number}
 */
export function createPauses() {
  let pause = 0;
  return (openMs) => {
    pause = pause === 0 || openMs >= steadyMs ? firstPauseMs : Math.min(maxPauseMs, 2 * pause);
    return pause;
  };
}
