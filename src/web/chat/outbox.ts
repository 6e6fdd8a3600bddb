/** An unsent message with an idempotency key, so that it is stored only once however often it is sent. */
export type OutboxLine = {
  readonly submission: string;
  readonly body: string;
  readonly attachments: readonly string[];
  /** Seconds since 1970. */
  readonly at: number;
  /** Its position in the conversation, once that is known. */
  readonly position: number | null;
  /** Why the last attempt failed; null before that, and after a manual retry. */
  readonly problem: string | null;
  /** The number of failed attempts. */
  readonly failures: number;
  /** What it waits for before the next attempt: a pause or a manual retry; null while it is being sent. */
  readonly waits: 'for a while' | 'for somebody' | null;
};

/** The state of a line before the first attempt, and after a manual retry. */
export const onItsWay = { problem: null, failures: 0, waits: null } as const;

const firstPause = 1000;
const maxPause = 60_000;
/** The number of automatic attempts before a manual retry is needed: about ten minutes. */
export const maxFailures = 15;

/**
 * Returns the pause before the next attempt in ms: exponential with jitter, so that clients of a failed server do not
 * retry together.
 */
export const pauseAfter = (failures: number, random: number): number =>
  Math.min(maxPause, firstPause * 2 ** (failures - 1)) * (0.5 + random / 2);

/** Returns whether a refused message may be accepted later: no response, a server error, or too many requests. */
const mayPass = (status: number): boolean => status === 0 || status === 408 || status === 429 || status >= 500;

/** Returns the state of a line after a failed attempt. */
export function failedLine({ failures }: OutboxLine, status: number, problem: string): Partial<OutboxLine> {
  const isLast = !mayPass(status) || failures + 1 >= maxFailures;
  return { problem, failures: failures + 1, waits: isLast ? 'for somebody' : 'for a while' };
}

const isLine = (value: unknown): value is OutboxLine => {
  const line = value as OutboxLine | null;
  return typeof line?.submission === 'string' && typeof line.body === 'string' && Array.isArray(line.attachments);
};

/** Parses the stored unsent messages, which are then sent again. */
export function parseOutbox(text: string | null): readonly OutboxLine[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(isLine).map((line) => ({ ...line, at: Number(line.at) || 0, position: null, ...onItsWay }));
  } catch {
    return [];
  }
}

/** Returns the next line to send: one at a time and in order, so a waiting line blocks the later ones. */
export function nextLine(lines: readonly OutboxLine[]): OutboxLine | null {
  const first = lines.find(({ position }) => position === null);
  return first && first.waits === null ? first : null;
}

/**
 * Returns the lines that are not part of the conversation yet, matched by idempotency key, because a response may be
 * late or lost.
 */
export function unarrived(
  lines: readonly OutboxLine[],
  messages: readonly { readonly position: number; readonly submission: string | null }[],
): readonly OutboxLine[] {
  const known = messages.at(-1)?.position ?? 0;
  const names = new Set(messages.map(({ submission }) => submission));
  return lines.filter(({ position, submission }) => (position === null ? !names.has(submission) : position > known));
}

/** Updates one line. */
export const editLine = (
  lines: readonly OutboxLine[],
  submission: string,
  part: Partial<OutboxLine>,
): readonly OutboxLine[] => lines.map((line) => (line.submission === submission ? { ...line, ...part } : line));
