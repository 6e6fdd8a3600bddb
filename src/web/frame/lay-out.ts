/** Marks a page that was opened at its top: parts with the class `below` are laid out when somebody comes near them. */
export const fromTop = 'from-top';

/** Calls back when the page has nothing else to do; browsers that do not tell get to it next. */
const whenIdle = (then: () => void): void => void (window.requestIdleCallback ?? setTimeout)(then);

/** How long one turn of laying out may take, in milliseconds, before a touch would have to wait for it. */
const turn = 6;

/**
 * Lays out what was put off, part by part in turns so short that nobody has to wait for one. From then on the page knows its whole height, so that
 * anchors and Back find their place, and nothing of a part is cut off at its edges.
 */
export function layOutRest(): void {
  const { classList } = document.documentElement;
  if (!classList.contains(fromTop)) return;
  const parts = [...document.querySelectorAll<HTMLElement>('.below')];
  const next = (): void => {
    const start = performance.now();
    while (parts.length > 0 && performance.now() - start < turn) {
      const part = parts.shift() as HTMLElement;
      part.style.contentVisibility = 'visible';
      // Asking for its height has it laid out now, so that this turn knows what it has cost.
      part.getBoundingClientRect();
    }
    if (parts.length > 0) whenIdle(next);
    else classList.remove(fromTop);
  };
  whenIdle(next);
}
