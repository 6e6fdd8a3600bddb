/** Why work was not begun: too much of it is waiting already, here or by this visitor. */
export class Overloaded extends Error {
  constructor() {
    super('too many pages are being made');
    this.name = 'Overloaded';
  }
}

/** One for all: where it came from is always the same, and a flood should not pay for finding out each time. */
const overloaded = new Overloaded();

/** How much may be under way. */
export type QueueLimits = {
  /** What runs at the same time. */
  readonly running: number;
  /** What waits and runs for one visitor. */
  readonly perVisitor: number;
  /** What waits for everybody together. */
  readonly waiting: number;
};

type Line = { running: number; readonly waiting: (() => void)[] };

/**
 * Work of many visitors, bounded. Visitors take turns, so one who asks for three hundred pages waits behind themselves and
 * not before everybody else. Whoever leaves while waiting is forgotten.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** In the order of their turns. */
  readonly #lines = new Map<string, Line>();
  #running = 0;
  #waiting = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** How much waits and runs. */
  get length(): number {
    return this.#running + this.#waiting;
  }

  /** Does a visitor's work when it is their turn. Rejects with `Overloaded`, or with the signal's reason. */
  async run<Result>(visitor: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(visitor, signal);
    try {
      return await work();
    } finally {
      this.#release(visitor);
    }
  }

  #turn(visitor: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const line = this.#lines.get(visitor) ?? { running: 0, waiting: [] };
    if (line.running + line.waiting.length >= this.#limits.perVisitor) throw overloaded;
    this.#lines.set(visitor, line);
    if (this.#running < this.#limits.running && this.#waiting === 0) {
      this.#running += 1;
      line.running += 1;
      return Promise.resolve();
    }
    if (this.#waiting >= this.#limits.waiting) {
      this.#forgetIfIdle(visitor, line);
      throw overloaded;
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        line.waiting.splice(line.waiting.indexOf(start), 1);
        this.#waiting -= 1;
        this.#forgetIfIdle(visitor, line);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      line.waiting.push(start);
      this.#waiting += 1;
    });
  }

  #release(visitor: string): void {
    const line = this.#lines.get(visitor) as Line;
    line.running -= 1;
    this.#running -= 1;
    this.#forgetIfIdle(visitor, line);
    this.#startNext();
  }

  #startNext(): void {
    for (const [visitor, line] of this.#lines) {
      const start = line.waiting.shift();
      if (!start) continue;
      // Their next turn comes after everybody else's.
      this.#lines.delete(visitor);
      this.#lines.set(visitor, line);
      this.#waiting -= 1;
      this.#running += 1;
      line.running += 1;
      start();
      return;
    }
  }

  #forgetIfIdle(visitor: string, { running, waiting }: Line): void {
    if (running === 0 && waiting.length === 0) this.#lines.delete(visitor);
  }
}
