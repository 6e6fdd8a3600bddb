import { cardWithId } from '../cards/test-cards.ts';
import type { Effect, Handling } from '../faults/effect.ts';
import type { Faults } from '../faults/faults.ts';
import { type Alarm, createAlarm } from '../store/alarm.ts';
import type { Store } from '../store/store.ts';
import type { AuthoriseAnswer, AuthoriseRequest, MoveAnswer, MoveRequest, Payment, Payments } from './payments.ts';

type Deferred = { readonly number: number; readonly kind: 'authorise' | 'move'; readonly request: string };

const declineOf = (effect: Effect | null) => (effect?.kind === 'decline' ? effect.decline : null);

/**
 * The bank's requests with the trouble that switches and test cards make. What is to be done late is written down and done
 * when its time comes, by another process if this one is killed; nobody has asked then, so `onDone` is told.
 */
export function createRequests(store: Store, payments: Payments, faults: Faults, onDone: () => void) {
  const later: Alarm = createAlarm(
    () => store.one<{ at: number | null }>('select min(due_at) as at from deferred')?.at ?? null,
    () => {
      const now = Date.now();
      const due = store.all<Deferred>('select * from deferred where due_at <= :now order by due_at, number', { now });
      for (const { number, kind, request } of due)
        store.together(() => {
          if (kind === 'authorise') payments.authorise(JSON.parse(request) as AuthoriseRequest, null, now);
          else payments.move(JSON.parse(request) as MoveRequest, null, now);
          store.run('delete from deferred where number = :number', { number });
        });
      onDone();
    },
  );

  const handle = <Answer>(
    effect: Effect | null,
    perform: () => Answer,
    deferred: Pick<Deferred, 'kind'> & { readonly request: AuthoriseRequest | MoveRequest },
    now: number,
  ): Handling<Answer> => {
    switch (effect?.kind) {
      case 'error':
      case 'hang':
        return { kind: effect.kind };
      case 'lost':
        perform();
        return { kind: 'cut' };
      case 'late':
        store.run('insert into deferred (kind, request, due_at) values (:kind, :request, :dueAt)', {
          kind: deferred.kind,
          request: JSON.stringify(deferred.request),
          dueAt: now + effect.afterMs,
        });
        later.set();
        return { kind: 'cut' };
      default:
        return { kind: 'answer', answer: perform() };
    }
  };

  /** What the card itself does to a payment; one that was asked for before has done it already. */
  const cardEffect = (request: AuthoriseRequest, now: number): Effect | null => {
    if (payments.findByAttempt(request.attemptRef)) return null;
    const card = payments.cardOf(request, now);
    return card === null ? null : (cardWithId(card).authorise ?? null);
  };

  const moveEffect = ({ kind, ref }: MoveRequest): Effect | null => {
    const payment = kind === 'cancel' ? null : payments.find(ref);
    return payment === null ? null : (cardWithId(payment.card)[kind as 'capture' | 'refund'] ?? null);
  };

  return {
    authorise(request: AuthoriseRequest, now: number): Handling<AuthoriseAnswer> {
      const effect = faults.forRequest('authorise') ?? cardEffect(request, now);
      const perform = () => payments.authorise(request, declineOf(effect), now);
      return handle(effect, perform, { kind: 'authorise', request }, now);
    },
    move(request: MoveRequest, now: number): Handling<MoveAnswer> {
      const effect = faults.forRequest(request.kind) ?? moveEffect(request);
      const perform = () => payments.move(request, declineOf(effect), now);
      return handle(effect, perform, { kind: 'move', request }, now);
    },
    find(search: () => readonly Payment[]): Handling<readonly Payment[]> {
      const effect = faults.forRequest('find');
      if (effect?.kind === 'error' || effect?.kind === 'hang') return { kind: effect.kind };
      return effect ? { kind: 'cut' } : { kind: 'answer', answer: search() };
    },
    later,
  };
}
