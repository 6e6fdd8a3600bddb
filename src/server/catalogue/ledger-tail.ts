import type pg from 'pg';

/** How much is left of a place. */
export type Left = { readonly placeId: number; readonly left: number };

/** Where the reading of a ledger stood. */
export type LedgerMark = { readonly newest: number; readonly missing: ReadonlyMap<number, number> };

/** A missing id is asked for this long: no transaction of ours lives longer. */
const missingFor = 60_000;
/** With more ids missing than this it is cheaper to read everything again. */
const mostMissing = 10_000;
const mostAtOnce = 5000;

const newRows = `
  select entry.id, place_id, place.capacity - place.taken as left
  from (select id, place_id from place_entry where id > $1 union all
        select id, place_id from place_entry where id = any($2::bigint[])) entry
  join place on place.id = place_id order by entry.id limit ${mostAtOnce}`;

/**
 * Reads what was added to the places ledger since the last time. Ids are given out before their transactions commit, so a
 * row may turn up below the newest one; ids that are missing are therefore asked for again until they are too old.
 */
export class LedgerTail {
  readonly #pool: pg.Pool;
  #newest: number;
  #missing = new Map<number, number>();

  private constructor(pool: pg.Pool, newest: number) {
    this.#pool = pool;
    this.#newest = newest;
  }

  /** Begins a while before the end of the ledger, since what is being written there may not be visible yet. */
  static async open(pool: pg.Pool): Promise<LedgerTail> {
    const { rows } = await pool.query<{ newest: number | null }>('select max(id) as newest from place_entry');
    return new LedgerTail(pool, Math.max(0, (rows[0]?.newest ?? 0) - 1000));
  }

  /** Where reading stands, so that it can be read again from there. */
  mark(): LedgerMark {
    return { newest: this.#newest, missing: new Map(this.#missing) };
  }

  /** Goes back to where reading stood, so that what was told since then is told again. */
  goBack({ newest, missing }: LedgerMark): void {
    this.#newest = newest;
    this.#missing = new Map(missing);
  }

  /** What changed since the last time, or `lost` when too much is unknown and everything must be read again. */
  async read(now: number): Promise<readonly Left[] | 'lost'> {
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
        if (id - this.#newest > mostMissing) return 'lost';
        for (let gap = this.#newest + 1; gap < id; gap++) this.#missing.set(gap, now);
        this.#newest = Math.max(this.#newest, id);
      }
      for (const [id, since] of this.#missing) if (now - since > missingFor) this.#missing.delete(id);
      if (this.#missing.size > mostMissing) return 'lost';
      if (rows.length < mostAtOnce) return changes;
    }
  }
}
