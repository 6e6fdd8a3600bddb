const shared = new WeakSet<object>();

/** Marks an answer as the one that every stranger with the same request gets, until the catalogue or the places change. */
export function share<Answer extends object>(answer: Answer): Answer {
  shared.add(answer);
  return answer;
}

/** Whether an answer may be given to other strangers who ask the same. */
export const isShared = (answer: object): boolean => shared.has(answer);
