import type { Instant } from '#domain/calendar/instant.ts';
import { createSigner, type Signer } from '../../platform/secrets.ts';
import type { PreviewedChange, SentChange } from './preview-change.ts';

/** How long a preview can be confirmed, in ms. */
const lifetimeMs = 30 * 60_000;

/** The figures that a preview displays; a change is refused when they are no longer the same. */
export const figuresOf = ({ amendment: { total, tourPrice, fee, money, credit, due } }: PreviewedChange): number[] => [
  total,
  tourPrice,
  fee,
  money,
  credit,
  due,
];

/** A change that was previewed. */
export type PromisedChange = {
  readonly bookingId: string;
  readonly change: SentChange;
  readonly seen: number;
  readonly figures: readonly number[];
  readonly expiresAt: Instant;
};

/** Signs previews of changes and reads them, so that nothing is stored until a change is made. */
export class ChangeSigner {
  readonly #signer: Signer;

  constructor(secret: string) {
    this.#signer = createSigner(secret, 'booking change');
  }

  sign(bookingId: string, change: SentChange, previewed: PreviewedChange, now: Instant) {
    const expiresAt = now + lifetimeMs;
    const promised: PromisedChange = {
      bookingId,
      change,
      seen: previewed.seen,
      figures: figuresOf(previewed),
      expiresAt,
    };
    const body = Buffer.from(JSON.stringify(promised)).toString('base64url');
    return { token: `${body}.${this.#signer.sign(body)}`, expiresAt };
  }

  /** Returns a signed preview of a booking; null when it is forged, or of another booking. */
  read(token: string, bookingId: string): PromisedChange | null {
    const dot = token.indexOf('.');
    const body = token.slice(0, Math.max(0, dot));
    if (dot < 0 || !this.#signer.isSigned(body, token.slice(dot + 1))) return null;
    const promised = JSON.parse(Buffer.from(body, 'base64url').toString()) as PromisedChange;
    return promised.bookingId === bookingId ? promised : null;
  }
}
