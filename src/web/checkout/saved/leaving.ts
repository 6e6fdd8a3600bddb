let allowed = false;

/** Lets the visitor leave without a question: what they came for is done. */
export function allowLeaving(): void {
  allowed = true;
}

/** Whether leaving asks nothing any more. */
export const mayLeave = (): boolean => allowed;
