import { bankWithId, IDEAL_COUNTRY, SOFORT_BELOW, SOFORT_COUNTRIES } from '../payers/banks.ts';
import { newReference } from '../store/reference.ts';
import type { Store } from '../store/store.ts';
import type { Payment, Payments } from './payments.ts';

/** A request for a page to pay from an account. */
export type RedirectRequest = {
  readonly attemptRef: string;
  readonly amount: number;
  readonly currency: string;
  readonly method: 'ideal' | 'sofort';
  readonly bank: string | null;
  readonly country: string;
  readonly givenName: string;
  readonly surname: string;
  readonly language: string;
  readonly returnUrl: string;
  readonly expiresAt: number;
};

/** A payment on the page of the payer's bank. */
export type Redirect = {
  readonly id: string;
  readonly attempt_ref: string;
  readonly method: 'ideal' | 'sofort';
  readonly bank: string | null;
  readonly country: string;
  readonly holder: string;
  readonly amount: number;
  readonly currency: string;
  readonly language: string;
  readonly return_url: string;
  readonly expires_at: number;
  readonly ended_at: number | null;
};

export type StartAnswer =
  | { readonly outcome: 'started'; readonly id: string }
  | { readonly outcome: 'invalid'; readonly code: string };

/** The payer's choice on the page. */
export type RedirectChoice = 'pay' | 'cancel' | 'fail';

/** The state of a payment on a page; `over` means that it was not paid and can no longer be paid. */
export type RedirectState = 'open' | 'paid' | 'declined' | 'over';

/** How long a page can be used for a payment. */
const MAX_DURATION_MS = 3 * 3_600_000;
/** How long the page displays the result afterwards; then the payer's name is deleted. */
const REMEMBERED_MS = 24 * 3_600_000;

const DECLINE_OF = {
  cancel: { class: 'soft', code: 'cancelled' },
  fail: { class: 'soft', code: 'refused_by_bank' },
} as const;

/** Returns why a request cannot be paid; null if it can. */
function refusalOf({ method, amount, currency, bank, country }: RedirectRequest): string | null {
  if (currency !== 'EUR') return 'not_euro';
  if (method === 'ideal') {
    if (country !== IDEAL_COUNTRY) return 'unknown_country';
    return bankWithId(bank) ? null : 'unknown_bank';
  }
  if (!SOFORT_COUNTRIES.includes(country)) return 'unknown_country';
  return amount < SOFORT_BELOW ? null : 'amount_too_high';
}

/** Creates payments on banks' pages: one per attempt, paid or declined once. */
export function createRedirects(store: Store, payments: Payments) {
  const find = (id: string): Redirect | null => store.one<Redirect>('select * from redirect where id = :id', { id });
  const findByAttempt = (attemptRef: string): Redirect | null =>
    store.one<Redirect>('select * from redirect where attempt_ref = :attemptRef', { attemptRef });

  const stateOf = ({ attempt_ref, expires_at, ended_at }: Redirect, now: number): RedirectState => {
    const payment = payments.findByAttempt(attempt_ref);
    if (payment) return payment.state === 'declined' ? 'declined' : 'paid';
    return ended_at === null && now < expires_at ? 'open' : 'over';
  };

  return {
    find,
    stateOf,
    start(request: RedirectRequest, now: number): StartAnswer {
      return store.together(() => {
        const { attemptRef, amount, currency, method, bank, country, language, returnUrl } = request;
        const known = findByAttempt(attemptRef);
        if (known) {
          const isSame = known.amount === amount && known.currency === currency && known.method === method;
          if (!isSame) return { outcome: 'invalid', code: 'attempt_used_otherwise' };
          return stateOf(known, now) === 'over'
            ? { outcome: 'invalid', code: 'ended' }
            : { outcome: 'started', id: known.id };
        }
        store.run('delete from redirect where expires_at <= :before', { before: now - REMEMBERED_MS });
        const refusal = payments.findByAttempt(attemptRef) ? 'attempt_used_otherwise' : refusalOf(request);
        if (refusal) return { outcome: 'invalid', code: refusal };
        const id = newReference('redirect');
        store.run(
          `insert into redirect (id, attempt_ref, method, bank, country, holder, amount, currency, language, return_url,
           expires_at) values (:id, :attemptRef, :method, :bank, :country, :holder, :amount, :currency, :language,
           :returnUrl, :expiresAt)`,
          {
            id,
            attemptRef,
            method,
            bank: method === 'ideal' ? bank : null,
            country,
            holder: `${request.givenName} ${request.surname}`.trim(),
            amount,
            currency,
            language,
            returnUrl,
            expiresAt: Math.min(request.expiresAt, now + MAX_DURATION_MS),
          },
        );
        return { outcome: 'started', id };
      });
    },
    /** Ends a payment and returns whether it was still open. */
    end(attemptRef: string, now: number): boolean {
      return store.together(() => {
        const redirect = findByAttempt(attemptRef);
        if (!redirect || stateOf(redirect, now) !== 'open') return false;
        store.run('update redirect set ended_at = :now where id = :id', { id: redirect.id, now });
        return true;
      });
    },
    /** Applies the payer's first choice within the time limit; returns null if the page does not exist. */
    choose(id: string, choice: RedirectChoice, now: number): RedirectState | null {
      return store.together(() => {
        const redirect = find(id);
        if (!redirect) return null;
        const state = stateOf(redirect, now);
        if (state !== 'open') return state;
        const { attempt_ref: attemptRef, amount, currency, method, bank } = redirect;
        const decline = choice === 'pay' ? null : DECLINE_OF[choice];
        const payment: Payment = payments.book(
          { attemptRef, amount, currency, method, payer: bank ?? method },
          decline,
          now,
        );
        return payment.state === 'declined' ? 'declined' : 'paid';
      });
    },
  };
}

export type Redirects = ReturnType<typeof createRedirects>;
