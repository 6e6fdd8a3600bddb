/** Rings when the next thing is due. What is due stands in the store, so an alarm that died with its process is simply set again. */
export type Alarm = {
  /** To be called whenever something new may be due. */
  set(): void;
  stop(): void;
};

/** The longest that a timer of Node can wait. */
const longestMs = 2 ** 31 - 1;

export function createAlarm(nextAt: () => number | null, ring: () => Promise<void> | void): Alarm {
  let timer: NodeJS.Timeout | null = null;
  let ringing = false;
  let stopped = false;
  const set = (): void => {
    if (stopped || ringing) return;
    if (timer) clearTimeout(timer);
    // A request that is under way commits first.
    timer = setTimeout(look, 0);
  };
  const look = async (): Promise<void> => {
    const at = nextAt();
    if (at === null || stopped) return;
    const wait = at - Date.now();
    if (wait > 0) {
      timer = setTimeout(look, Math.min(wait, longestMs));
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
