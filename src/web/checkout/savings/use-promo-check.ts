import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { AnswerOf } from '#contract/schemas.ts';
import { chosenDeparture } from '#domain/booking/selection.ts';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { isEmailAddress, normalEmail } from '#domain/party/email.ts';
import { normalCode } from '#domain/pricing/promo-code.ts';
import { call } from '../../browser/call.ts';
import { gaEvent } from '../../browser/data-layer.ts';
import { refusalMessage } from '../../browser/refusal-message.ts';
import type { Chosen } from '../block.ts';
import type { Act } from '../state/checkout-context.tsx';

type Applied = NonNullable<AnswerOf<'checkPromoCode'>['data']>;

/** Validates promo codes: a valid one becomes the booking's saving, an invalid one shows the server's reason. */
export function usePromoCheck({ selection, context }: Chosen, act: Act, email: string | undefined) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const [applied, setApplied] = useState<Applied | null>(null);
  const latestCheck = useRef(0);

  const check = async (typed: string): Promise<void> => {
    const code = normalCode(typed);
    if (pending) return;
    if (!code) return setError(t`Enter a promo code`);
    const departure = chosenDeparture(selection, context);
    if (!departure) return setError(t`Choose a date first: some codes are only valid on certain dates`);
    latestCheck.current += 1;
    const request = latestCheck.current;
    setPending(true);
    setError(undefined);
    const checked = await call('checkPromoCode', {
      objectId: context.facts.variant.id,
      promoCode: code,
      pax: selection.party,
      currency: context.currency,
      date: toDotted(departure.day),
      email: email && isEmailAddress(email) ? normalEmail(email) : null,
      // A code's minimum price includes rooms and extras.
      accommodationsSelected: selection.rooms,
      extrasSelected: selection.extras,
    });
    if (request !== latestCheck.current) return;
    setPending(false);
    if (!checked.ok)
      return setError(refusalMessage(checked.refusal) ?? t`We couldn’t check the code. Please try again.`);
    const { status, message, data } = checked.answer;
    if (status !== 'OK' || !data) return setError(message);
    setApplied(data);
    act({ kind: 'saving', saving: { kind: 'promoCode', code: data.code } });
    if (data.hours_to_expiry !== null)
      gaEvent({ event: 'gaEvent', action: 'Promo code expiring', hours_to_expiry: data.hours_to_expiry });
  };

  /** Ignores a pending response, and clears the message. */
  const drop = (): void => {
    latestCheck.current += 1;
    setPending(false);
    setError(undefined);
  };
  return { pending, error, applied, check, drop };
}
