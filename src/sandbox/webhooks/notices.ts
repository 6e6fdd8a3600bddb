import type { Faults } from '../faults/faults.ts';
import { newReference } from '../store/reference.ts';
import type { Store } from '../store/store.ts';

/** The event that a notice reports. */
export type NoticeKind = 'authorised' | 'captured' | 'voided' | 'refunded' | 'declined';

/** A notice with its delivery state. */
export type Notice = {
  readonly number: number;
  readonly id: string;
  readonly kind: NoticeKind;
  readonly attempt_ref: string;
  readonly payment: string;
  readonly at: number;
  /** When it is sent next; null if it will not be sent again. */
  readonly next_at: number | null;
  readonly tries: number;
  readonly sent: number;
  readonly note: string | null;
};

/** How long a reordered notice waits for a later one. */
const heldMs = 60_000;
/** The maximum pause between attempts, which doubles each time. */
const maxPauseMs = 60_000;
const maxTries = 200;

/**
 * Creates the queue of notices, which are stored in the transaction of their event and sent until they are accepted.
 */
export function createNotices(store: Store, faults: Faults) {
  return {
    add(kind: NoticeKind, payment: { readonly ref: string; readonly attempt_ref: string }, now: number): void {
      const fault = faults.forNotice();
      const nextAt = {
        doubled: now,
        delayed: now + (fault?.afterMs ?? 0),
        reordered: now + heldMs,
        dropped: null,
        none: now,
      }[fault?.kind ?? 'none'];
      store.run(
        `insert into notice (id, kind, attempt_ref, payment, at, next_at, note)
         values (:id, :kind, :attemptRef, :payment, :now, :nextAt, :note)`,
        {
          id: newReference('notice'),
          kind,
          attemptRef: payment.attempt_ref,
          payment: payment.ref,
          now,
          nextAt,
          note: fault?.kind ?? null,
        },
      );
    },
    nextAt: (): number | null =>
      store.one<{ next_at: number | null }>('select min(next_at) as next_at from notice')?.next_at ?? null,
    due: (now: number): Notice | null =>
      store.one<Notice>('select * from notice where next_at <= :now order by next_at, number limit 1', { now }),
    /** Marks a notice as delivered; earlier notices held back for reordering may follow. */
    delivered({ number, note, sent }: Notice, now: number): void {
      store.together(() => {
        const again = note === 'doubled' && sent === 0;
        store.run('update notice set sent = sent + 1, tries = tries + 1, next_at = :nextAt where number = :number', {
          number,
          nextAt: again ? now : null,
        });
        store.run(
          `update notice set next_at = :now where note = 'reordered' and sent = 0 and next_at is not null and number < :number`,
          { now, number },
        );
      });
    },
    failed({ number, tries }: Notice, now: number): void {
      const pause = Math.min(maxPauseMs, 1000 * 2 ** Math.min(tries, 10));
      store.run('update notice set tries = tries + 1, next_at = :nextAt where number = :number', {
        number,
        nextAt: tries + 1 < maxTries ? now + pause : null,
      });
    },
    /** Sends a notice again; returns false if it does not exist. */
    replay(id: string, now: number): boolean {
      const found = store.one('select 1 from notice where id = :id', { id }) !== null;
      store.run('update notice set next_at = :now where id = :id', { id, now });
      return found;
    },
    all: (): Notice[] => store.all<Notice>('select * from notice order by number'),
  };
}

export type Notices = ReturnType<typeof createNotices>;
