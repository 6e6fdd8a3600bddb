/** The query parameter that marks an open popup in the URL on a phone. */
export const popupMarker = 'popup';

/** The part of the window that popups need. */
export type HistoryWindow = {
  readonly history: Pick<History, 'state' | 'pushState' | 'back' | 'forward'>;
  readonly location: { readonly href: string };
  addEventListener(type: 'popstate', run: (event: Event) => void): void;
};

type Entry = { readonly id: number; readonly close: () => void };

/** Adds a popup's marker to a URL. */
export function withMarker(href: string, name: string): string {
  const url = new URL(href);
  url.searchParams.set(popupMarker, name);
  return url.href;
}

/** Removes the marker from a query, for URLs that were reloaded or shared while a popup was open. */
export function withoutMarker(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(popupMarker);
  const rest = parameters.toString();
  return rest ? `?${rest}` : '';
}

/**
 * Gives popups history entries of their own without the router: an entry is the same page with `?popup=name`, so
 * opening and closing it loads nothing. Its listener must be registered before the router's, to hide these steps.
 */
export function createPopupHistory(page: HistoryWindow) {
  const stack: Entry[] = [];
  let nextId = 1;
  /** The number of our own pending steps back. */
  let returning = 0;
  let waiting: (() => void)[] = [];
  const listeners = new Set<() => void>();

  const idAt = (state: unknown): number | null => {
    const id = (state as { popupId?: unknown } | null)?.popupId;
    return typeof id === 'number' ? id : null;
  };

  const onPop = (event: Event): void => {
    if (returning > 0) {
      event.stopImmediatePropagation();
      const current = idAt(page.history.state);
      if (current !== null && !stack.some((entry) => entry.id === current)) {
        // An entry was pushed before our step back took place, so that led to the closed popup's entry: step forward
        // again.
        page.history.forward();
        return;
      }
      returning -= 1;
      if (returning === 0) {
        for (const listener of listeners) listener();
        const ready = waiting;
        waiting = [];
        for (const run of ready) run();
      }
      return;
    }
    const current = idAt(page.history.state);
    let closed = false;
    while (stack.length > 0 && stack.at(-1)?.id !== current) {
      stack.pop()?.close();
      closed = true;
    }
    if (!closed) return;
    event.stopImmediatePropagation();
    for (const listener of listeners) listener();
  };

  page.addEventListener('popstate', onPop);

  return {
    /**
     * Subscribes to returns from a popup to its page, which are hidden from other listeners; returns a function that
     * unsubscribes.
     */
    onReturn(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Adds an entry for an opening popup; Back calls `close`. Call the returned function when the popup closes
     * otherwise.
     */
    enter(name: string, close: () => void): () => void {
      const entry: Entry = { id: nextId, close };
      nextId += 1;
      let isSettled = false;
      const push = (): void => {
        if (isSettled) return;
        stack.push(entry);
        page.history.pushState(
          { ...(page.history.state as object | null), popupId: entry.id },
          '',
          withMarker(page.location.href, name),
        );
      };
      if (returning > 0) waiting.push(push);
      else push();
      return () => {
        isSettled = true;
        const place = stack.indexOf(entry);
        if (place < 0) return;
        stack.splice(place, 1);
        // After a navigation from within the popup its entry is no longer current, and must stay in place.
        if (idAt(page.history.state) !== entry.id) return;
        returning += 1;
        page.history.back();
      };
    },
  };
}
