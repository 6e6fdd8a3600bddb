/**
 * A timer for the next due task. Tasks are stored in the database, so that the timer can be set again after a restart.
 */
export type Alarm = {
  /** Must be called when a new task may be due. */
  set(): void;
  stop(): void;
};

/** The longest delay of a Node timer. */
const maxTimerMs = 2 ** 31 - 1;

export function createAlarm(nextAt: () => number | null, ring: () => Promise<void> | void): Alarm {
  let timer: NodeJS.Timeout | null = null;
  let ringing = false;
  let stopped = false;
  const set = (): void => {
    if (stopped || ringing) return;
    if (timer) clearTimeout(timer);
    // Deferred, so that the current request commits first.
    timer = setTimeout(check, 0);
  };
  const check = async (): Promise<void> => {
    const at = nextAt();
    if (at === null || stopped) return;
    const wait = at - Date.now();
    if (wait > 0) {
      timer = setTimeout(check, Math.min(wait, maxTimerMs));
      return;
    }
    ringing = true;
    try {
      await ring();
    } finally {
      ringing = false;
      set();
    }
  };
  return {
    set,
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
