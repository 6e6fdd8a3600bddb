import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { AnswerOf } from '#contract/schemas.ts';
import type { Day } from '#domain/calendar/day.ts';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { isEmailAddress, normalEmail } from '#domain/party/email.ts';
import { normalCode } from '#domain/pricing/promo-code.ts';
import { call } from '../../browser/call.ts';
import { gaEvent } from '../../browser/data-layer.ts';
import type { Act } from '../state/checkout-context.tsx';
import type { BookingView } from '../state/view.ts';

type Applied = NonNullable<AnswerOf<'checkPromoCode'>['data']>;

/** Checks promo codes: a good one becomes the booking's saving, of another the server says why. */
export function usePromoCheck(view: BookingView, act: Act, email: string | undefined) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const [applied, setApplied] = useState<Applied | null>(null);
  const asked = useRef(0);

  const check = async (typed: string): Promise<void> => {
    const code = normalCode(typed);
    if (pending) return;
    if (!code) return setError(t`Enter a promo code`);
    if (!view.departure) return setError(t`Choose a date first: a code may belong to certain dates`);
    asked.current += 1;
    const mine = asked.current;
    setPending(true);
    setError(undefined);
    try {
      const { status, message, data } = await call('checkPromoCode', {
        objectId: view.objectId,
        promoCode: code,
        pax: view.selection.party,
        currency: view.currency,
        date: toDotted(view.departure.from as Day),
        email: email && isEmailAddress(email) ? normalEmail(email) : null,
        // The least price of a code counts rooms and extras too.
        accommodationsSelected: view.selection.rooms,
        extrasSelected: view.selection.extras,
      });
      if (mine !== asked.current) return;
      if (status !== 'OK' || !data) setError(message);
      else {
        setApplied(data);
        act({ kind: 'saving', saving: { kind: 'promoCode', code: data.code } });
        if (data.hours_to_expiry !== null)
          gaEvent({ event: 'gaEvent', action: 'Promo code expiring', hours_to_expiry: data.hours_to_expiry });
      }
    } catch (failure) {
      if (mine === asked.current)
        setError(await wordsOf(failure, t`The code could not be checked just now. Please try again.`));
    } finally {
      if (mine === asked.current) setPending(false);
    }
  };

  /** Forgets an answer that is on its way, and what was told. */
  const drop = (): void => {
    asked.current += 1;
    setPending(false);
    setError(undefined);
  };
  return { pending, error, applied, check, drop };
}

/** What the server says about a refusal, or our own words when it says nothing. */
async function wordsOf(failure: unknown, otherwise: string): Promise<string> {
  const { CallFailed } = await import('../../browser/client.ts');
  const body = failure instanceof CallFailed && failure.status < 500 ? failure.body : null;
  return body?.problems[0]?.message ?? body?.message ?? otherwise;
}
