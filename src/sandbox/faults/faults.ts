import type { Store } from '../store/store.ts';
import { DECLINES, type DeclineClass, type Effect } from './effect.ts';

/** Requests and webhooks that faults can be set for. */
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

/** Faults in the delivery of webhooks. */
export const DELIVERY_FAULTS = ['doubled', 'delayed', 'reordered', 'dropped'] as const;
/** Faults in the processing of requests. */
export const REQUEST_FAULTS = ['soft', 'hard', 'authentication', 'fraud', 'lost', 'hang', 'late', 'error'] as const;

export type FaultName = (typeof DELIVERY_FAULTS)[number] | (typeof REQUEST_FAULTS)[number];

/** A fault for the next requests of a kind, or the next webhooks. */
export type Fault = {
  readonly request: Disturbed;
  readonly effect: FaultName;
  readonly count: number;
  /** The delay of late processing or delivery. */
  readonly afterMs: number;
};

/** A fault that has not been used up. */
export type WaitingFault = Fault & { readonly number: number };

export type DeliveryFault = { readonly kind: (typeof DELIVERY_FAULTS)[number]; readonly afterMs: number };

type Row = { number: number; request: Disturbed; effect: string; remaining: number };

/** Requests that move no money and therefore cannot be declined or processed late. */
const MOVE_NOTHING: readonly Disturbed[] = ['find', 'startRedirect', 'endRedirect'];

/** Whether a fault can be set for a request. */
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

/** Creates the store of faults; the oldest are used first. */
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
    /** Uses up and returns the fault for the current request, if any. */
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
