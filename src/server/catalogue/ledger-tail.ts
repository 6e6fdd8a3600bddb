import type pg from 'pg';

/** The remaining number of places. */
export type Left = { readonly placeId: number; readonly left: number };

/** A position in the ledger. */
export type LedgerPosition = { readonly newest: number; readonly missing: ReadonlyMap<number, number> };

/** Missing ids are queried for this long; none of our transactions lasts longer. */
const missingFor = 60_000;
/** With more missing ids than this a full reload is cheaper. */
const maxMissing = 10_000;
const maxBatch = 5000;

const newRows = `
  select entry.id, place_id, place.capacity - place.taken as left
  from (select id, place_id from place_entry where id > $1 union all
        select id, place_id from place_entry where id = any($2::bigint[])) entry
  join place on place.id = place_id order by entry.id limit ${maxBatch}`;

/**
 * Reads new rows of the places ledger. Ids are assigned before their transactions commit, so a row may appear below the
 * newest id; missing ids are therefore queried until they expire.
 */
export class LedgerTail {
  readonly #pool: pg.Pool;
  #newest: number;
  #missing = new Map<number, number>();

  private constructor(pool: pg.Pool, newest: number) {
    this.#pool = pool;
    this.#newest = newest;
  }

  /** Starts before the end of the ledger, because concurrent transactions may not be visible yet. */
  static async open(pool: pg.Pool): Promise<LedgerTail> {
    const { rows } = await pool.query<{ newest: number | null }>('select max(id) as newest from place_entry');
    return new LedgerTail(pool, Math.max(0, (rows[0]?.newest ?? 0) - 1000));
  }

  /** Returns the current position, to read again from there. */
  mark(): LedgerPosition {
    return { newest: this.#newest, missing: new Map(this.#missing) };
  }

  /** Returns to an earlier position, so that rows since then are read again. */
  goBack({ newest, missing }: LedgerPosition): void {
    this.#newest = newest;
    this.#missing = new Map(missing);
  }

  /**
   * Returns the changes since the last read, or `lost` if a full reload is necessary. If a later page fails, the
   * position is reset, and the next read returns the rows of all pages.
   */
  async read(now: number): Promise<readonly Left[] | 'lost'> {
    const mark = this.mark();
    try {
      return await this.#readPages(now);
    } catch (error) {
      this.goBack(mark);
      throw error;
    }
  }

  async #readPages(now: number): Promise<readonly Left[] | 'lost'> {
    const changes: Left[] = [];
    for (;;) {
      const { rows } = await this.#pool.query<{ id: number; place_id: number; left: number }>({
        name: 'ledger-tail',
        text: newRows,
        values: [this.#newest, [...this.#missing.keys()]],
      });
      for (const { id, place_id, left } of rows) {
        changes.push({ placeId: place_id, left });
        this.#missing.delete(id);
        if (id - this.#newest > maxMissing) return 'lost';
        for (let gap = this.#newest + 1; gap < id; gap++) this.#missing.set(gap, now);
        this.#newest = Math.max(this.#newest, id);
      }
      for (const [id, since] of this.#missing) if (now - since > missingFor) this.#missing.delete(id);
      if (this.#missing.size > maxMissing) return 'lost';
      if (rows.length < maxBatch) return changes;
    }
  }
}
