/** Marks a page that was opened at its top: parts with the class `below` are laid out when somebody comes near them. */
export const fromTop = 'from-top';

/** Calls back when the page has nothing else to do; browsers that do not tell get to it next. */
const whenIdle = (then: () => void): void => void (window.requestIdleCallback ?? setTimeout)(then);

/**
 * Lays out what was put off, a part whenever the page is idle, so that nobody has to wait for more than one. From then on the page
 * knows its whole height, so that anchors and Back find their place, and nothing of a part is cut off at its edges.
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
    // Asking for its height has it laid out now and not in one go with the next.
    part.getBoundingClientRect();
    whenIdle(next);
  };
  whenIdle(next);
}
