/** Work was rejected because too much is queued, in total or for this visitor. */
export class Overloaded extends Error {
  constructor() {
    super('too many pages are being made');
    this.name = 'Overloaded';
  }
}

/** A shared instance, because creating a stack trace for each rejected request is expensive. */
const overloaded = new Overloaded();

/** Limits of the queue. */
export type QueueLimits = {
  /** Tasks that run concurrently. */
  readonly running: number;
  /** Running and waiting tasks per visitor. */
  readonly perVisitor: number;
  /** Waiting tasks of all visitors. */
  readonly waiting: number;
};

type Line = { running: number; readonly waiting: (() => void)[] };

/**
 * A bounded queue that serves visitors in turn, so that many requests of one visitor delay only that visitor. Aborted
 * tasks are removed.
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

  /** The number of waiting and running tasks. */
  get length(): number {
    return this.#running + this.#waiting;
  }

  /** Runs a visitor's task in turn. Rejects with `Overloaded`, or with the signal's reason. */
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
      // Moves the visitor to the end of the queue.
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
