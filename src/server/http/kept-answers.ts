/** How many answers are kept, and how many characters of them. */
const most = { answers: 4000, characters: 16_000_000 };

/**
 * Answers to strangers who ask exactly the same, as the text that goes out. They are dropped together whenever `freshness`
 * says something else, and the oldest go first when there are too many.
 */
export class KeptAnswers {
  readonly #freshness: () => string;
  readonly #texts = new Map<string, string>();
  #characters = 0;
  #madeWhen: string;

  constructor(freshness: () => string) {
    this.#freshness = freshness;
    this.#madeWhen = freshness();
  }

  /** The answer to a question that was asked before, or null. */
  recall(question: string): string | null {
    this.#dropStale();
    return this.#texts.get(question) ?? null;
  }

  /** When an answer is begun, so that it is kept only if nothing changed while it was made. */
  begin(): string {
    return this.#freshness();
  }

  /** Keeps an answer that was begun then. */
  keep(question: string, text: string, begun: string): void {
    this.#dropStale();
    if (begun !== this.#madeWhen || this.#texts.has(question)) return;
    this.#texts.set(question, text);
    this.#characters += question.length + text.length;
    for (const [oldest, told] of this.#texts) {
      if (this.#texts.size <= most.answers && this.#characters <= most.characters) break;
      this.#texts.delete(oldest);
      this.#characters -= oldest.length + told.length;
    }
  }

  #dropStale(): void {
    const now = this.#freshness();
    if (now === this.#madeWhen) return;
    this.#madeWhen = now;
    this.#texts.clear();
    this.#characters = 0;
  }
}
