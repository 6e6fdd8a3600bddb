/** A message on its way: named once, so that however often it is sent it is written once. */
export type OutboxLine = {
  readonly submission: string;
  readonly body: string;
  readonly attachments: readonly string[];
  /** Seconds since 1970. */
  readonly at: number;
  /** Where it stands in the conversation, once that is known. */
  readonly position: number | null;
  /** Why it could not be sent the last time; null before that, and when somebody has it sent again. */
  readonly problem: string | null;
  /** How often it could not be sent. */
  readonly failures: number;
  /** What it waits for before it is sent again: for a while, or for somebody who has it sent; null while it is on its way. */
  readonly waits: 'for a while' | 'for somebody' | null;
};

/** What a line is before it was ever sent, and again when somebody has it sent. */
export const onItsWay = { problem: null, failures: 0, waits: null } as const;

const firstPause = 1000;
const longestPause = 60_000;
/** How often a line is sent by itself before somebody must want it: for about ten minutes. */
export const mostFailures = 15;

/** How many ms pass before a line that failed is sent again: longer each time, and not the same for all who lost the same server. */
export const pauseAfter = (failures: number, random: number): number =>
  Math.min(longestPause, firstPause * 2 ** (failures - 1)) * (0.5 + random / 2);

/** Whether what was refused may be taken later as it is: nobody answered, the server had trouble, or there was too much at once. */
const mayPass = (status: number): boolean => status === 0 || status === 408 || status === 429 || status >= 500;

/** A line after it could not be sent. */
export function failedLine({ failures }: OutboxLine, status: number, problem: string): Partial<OutboxLine> {
  const isLast = !mayPass(status) || failures + 1 >= mostFailures;
  return { problem, failures: failures + 1, waits: isLast ? 'for somebody' : 'for a while' };
}

const isLine = (value: unknown): value is OutboxLine => {
  const line = value as OutboxLine | null;
  return typeof line?.submission === 'string' && typeof line.body === 'string' && Array.isArray(line.attachments);
};

/** Reads what was kept of messages that had not arrived. They are on their way again. */
export function parseOutbox(text: string | null): readonly OutboxLine[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(isLine).map((line) => ({ ...line, at: Number(line.at) || 0, position: null, ...onItsWay }));
  } catch {
    return [];
  }
}

/** The line that is sent next: one at a time and in order, so none overtakes another; behind one that waits all do. */
export function nextLine(lines: readonly OutboxLine[]): OutboxLine | null {
  const first = lines.find(({ position }) => position === null);
  return first && first.waits === null ? first : null;
}

/** What is not yet among the messages of a conversation. One whose answer is late or lost may be: then it goes by its name. */
export function unarrived(
  lines: readonly OutboxLine[],
  messages: readonly { readonly position: number; readonly submission: string | null }[],
): readonly OutboxLine[] {
  const known = messages.at(-1)?.position ?? 0;
  const names = new Set(messages.map(({ submission }) => submission));
  return lines.filter(({ position, submission }) => (position === null ? !names.has(submission) : position > known));
}

/** Changes one line. */
export const editLine = (
  lines: readonly OutboxLine[],
  submission: string,
  part: Partial<OutboxLine>,
): readonly OutboxLine[] => lines.map((line) => (line.submission === submission ? { ...line, ...part } : line));
