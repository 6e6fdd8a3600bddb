/** Something that runs at once and then at most once per pause; the last call of a pause is never lost. */
export type Throttled = {
  readonly run: () => void;
  /** Gives up a run that is waiting. */
  readonly cancel: () => void;
};

/** Runs `act` at most once in `pause` ms, for events that come faster than anybody can see. */
export function throttled(pause: number, act: () => void): Throttled {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let pending = false;
  const rest = (): void => {
    timer = setTimeout(() => {
      timer = null;
      if (!pending) return;
      pending = false;
      act();
      rest();
    }, pause);
  };
  return {
    run: () => {
      if (timer !== null) {
        pending = true;
        return;
      }
      act();
      rest();
    },
    cancel: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      pending = false;
    },
  };
}
