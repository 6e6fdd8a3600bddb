/** Where a drag started, and on which element. */
export type DragStart = {
  readonly token: HTMLElement;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
};

/** Callbacks of a drag; places are identified by the `data-place` attribute of their element. */
export type DragWatcher = {
  readonly begin: () => void;
  readonly over: (place: string | null) => void;
  /** Called at the end with the place under the pointer; null outside of all places and on cancel. */
  readonly end: (place: string | null) => void;
};

/** The distance in px that a pointer may move before a press becomes a drag. */
const threshold = 6;
/** The distance in px from the window's edge at which the page scrolls, and the step per frame. */
const edge = 72;
const scrollStep = 10;

/** Moves a copy of the token with the pointer until it is released. */
export function follow({ token, pointerId, x, y }: DragStart, watcher: DragWatcher): void {
  let at = { x, y };
  let ghost: HTMLElement | null = null;
  let frame = 0;
  const listening = new AbortController();
  const { signal } = listening;

  const placeHere = (): string | null =>
    document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-place]')?.dataset.place ?? null;
  const scroll = (): void => {
    const by = at.y < edge ? -scrollStep : at.y > window.innerHeight - edge ? scrollStep : 0;
    if (by !== 0) {
      window.scrollBy(0, by);
      watcher.over(placeHere());
    }
    frame = requestAnimationFrame(scroll);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    if (!ghost) {
      if (Math.hypot(at.x - x, at.y - y) < threshold) return;
      ghost = likenessOf(token);
      watcher.begin();
      frame = requestAnimationFrame(scroll);
    }
    ghost.style.translate = `${at.x - x}px ${at.y - y}px`;
    watcher.over(placeHere());
  };
  const stop = (place: string | null): void => {
    listening.abort();
    cancelAnimationFrame(frame);
    if (!ghost) return;
    ghost.remove();
    ignoreNextClick();
    watcher.end(place);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', (event) => event.pointerId === pointerId && stop(placeHere()), { signal });
  window.addEventListener('pointercancel', (event) => event.pointerId === pointerId && stop(null), { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && stop(null), { signal });
}

function likenessOf(token: HTMLElement): HTMLElement {
  const { left, top, width, height } = token.getBoundingClientRect();
  const ghost = token.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '60',
    pointerEvents: 'none',
    boxShadow: 'var(--shadow-float)',
    rotate: '-2deg',
  });
  document.body.append(ghost);
  return ghost;
}

/** Releasing over the token itself would trigger a click. */
function ignoreNextClick(): void {
  const done = new AbortController();
  window.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: done.signal });
  setTimeout(() => done.abort());
}
