/** Marks a page that was opened at its top: parts with the class `below` are laid out when somebody comes near them. */
export const fromTop = 'from-top';

/** About so many elements are laid out in one go: a slow phone does it between two touches. */
const inOneGo = 200;

/** Calls back when the page has nothing else to do; browsers that do not tell are given a short while. */
const whenIdle = (then: () => void): void =>
  void ('requestIdleCallback' in window ? window.requestIdleCallback(then) : setTimeout(then, 50));

/**
 * Lays out what was put off, a few parts at a time. From then on the page knows its whole height, so that anchors and Back find their
 * place, and nothing of a part is cut off at its edges.
 */
export function layOutRest(): void {
  const { classList } = document.documentElement;
  if (!classList.contains(fromTop)) return;
  const parts = [...document.querySelectorAll<HTMLElement>('.below')];
  const next = (): void => {
    for (let elements = 0; elements < inOneGo; ) {
      const part = parts.shift();
      if (!part) {
        classList.remove(fromTop);
        return;
      }
      part.style.contentVisibility = 'visible';
      elements += part.getElementsByTagName('*').length;
    }
    whenIdle(next);
  };
  whenIdle(next);
}
