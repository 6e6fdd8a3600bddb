import type pg from 'pg';
import type { Day } from '#domain/calendar/day.ts';
import type { PassengerCounts } from '#domain/party/passengers.ts';
import type { FoundSpecialPrice } from '#domain/pricing/special-price.ts';
import type { Allocation } from '#domain/rooms/allocation.ts';
import { createSigner, type Signer } from '../../platform/secrets.ts';

type Row = {
  readonly variant_id: number;
  readonly day: Day;
  readonly party: PassengerCounts;
  readonly rooms: Allocation;
  readonly special_price: number | null;
  readonly expires_at: Date;
  readonly withdrawn: boolean;
  readonly used: boolean;
};

/** An offer as its link opens it on the booking page. */
export type LinkedOffer = Omit<FoundSpecialPrice, 'price'> & { readonly price: number | null };

/** Signs and resolves the codes of offers; codes are not stored. */
export class SpecialPrices {
  readonly #pool: pg.Pool;
  readonly #signer: Signer;

  constructor(pool: pg.Pool, secret: string) {
    this.#pool = pool;
    this.#signer = createSigner(secret, 'offer');
  }

  codeOf(id: number): string {
    return `${id}-${this.#signer.sign(String(id))}`;
  }

  /** Returns the id of an offer from its code; a forged code is rejected without a query. */
  idOf(code: string): number | null {
    const [, id, signature] = /^([1-9]\d{0,14})-([\w-]{43})$/.exec(code) ?? [];
    return id !== undefined && signature !== undefined && this.#signer.isSigned(id, signature) ? Number(id) : null;
  }

  /** Returns the offer of a code, with or without a special price; null when there is none. */
  async find(code: string): Promise<LinkedOffer | null> {
    const id = this.idOf(code);
    if (id === null) return null;
    const { rows } = await this.#pool.query<Row>({
      name: 'offer-by-id',
      text: `select variant_id, day::text, party, rooms, special_price, expires_at, withdrawn_at is not null as withdrawn,
          claim_id is not null as used
        from offer join departure on departure.id = departure_id where offer.id = $1`,
      values: [id],
    });
    const [row] = rows;
    if (!row) return null;
    return {
      code,
      variantId: row.variant_id,
      day: row.day,
      party: row.party,
      rooms: row.rooms,
      price: row.special_price,
      expiresAt: row.expires_at.getTime(),
      state: row.withdrawn ? 'withdrawn' : row.used ? 'used' : 'open',
    };
  }

  /** Returns the special price of a code; null when there is none. */
  async read(code: string | null): Promise<FoundSpecialPrice | null> {
    const offer = code === null ? null : await this.find(code);
    return offer?.price == null ? null : { ...offer, price: offer.price };
  }
}
