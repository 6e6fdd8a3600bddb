import type { Store } from '../store/store.ts';
import { DECLINES, type DeclineClass, type Effect } from './effect.ts';

/** What can be disturbed. */
export const DISTURBED = [
  'authorise',
  'capture',
  'cancel',
  'refund',
  'find',
  'startRedirect',
  'endRedirect',
  'webhook',
] as const;
export type Disturbed = (typeof DISTURBED)[number];

/** How the delivery of a notice is disturbed. */
export const DELIVERY_FAULTS = ['doubled', 'delayed', 'reordered', 'dropped'] as const;
/** How a request is disturbed. */
export const REQUEST_FAULTS = ['soft', 'hard', 'authentication', 'fraud', 'lost', 'hang', 'late', 'error'] as const;

export type FaultName = (typeof DELIVERY_FAULTS)[number] | (typeof REQUEST_FAULTS)[number];

/** What the next requests of a kind, or the next notices, suffer. */
export type Fault = {
  readonly request: Disturbed;
  readonly effect: FaultName;
  readonly count: number;
  /** For what comes late. */
  readonly afterMs: number;
};

/** A fault that still waits for somebody. */
export type WaitingFault = Fault & { readonly number: number };

export type DeliveryFault = { readonly kind: (typeof DELIVERY_FAULTS)[number]; readonly afterMs: number };

type Row = { number: number; request: Disturbed; effect: string; remaining: number };

/** Requests that move no money, so they cannot be declined or done late. */
const MOVE_NOTHING: readonly Disturbed[] = ['find', 'startRedirect', 'endRedirect'];

/** Whether a fault makes sense. */
export function isPossible({ request, effect }: Pick<Fault, 'request' | 'effect'>): boolean {
  if (request === 'webhook') return (DELIVERY_FAULTS as readonly string[]).includes(effect);
  if (MOVE_NOTHING.includes(request)) return ['lost', 'hang', 'error'].includes(effect);
  return (REQUEST_FAULTS as readonly string[]).includes(effect);
}

function readFault({ number, request, effect, remaining }: Row): WaitingFault {
  return { number, request, count: remaining, ...(JSON.parse(effect) as { effect: FaultName; afterMs: number }) };
}

function asEffect({ effect, afterMs }: Fault): Effect {
  switch (effect) {
    case 'lost':
    case 'hang':
    case 'error':
      return { kind: effect };
    case 'late':
      return { kind: 'late', afterMs };
    default:
      return { kind: 'decline', decline: DECLINES[effect as DeclineClass] };
  }
}

/** The switches for trouble; those set first are used up first. */
export function createFaults(store: Store) {
  const take = (request: Disturbed): WaitingFault | null =>
    store.together(() => {
      const row = store.one<Row>(
        'select * from fault where request = :request and remaining > 0 order by number limit 1',
        {
          request,
        },
      );
      if (row) store.run('update fault set remaining = remaining - 1 where number = :number', { number: row.number });
      return row && readFault(row);
    });
  return {
    set({ request, effect, count, afterMs }: Fault): void {
      store.run('insert into fault (request, effect, remaining) values (:request, :effect, :count)', {
        request,
        effect: JSON.stringify({ effect, afterMs }),
        count,
      });
    },
    clear: (): void => store.run('delete from fault'),
    waiting: (): WaitingFault[] =>
      store.all<Row>('select * from fault where remaining > 0 order by number').map(readFault),
    /** What the request at hand suffers, if anything. */
    forRequest(request: Exclude<Disturbed, 'webhook'>): Effect | null {
      const fault = take(request);
      return fault && asEffect(fault);
    },
    forNotice(): DeliveryFault | null {
      const fault = take('webhook');
      return fault && { kind: fault.effect as DeliveryFault['kind'], afterMs: fault.afterMs };
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
