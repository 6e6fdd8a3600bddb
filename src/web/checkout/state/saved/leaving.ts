let allowed = false;

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
