/**
 * Work that is worth doing once for all who ask. A run that is under way may have begun before what the asker knows of, so they wait
 * for the one after it, and for no other: however many ask, one is under way and one is to come.
 */
export class NextRun {
  readonly #run: () => Promise<void>;
  #underWay: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(run: () => Promise<void>) {
    this.#run = run;
  }

  /** Resolves when a run that began after the question has ended. */
  async ask(): Promise<void> {
    if (!this.#underWay) return this.#begin();
    this.#next ??= this.#underWay.catch(() => {}).then(() => this.#begin());
    return this.#next;
  }

  /** Resolves when nothing is under way or to come. */
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
