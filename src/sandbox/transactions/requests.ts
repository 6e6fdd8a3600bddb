import type { Effect, Handling } from '../faults/effect.ts';
import type { Faults } from '../faults/faults.ts';
import { payerWithId } from '../payers/payer.ts';
import { type Alarm, createAlarm } from '../store/alarm.ts';
import type { Store } from '../store/store.ts';
import type { AuthoriseAnswer, AuthoriseRequest, MoveAnswer, MoveRequest, Payment, Payments } from './payments.ts';
import type { RedirectChoice, RedirectRequest, RedirectState, Redirects, StartAnswer } from './redirects.ts';

/** The delay of a deferred payment. */
export const PAY_LATER_MS = 20_000;

type Deferred = { readonly number: number; readonly kind: 'authorise' | 'move' | 'redirect'; readonly request: string };

const declineOf = (effect: Effect | null) => (effect?.kind === 'decline' ? effect.decline : null);

/**
 * Processes requests with faults from switches and test cards. Late requests are stored and processed when they are
 * due, also after a restart; `onDone` is called then, because there is no client.
 */
export function createRequests(
  store: Store,
  { payments, redirects, faults }: { payments: Payments; redirects: Redirects; faults: Faults },
  onDone: () => void,
) {
  const later: Alarm = createAlarm(
    () => store.one<{ at: number | null }>('select min(due_at) as at from deferred')?.at ?? null,
    () => {
      const now = Date.now();
      const due = store.all<Deferred>('select * from deferred where due_at <= :now order by due_at, number', { now });
      for (const { number, kind, request } of due)
        store.together(() => {
          if (kind === 'authorise') payments.authorise(JSON.parse(request) as AuthoriseRequest, null, now);
          else if (kind === 'redirect') redirects.choose(JSON.parse(request) as string, 'pay', now);
          else payments.move(JSON.parse(request) as MoveRequest, null, now);
          store.run('delete from deferred where number = :number', { number });
        });
      onDone();
    },
  );

  const defer = (kind: Deferred['kind'], request: unknown, dueAt: number): void => {
    store.run('insert into deferred (kind, request, due_at) values (:kind, :request, :dueAt)', {
      kind,
      request: JSON.stringify(request),
      dueAt,
    });
    later.set();
  };

  /** `deferLate` stores the request for later; a request without it is not processed at all. */
  const handle = <Answer>(
    effect: Effect | null,
    perform: () => Answer,
    deferLate: (afterMs: number) => void = () => {},
  ): Handling<Answer> => {
    switch (effect?.kind) {
      case 'error':
      case 'hang':
        return { kind: effect.kind };
      case 'lost':
        perform();
        return { kind: 'cut' };
      case 'late':
        deferLate(effect.afterMs);
        return { kind: 'cut' };
      default:
        return { kind: 'answer', answer: perform() };
    }
  };

  /** Returns the fault caused by the card or account; a repeated attempt has none. */
  const payerEffect = (request: AuthoriseRequest, now: number): Effect | null => {
    if (payments.findByAttempt(request.attemptRef)) return null;
    const payer = payments.payerOf(request, now);
    return payer === null ? null : (payerWithId(payer).authorise ?? null);
  };

  const moveEffect = ({ kind, ref }: MoveRequest): Effect | null => {
    const payment = kind === 'cancel' ? null : payments.find(ref);
    return payment === null ? null : (payerWithId(payment.card)[kind as 'capture' | 'refund'] ?? null);
  };

  return {
    authorise(request: AuthoriseRequest, now: number): Handling<AuthoriseAnswer> {
      const effect = faults.forRequest('authorise') ?? payerEffect(request, now);
      const perform = () => payments.authorise(request, declineOf(effect), now);
      return handle(effect, perform, (afterMs) => defer('authorise', request, now + afterMs));
    },
    move(request: MoveRequest, now: number): Handling<MoveAnswer> {
      const effect = faults.forRequest(request.kind) ?? moveEffect(request);
      const perform = () => payments.move(request, declineOf(effect), now);
      return handle(effect, perform, (afterMs) => defer('move', request, now + afterMs));
    },
    find(search: () => readonly Payment[]): Handling<readonly Payment[]> {
      const effect = faults.forRequest('find');
      if (effect?.kind === 'error' || effect?.kind === 'hang') return { kind: effect.kind };
      return effect ? { kind: 'cut' } : { kind: 'answer', answer: search() };
    },
    startRedirect: (request: RedirectRequest, now: number): Handling<StartAnswer> =>
      handle(faults.forRequest('startRedirect'), () => redirects.start(request, now)),
    endRedirect: (attemptRef: string, now: number): Handling<boolean> =>
      handle(faults.forRequest('endRedirect'), () => redirects.end(attemptRef, now)),
    /**
     * Applies the payer's choice on a bank's page; a deferred payment is made later unless the page has expired by
     * then.
     */
    chooseRedirect(id: string, choice: RedirectChoice | 'payLater', now: number): RedirectState | null {
      if (choice !== 'payLater') return redirects.choose(id, choice, now);
      const redirect = redirects.find(id);
      if (!redirect) return null;
      const state = redirects.stateOf(redirect, now);
      if (state === 'open') defer('redirect', id, now + PAY_LATER_MS);
      return state;
    },
    later,
  };
}
