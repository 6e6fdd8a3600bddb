/** The name of the query marker that stands in the address while a popup is open on a phone. */
export const popupMarker = 'popup';

/** The part of the window that popups need. */
export type HistoryWindow = {
  readonly history: Pick<History, 'state' | 'pushState' | 'back' | 'forward'>;
  readonly location: { readonly href: string };
  addEventListener(type: 'popstate', run: (event: Event) => void): void;
};

type Entry = { readonly id: number; readonly close: () => void };

/** An address with the marker of a popup. */
export function withMarker(href: string, name: string): string {
  const url = new URL(href);
  url.searchParams.set(popupMarker, name);
  return url.href;
}

/** A query without the marker, for addresses that were reloaded or shared while a popup was open. */
export function withoutMarker(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(popupMarker);
  const rest = parameters.toString();
  return rest ? `?${rest}` : '';
}

/**
 * Gives popups history entries of their own, behind the router's back: a marker entry is the same page with `?popup=name`, so
 * the router need not load anything when one opens or closes. Its listener must come first, and keeps such steps from the router.
 */
export function createPopupHistory(page: HistoryWindow) {
  const stack: Entry[] = [];
  let nextId = 1;
  /** Steps back that we asked for ourselves and that have not happened yet. */
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
        // Something was pushed before our step back took place: it led to a closed popup's entry, so step forward again.
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
    /** Hears when popups have stepped back to the page below, which nobody else is told; returns how to stop. */
    onReturn(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Adds an entry for a popup that opens; Back will call `close`. Returns what to call when it closes in another way. */
    enter(name: string, close: () => void): () => void {
      const entry: Entry = { id: nextId, close };
      nextId += 1;
      let given = false;
      const push = (): void => {
        if (given) return;
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
        given = true;
        const place = stack.indexOf(entry);
        if (place < 0) return;
        stack.splice(place, 1);
        // After a link inside the popup was followed the entry is no longer the current one, and must stay where it is.
        if (idAt(page.history.state) !== entry.id) return;
        returning += 1;
        page.history.back();
      };
    },
  };
}
