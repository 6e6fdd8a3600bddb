let allowed = false;
let keep = (): void => {};

/** Lets the visitor go without a question: the booking is made, or there is nothing to lose. */
export function allowLeaving(): void {
  allowed = true;
}

/** Asks again before the visitor leaves. */
export function guardLeaving(): void {
  allowed = false;
}

/** Whether the visitor may go without a question. */
export const mayLeave = (): boolean => allowed;

/** Says how what was typed is kept. */
export function keepWith(how: () => void): void {
  keep = how;
}

/** Keeps what was typed before the visitor is led away: browsers do not promise to write while a page goes. */
export const keepNow = (): void => keep();
