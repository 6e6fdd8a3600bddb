/**
 * Marks a page that was opened at its top: parts with the class `below` get their layout when they come near the
 * viewport.
 */
export const fromTop = 'from-top';

/** Calls back when the page is idle; browsers without that API call back in the next task. */
const whenIdle = (then: () => void): void => void (window.requestIdleCallback ?? setTimeout)(then);

/**
 * Lays out the deferred parts, one per idle period, so that none blocks for long. Afterwards the page has its full
 * height, so that anchors and Back find their position and no part is clipped at its edges.
 */
export function layOutRest(): void {
  const { classList } = document.documentElement;
  if (!classList.contains(fromTop)) return;
  const parts = [...document.querySelectorAll<HTMLElement>('.below')];
  const next = (): void => {
    const part = parts.shift();
    if (!part) {
      classList.remove(fromTop);
      return;
    }
    part.style.contentVisibility = 'visible';
    // Reading the height forces the layout now, instead of together with the next part.
    part.getBoundingClientRect();
    whenIdle(next);
  };
  whenIdle(next);
}
