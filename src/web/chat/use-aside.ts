import { type RefObject, useEffect, useState } from 'react';

/** How often it is looked while the page moves, in ms, and how often with nothing moved before the button comes back. */
const lookEvery = 100;
const restingLooks = 4;

/** The width and height of the button, in rem. */
const buttonSize = 3.5;
/** How far apart the points are at which it is looked what lies below it, across and down: nothing that is pressed is narrower, no line of text lower. */
const across = 24;
const down = 12;
/** How far beside it they begin: much is round. */
const around = 8;

/** What is taller than this is a card or a photograph: it can be read and pressed beside the button. */
const tallest = 96;
const pressable =
  'a, button, input, select, textarea, summary, label, [role="button"], [role="option"], [tabindex="0"]';
const money = /\p{Sc}|CHF/u;

type Place = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

/** Whether two places lie on each other; what only touches another hides nothing of it. */
const overlap = (one: Place, other: Place): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

/** Whether an element must not lie below the button: a price, or what is pressed. */
function isNeeded(element: Element, place: Place): boolean {
  const own = element.getBoundingClientRect();
  // A link can be pressed beside its own box, all over its card.
  if (own.height > tallest || !overlap(own, place) || element.closest('.chat-launcher')) return false;
  return element.matches(pressable) || money.test(element.textContent);
}

/** Whether the place of the button, in the lower right corner of its box, has something below it that must not be hidden. */
function isPlaceNeeded(box: HTMLElement): boolean {
  const { right, bottom } = box.getBoundingClientRect();
  const size = buttonSize * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const place: Place = { top: bottom - size, bottom, left: right - size, right };
  const found = new Set<Element>();
  for (let y = place.top - around; y <= bottom + around; y += down)
    for (let x = place.left - around; x <= right + around; x += across)
      for (const element of document.elementsFromPoint(x, y)) found.add(element);
  return [...found].some((element) => isNeeded(element, place));
}

/**
 * Whether the button of the chat has to step aside, so that it covers no price and nothing that is pressed. It steps aside at once
 * and comes back when the page rests: while somebody looks through a list it does not go to and fro.
 */
export function useAside(box: RefObject<HTMLElement | null>, page: string): boolean {
  const [aside, setAside] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is looked at anew
  useEffect(() => {
    let timer: number | undefined;
    let looks = 0;
    // It is looked again at rest: by then a bar at the foot has come or gone too, and the button with it.
    const look = (): void => {
      looks += 1;
      const rests = looks >= restingLooks;
      if (box.current !== null && isPlaceNeeded(box.current)) setAside(true);
      else if (rests) setAside(false);
      timer = rests ? undefined : window.setTimeout(look, lookEvery);
    };
    const moved = (): void => {
      looks = 0;
      timer ??= window.setTimeout(look, lookEvery);
    };
    // A page that is still being laid out grows many times; it is looked once, when it has stopped, since looking takes a phone tens of milliseconds.
    const grew = (): void => {
      window.clearTimeout(timer);
      looks = restingLooks - 1;
      timer = window.setTimeout(look, restingLooks * lookEvery);
    };
    grew();
    const grown = new ResizeObserver(grew);
    grown.observe(document.body);
    window.addEventListener('scroll', moved, { passive: true });
    window.addEventListener('resize', moved);
    return () => {
      window.clearTimeout(timer);
      grown.disconnect();
      window.removeEventListener('scroll', moved);
      window.removeEventListener('resize', moved);
    };
  }, [box, page]);
  return aside;
}
