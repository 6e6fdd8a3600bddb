/**
 * Shares runs of a task between callers. A running one may have started before the caller's change, so all callers wait
 * for the next run: at most one is running and one is queued.
 */
export class NextRun {
  readonly #run: () => Promise<void>;
  #underWay: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(run: () => Promise<void>) {
    this.#run = run;
  }

  /** Resolves when a run that started after the call has finished. */
  async ask(): Promise<void> {
    if (!this.#underWay) return this.#begin();
    this.#next ??= this.#underWay.catch(() => {}).then(() => this.#begin());
    return this.#next;
  }

  /** Resolves when no run is active or queued. */
  async idle(): Promise<void> {
    await (this.#next ?? this.#underWay)?.catch(() => {});
  }

  #begin(): Promise<void> {
    this.#next = null;
    this.#underWay = this.#run().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }
}
