/** A message on its way: named once, so that however often it is sent it is written once. */
export type OutboxLine = {
  readonly submission: string;
  readonly body: string;
  readonly attachments: readonly string[];
  /** Seconds since 1970. */
  readonly at: number;
  /** Where it stands in the conversation, once that is known. */
  readonly position: number | null;
  /** Why it could not be sent; null while it is on its way. */
  readonly problem: string | null;
};

const isLine = (value: unknown): value is OutboxLine => {
  const line = value as OutboxLine | null;
  return typeof line?.submission === 'string' && typeof line.body === 'string' && Array.isArray(line.attachments);
};

/** Reads what was kept of messages that had not arrived. They are on their way again. */
export function parseOutbox(text: string | null): readonly OutboxLine[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(isLine).map((line) => ({ ...line, at: Number(line.at) || 0, position: null, problem: null }));
  } catch {
    return [];
  }
}

/** The line that is sent next: one at a time and in order, so none overtakes another; behind one that failed all wait. */
export function nextLine(lines: readonly OutboxLine[]): OutboxLine | null {
  const first = lines.find(({ position }) => position === null);
  return first && first.problem === null ? first : null;
}

/** What is not yet among the messages of the conversation, which are known up to a position. */
export const unarrived = (lines: readonly OutboxLine[], known: number): readonly OutboxLine[] =>
  lines.filter(({ position }) => position === null || position > known);

/** Changes one line. */
export const editLine = (
  lines: readonly OutboxLine[],
  submission: string,
  part: Partial<OutboxLine>,
): readonly OutboxLine[] => lines.map((line) => (line.submission === submission ? { ...line, ...part } : line));
