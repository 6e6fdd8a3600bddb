/** Marks a page that was opened at its top: parts with the class `below` are laid out when somebody comes near them. */
export const fromTop = 'from-top';

/** Calls back when the page has nothing else to do; browsers that do not tell get to it next. */
const whenIdle = (then: () => void): void => void (window.requestIdleCallback ?? setTimeout)(then);

/**
 * Lays out what was put off, a few parts at a time: cards of one grid that came one by one would be laid out as often. From then on the page knows its whole height, so that anchors and Back find their
 * place, and nothing of a part is cut off at its edges.
 */
export function layOutRest(): void {
  const { classList } = document.documentElement;
  if (!classList.contains(fromTop)) return;
  const parts = [...document.querySelectorAll<HTMLElement>('.below')];
  const next = (): void => {
    for (const part of parts.splice(0, 8)) part.style.contentVisibility = 'visible';
    if (parts.length > 0) whenIdle(next);
    else classList.remove(fromTop);
  };
  whenIdle(next);
}
