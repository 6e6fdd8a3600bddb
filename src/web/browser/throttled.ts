/**
 * A throttled function: it runs at once and then at most once per interval, and the last call of an interval always
 * runs.
 */
export type Throttled = {
  readonly run: () => void;
  /** Cancels a pending run. */
  readonly cancel: () => void;
};

/** Runs `act` at most once in `pause` ms, for frequent events. */
export function throttled(pause: number, act: () => void): Throttled {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let pending = false;
  const startPause = (): void => {
    timer = setTimeout(() => {
      timer = null;
      if (!pending) return;
      pending = false;
      act();
      startPause();
    }, pause);
  };
  return {
    run: () => {
      if (timer !== null) {
        pending = true;
        return;
      }
      act();
      startPause();
    },
    cancel: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      pending = false;
    },
  };
}
