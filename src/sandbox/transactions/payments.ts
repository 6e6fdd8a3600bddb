import { isOver } from '../cards/expiry.ts';
import type { Decline } from '../faults/effect.ts';
import { expiryOf, type Instruments, type PayerFacts, type StoredInstrument } from '../instruments/instruments.ts';
import type { Method } from '../payers/payer.ts';
import { newReference } from '../store/reference.ts';
import type { Store } from '../store/store.ts';
import type { Notices } from '../webhooks/notices.ts';
import { applyMove, type Move, type State } from './rules.ts';

/** A payment as stored. */
export type Payment = Pick<PayerFacts, 'method' | 'card' | 'brand' | 'last_four'> & {
  readonly ref: string;
  readonly attempt_ref: string;
  readonly state: State;
  readonly amount: number;
  readonly currency: string;
  readonly captured: number;
  readonly refunded: number;
  readonly decline_class: Decline['class'] | null;
  readonly decline_code: string | null;
  readonly kept_ref: string | null;
  readonly initiator: string;
  readonly changed_at: number;
};

/** A request to authorise a payment. */
export type AuthoriseRequest = {
  readonly attemptRef: string;
  readonly amount: number;
  readonly currency: string;
  readonly source: { readonly kind: 'oneTime' | 'stored'; readonly ref: string };
  readonly keep: boolean;
  readonly initiator: 'holder' | 'merchant';
};

export type AuthoriseAnswer =
  | { readonly outcome: 'approved'; readonly payment: Payment; readonly kept: StoredInstrument | null }
  | { readonly outcome: 'declined'; readonly payment: Payment }
  | { readonly outcome: 'invalid'; readonly code: string };

/** A change of a payment with its idempotency key. */
export type MoveRequest = { readonly key: string; readonly ref: string } & Move;

export type MoveAnswer =
  | { readonly outcome: 'done'; readonly payment: Payment }
  | { readonly outcome: 'refused'; readonly code: string; readonly payment: Payment | null };

/** A request with an idempotency key and its result. */
export type Movement = {
  readonly key: string;
  readonly kind: Move['kind'];
  readonly payment: string;
  readonly amount: number | null;
  readonly refusal: string | null;
  readonly at: number;
};

/** A payment that was made on a bank's page. */
export type BookRequest = Pick<AuthoriseRequest, 'attemptRef' | 'amount' | 'currency'> & {
  readonly method: Method;
  /** The bank, or the method if there is only one. */
  readonly payer: string;
};

type Inserted = Pick<AuthoriseRequest, 'attemptRef' | 'amount' | 'currency' | 'initiator'> &
  Pick<Payment, 'method' | 'card' | 'brand' | 'last_four'> & { readonly savedCardRef: string | null };

const noticeOf = { capture: 'captured', cancel: 'voided', refund: 'refunded' } as const;
const amountOf = (move: Move): number | null => (move.kind === 'cancel' ? null : move.amount);

/**
 * Creates the ledger of payments with all rules for moving money; each change and its notice are stored in one
 * transaction.
 */
export function createPayments(store: Store, instruments: Instruments, notices: Notices) {
  const find = (ref: string): Payment | null => store.one<Payment>('select * from payment where ref = :ref', { ref });
  const findByAttempt = (attemptRef: string): Payment | null =>
    store.one<Payment>('select * from payment where attempt_ref = :attemptRef', { attemptRef });

  const answerOf = (payment: Payment): AuthoriseAnswer =>
    payment.state === 'declined'
      ? { outcome: 'declined', payment }
      : {
          outcome: 'approved',
          payment,
          kept: payment.kept_ref === null ? null : instruments.kept(payment.kept_ref),
        };

  /** Stores a payment and its notice. */
  const insert = (
    { attemptRef, amount, currency, method, card, brand, last_four, initiator, savedCardRef }: Inserted,
    result: { readonly state: 'authorised' | 'captured' } | { readonly state: 'declined'; readonly decline: Decline },
    now: number,
  ): Payment =>
    store.together(() => {
      const ref = newReference('pay');
      const decline = result.state === 'declined' ? result.decline : null;
      store.run(
        `insert into payment (ref, attempt_ref, state, amount, currency, captured, decline_class, decline_code, method,
         card, brand, last_four, kept_ref, initiator, changed_at) values (:ref, :attemptRef, :state, :amount, :currency,
         :captured, :declineClass, :declineCode, :method, :card, :brand, :lastFour, :savedCardRef, :initiator, :now)`,
        {
          ref,
          attemptRef,
          state: result.state,
          amount,
          currency,
          captured: result.state === 'captured' ? amount : 0,
          declineClass: decline?.class ?? null,
          declineCode: decline?.code ?? null,
          method,
          card,
          brand,
          lastFour: last_four,
          savedCardRef,
          initiator,
          now,
        },
      );
      const payment = find(ref) as Payment;
      notices.add(result.state, payment, now);
      return payment;
    });

  /** Returns the payer of a request, or why it cannot be used. */
  const resolve = (
    { source, amount, currency }: AuthoriseRequest,
    now: number,
  ): { readonly facts: PayerFacts; readonly storable: boolean } | { readonly code: string } => {
    if (source.kind === 'stored') {
      const facts = instruments.kept(source.ref);
      return facts ? { facts, storable: false } : { code: 'unknown_card' };
    }
    const instrument = instruments.find(source.ref, now);
    if (!instrument) return { code: 'unknown_instrument' };
    if (instrument.consumed_at !== null) return { code: 'used_instrument' };
    const isBound = instrument.amount !== null;
    if (isBound && (instrument.currency !== currency || amount > (instrument.amount as number)))
      return { code: 'not_authenticated_for_amount' };
    return { facts: instrument, storable: instrument.kept_ref === null };
  };

  return {
    find,
    findByAttempt,
    /** Returns the id of the request's test card or account; null if it has no valid one. */
    payerOf(request: AuthoriseRequest, now: number): string | null {
      const source = resolve(request, now);
      return 'facts' in source ? source.facts.card : null;
    },
    /** Authorises a payment. Idempotent: a repeated attempt returns the first payment. */
    authorise(request: AuthoriseRequest, decline: Decline | null, now: number): AuthoriseAnswer {
      return store.together(() => {
        const first = findByAttempt(request.attemptRef);
        if (first) return answerOf(first);
        const source = resolve(request, now);
        if ('code' in source) return { outcome: 'invalid', code: source.code };
        const { facts, storable } = source;
        const expiry = expiryOf(facts);
        const isExpired = expiry !== null && isOver(expiry, now);
        const no = decline ?? (isExpired ? ({ class: 'hard', code: 'expired' } as const) : null);
        if (request.source.kind === 'oneTime') instruments.consume(request.source.ref, now);
        const savedCardRef = request.keep && storable && !no ? instruments.keep(facts) : null;
        const { attemptRef, amount, currency, initiator } = request;
        const payment = insert(
          { ...facts, attemptRef, amount, currency, initiator, savedCardRef },
          no ? { state: 'declined', decline: no } : { state: 'authorised' },
          now,
        );
        return answerOf(payment);
      });
    },
    /** Records a payment that was made or declined on a bank's page, without authorisation. */
    book({ attemptRef, amount, currency, method, payer }: BookRequest, decline: Decline | null, now: number): Payment {
      return insert(
        {
          attemptRef,
          amount,
          currency,
          method,
          card: payer,
          brand: null,
          last_four: null,
          initiator: 'holder',
          savedCardRef: null,
        },
        decline ? { state: 'declined', decline } : { state: 'captured' },
        now,
      );
    },
    /** Captures, voids or refunds a payment. Idempotent: a repeated key returns the first result. */
    move({ key, ref, ...move }: MoveRequest, decline: Decline | null, now: number): MoveAnswer {
      return store.together(() => {
        const before = find(ref);
        if (!before) return { outcome: 'refused', code: 'unknown_transaction', payment: null };
        const known = store.one<Movement>('select * from movement where kind = :kind and key = :key', {
          kind: move.kind,
          key,
        });
        if (known) {
          const same = known.payment === ref && known.amount === amountOf(move);
          const code = same ? known.refusal : 'key_used_otherwise';
          return code ? { outcome: 'refused', code, payment: before } : { outcome: 'done', payment: before };
        }
        const moved = applyMove(before, move);
        const refusal = moved.ok ? (decline ? `declined_${decline.code}` : null) : moved.refusal;
        store.run(
          `insert into movement (key, kind, payment, amount, refusal, at)
           values (:key, :kind, :ref, :amount, :refusal, :now)`,
          { key, kind: move.kind, ref, amount: amountOf(move), refusal, now },
        );
        if (refusal || !moved.ok) return { outcome: 'refused', code: refusal as string, payment: before };
        if (moved.changed) {
          const { state, captured, refunded } = moved.position;
          store.run(
            `update payment set state = :state, captured = :captured, refunded = :refunded, changed_at = :now
             where ref = :ref`,
            { ref, state, captured, refunded, now },
          );
          notices.add(noticeOf[move.kind], before, now);
        }
        return { outcome: 'done', payment: find(ref) as Payment };
      });
    },
    listSince: (since: number): Payment[] =>
      store.all<Payment>('select * from payment where changed_at >= :since order by changed_at, number', { since }),
    movements: (): Movement[] => store.all<Movement>('select * from movement order by at, rowid'),
  };
}

export type Payments = ReturnType<typeof createPayments>;
